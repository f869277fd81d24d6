import { type PageContext, withBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { store, stored } from '#views/runtime/storage.ts';
import { startThirdParties } from './load-scripts.ts';
import { isPrivate } from './private-pages.ts';

type Choice = 'granted' | 'refused';

/**
 * Asks once whether third-party scripts may run, stores the choice, and lets the visitor change it from the footer.
 * Global Privacy Control counts as a refusal. On private pages no script is loaded and no banner shown.
 */
export function initConsent(context: PageContext) {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return;
  let choice = storedChoice();
  let started = false;

  const start = () => {
    if (started || choice !== 'granted' || isPrivate(location.pathname)) return;
    // Early input makes React hydrate before the load event; third-party scripts still load after it.
    if (document.readyState !== 'complete') return addEventListener('load', start, { once: true });
    started = true;
    startThirdParties(context.thirdParties);
  };
  const decide = (next: Choice) => {
    choice = next;
    store('localStorage', 'consent', next);
    banner.remove();
    delete document.documentElement.dataset['asksConsent'];
    // Running scripts can only be removed by a new document.
    if (next === 'refused' && started) location.reload();
    start();
  };
  const banner = createBanner(withBrand(context, href('cookies')), decide);
  const ask = () => {
    document.body.append(banner);
    document.documentElement.dataset['asksConsent'] = '';
  };
  const update = () => {
    if (choice === null && !isPrivate(location.pathname)) ask();
    start();
  };

  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      ask();
      banner.querySelector('button')!.focus();
    });
  }
  update();
  addEventListener('pageChange', update);
  addEventListener('storage', (event) => {
    if (event.key !== 'consent') return;
    const next = storedChoice();
    if (next) decide(next);
  });
}

function createBanner(about: string, decide: (choice: Choice) => void): HTMLElement {
  const banner = document.createElement('section');
  banner.className = 'consent cluster';
  banner.setAttribute('aria-label', 'Cookies');
  banner.innerHTML = `
    <p>We would like to count visits and offer help with services of other companies, which may set cookies.
      They load only if you allow it. <a>What they do</a>.</p>
    <div class="button-row">
      <button type="button" class="button button-secondary button-sm">Allow</button>
      <button type="button" class="button button-secondary button-sm">No, thanks</button>
    </div>`;
  banner.querySelector('a')!.href = about;
  const [allow, refuse] = banner.querySelectorAll('button');
  allow!.addEventListener('click', () => decide('granted'));
  refuse!.addEventListener('click', () => decide('refused'));
  return banner;
}

function storedChoice(): Choice | null {
  const value = stored('localStorage', 'consent');
  return value === 'granted' || value === 'refused' ? value : null;
}
