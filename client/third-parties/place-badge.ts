import * as limits from '#shared/limits.ts';

const badge = ['id', 'class'].map((name) => `body > [${name}*="badge" i]`).join();

/**
 * Badge scripts put their badge at the end of the body. Two seconds on it moves into its reserved box in the footer,
 * as soon as there is one; the search ends after 15 s.
 */
export function placeBadge() {
  const box = document.querySelector('[data-badge]');
  if (!box) return;
  const place = () => {
    const found = document.querySelector(badge);
    if (found) box.append(found);
    return found !== null;
  };
  setTimeout(() => {
    if (place()) return;
    const observer = new MutationObserver(() => place() && observer.disconnect());
    observer.observe(document.body, { childList: true });
    setTimeout(() => observer.disconnect(), limits.chatTimeoutMs);
  }, limits.badgeDelayMs);
}
