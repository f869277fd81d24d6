import * as limits from '#shared/limits.ts';

const badge = ['id', 'class'].map((name) => `body > [${name}*="badge" i]`).join();

/**
 * Badge scripts append their badge to the body. After two seconds, or when it appears later, it is moved into its
 * reserved box in the footer; the search ends after 15 s.
 */
export function placeBadge() {
  const box = document.querySelector('[data-badge]');
  if (!box) return;
  const moveBadge = () => {
    const found = document.querySelector(badge);
    if (found) box.append(found);
    return found !== null;
  };
  setTimeout(() => {
    if (moveBadge()) return;
    const observer = new MutationObserver(() => moveBadge() && observer.disconnect());
    observer.observe(document.body, { childList: true });
    setTimeout(() => observer.disconnect(), limits.chatTimeoutMs);
  }, limits.badgeDelayMs);
}
