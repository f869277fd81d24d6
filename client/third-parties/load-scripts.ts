import * as limits from '#shared/limits.ts';
import { type ThirdParties, type ThirdPartyId, thirdParties } from '#shared/site/third-parties.ts';
import { markRunning } from './private-pages.ts';

/** Loads the configured scripts. A tag manager or a chat that fails or times out logs one warning; the others, and errors that any throws, are silent. */
export function startThirdParties(configured: ThirdParties) {
  markRunning();
  const scripts = Object.entries(configured) as [ThirdPartyId, string][];
  silenceErrors(scripts.map(([, src]) => new URL(src).origin));
  if (configured.tagManager) startDataLayer();
  if (configured.badge) placeBadge();
  for (const [id, src] of scripts) load(id, src);
}

function load(id: ThirdPartyId, src: string) {
  const { name, timeoutMs, data } = thirdParties[id];
  const script = document.createElement('script');
  const fail = (reason: string) => {
    clearTimeout(timer);
    script.remove();
    if (name) console.warn(`${name} ${reason}; the site goes on without it.`);
  };
  const timer = setTimeout(fail, timeoutMs, `did not load within ${timeoutMs / 1_000} s`);
  script.addEventListener('load', () => clearTimeout(timer));
  script.addEventListener('error', () => fail('could not be loaded'));
  Object.assign(script.dataset, data);
  Object.assign(script, { src, async: true });
  document.head.append(script);
}

function startDataLayer() {
  const page = window as { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
}

/** Errors of these origins do not reach the console. Browsers report only "Script error." for scripts of other origins. */
function silenceErrors(origins: string[]) {
  const isThirdParty = (text: string) => origins.some((origin) => text.includes(origin));
  addEventListener('error', (event) => {
    if (event.message === 'Script error.' || isThirdParty(event.filename ?? '')) event.preventDefault();
  });
  addEventListener('unhandledrejection', (event) => {
    if (isThirdParty(String((event.reason as Error | undefined)?.stack ?? ''))) event.preventDefault();
  });
}

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
