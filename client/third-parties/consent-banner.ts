import { type PageContext, withBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { startThirdParties } from './load-scripts.ts';
import { isPrivate } from './private-pages.ts';

type Choice = 'granted' | 'refused';

/**
 * Asks once whether scripts of other companies may run, remembers the answer, and lets it be changed from the footer.
 * Global Privacy Control is an answer: no. On private pages nothing is loaded and nothing asked.
 */
export function initConsent(context: PageContext) {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return;
  let choice = remembered();
  let started = false;

  const start = () => {
    if (started || choice !== 'granted' || isPrivate(location.pathname)) return;
    // A visitor who types at once makes React hydrate before the load event; third-party scripts still load after it.
    if (document.readyState !== 'complete') return addEventListener('load', start, { once: true });
    started = true;
    startThirdParties(context.thirdParties);
  };
  const decide = (next: Choice) => {
    choice = next;
    remember(next);
    banner.remove();
    // What runs cannot be taken back but by a new document.
    if (next === 'refused' && started) location.reload();
    start();
  };
  const banner = createBanner(withBrand(context, href('cookies')), decide);
  const settle = () => {
    if (choice === null && !isPrivate(location.pathname)) document.body.append(banner);
    start();
  };

  for (const button of document.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      document.body.append(banner);
      banner.querySelector('button')!.focus();
    });
  }
  settle();
  addEventListener('pageChange', settle);
  addEventListener('storage', (event) => {
    if (event.key !== 'consent') return;
    const next = remembered();
    if (next) decide(next);
  });
}

function createBanner(about: string, decide: (choice: Choice) => void): HTMLElement {
  const banner = document.createElement('section');
  banner.className = 'consent';
  banner.setAttribute('aria-label', 'Cookies');
  const words = document.createElement('p');
  words.append(
    'We would like to count visits and offer help with services of other companies, which may set cookies. ',
  );
  words.append(
    'They load only if you allow it. ',
    Object.assign(document.createElement('a'), { href: about, textContent: 'What they do' }),
    '.',
  );
  const button = (label: string, choice: Choice) => {
    const made = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button-secondary button-sm',
      textContent: label,
    });
    made.addEventListener('click', () => decide(choice));
    return made;
  };
  const choices = document.createElement('div');
  choices.append(button('Allow', 'granted'), button('No, thanks', 'refused'));
  banner.append(words, choices);
  return banner;
}

function remembered(): Choice | null {
  try {
    const value = localStorage.getItem('consent');
    return value === 'granted' || value === 'refused' ? value : null;
  } catch {
    return null;
  }
}

function remember(choice: Choice) {
  try {
    localStorage.setItem('consent', choice);
  } catch {}
}
