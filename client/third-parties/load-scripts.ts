import * as limits from '#shared/limits.ts';
import type { ThirdParties } from '#shared/site/page-context.ts';
import { placeBadge } from './place-badge.ts';
import { markRunning } from './private-pages.ts';

type Script = { name: string; src: string | null; timeout: number; data?: Record<string, string> };

/** Loads the configured scripts. One that fails or times out logs one warning; errors it throws are not logged. */
export function startThirdParties({ gtmId, chatSrc, analyticsSrc, speedInsightsSrc, badgeSrc }: ThirdParties) {
  markRunning();
  const scripts: Script[] = [
    {
      name: 'Tag manager',
      src: gtmId && `https://www.googletagmanager.com/gtm.js?id=${gtmId}`,
      timeout: limits.tagManagerTimeoutMs,
    },
    {
      name: 'Chat',
      src: chatSrc,
      timeout: limits.chatTimeoutMs,
      data: { sessionDuration: String(limits.chatSessionMinutes) },
    },
    { name: 'Analytics', src: analyticsSrc, timeout: limits.chatTimeoutMs },
    { name: 'Speed insights', src: speedInsightsSrc, timeout: limits.chatTimeoutMs },
    { name: 'Badge', src: badgeSrc, timeout: limits.chatTimeoutMs },
  ];
  const configured = scripts.filter((script) => script.src !== null);
  silenceErrors(configured.map(({ src }) => new URL(src!).origin));
  if (gtmId) startDataLayer();
  if (badgeSrc) placeBadge();
  for (const script of configured) load(script);
}

function load({ name, src, timeout, data }: Script) {
  const script = document.createElement('script');
  const fail = (reason: string) => {
    clearTimeout(timer);
    script.remove();
    console.warn(`${name} ${reason}; the site goes on without it.`);
  };
  const timer = setTimeout(fail, timeout, `did not load within ${timeout / 1_000} s`);
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
