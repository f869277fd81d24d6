import { store, stored } from '#views/runtime/storage.ts';
import { all, root } from './dom.ts';
import { deferAwayFromScreen, layOutRest } from './first-paint.ts';

type Preference = 'light' | 'dark' | 'system';

// Where the browser or an extension refuses media queries, none matches, here and in what runs later.
try {
  matchMedia('all').addEventListener('change', () => {});
} catch {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
}
const dark = matchMedia('(prefers-color-scheme: dark)');
let preference: Preference = 'system';

/** Sets `data-theme` before the first paint and updates it: on the visitor's choice, in this tab or another, or the operating system's. */
export function initTheme() {
  preference = storedPreference();
  apply();
  dark.addEventListener('change', () => preference === 'system' && change());
  addEventListener('storage', (event) => {
    if (event.key !== 'theme' && event.key !== null) return;
    preference = storedPreference();
    change();
  });
  // Before the menu closes, whose focus makes the browser style the page: so it does that once.
  addEventListener(
    'click',
    (event) => {
      const choice = choiceOf(event);
      if (!isPreference(choice)) return;
      preference = choice;
      store('localStorage', 'theme', choice);
      change();
    },
    true,
  );
  addEventListener('toggle', ({ target }) => prepareFor(target as HTMLDetailsElement), true);
  addEventListener('DOMContentLoaded', updateControls);
}

const choiceOf = (event: Event) =>
  (event.target as Element).closest?.<HTMLElement>('[data-theme-choice]')?.dataset['themeChoice'];

function change() {
  // Back in its first theme the hero's drawing would be put together once more.
  for (const image of all<HTMLImageElement>('[src$="#intro"]')) image.src = image.src.slice(0, -'#intro'.length);
  const theme = apply();
  updateControls();
  document.dispatchEvent(new CustomEvent('themeChange', { bubbles: true, detail: { preference, theme } }));
}

function apply() {
  const theme = preference === 'dark' || (preference === 'system' && dark.matches) ? 'dark' : 'light';
  root.dataset['theme'] = theme;
  root.dataset['themePreference'] = preference;
  return theme;
}

/** The logo and the drawing of the other theme, which a change would show before they are there; and what it restyles. */
function prepareFor(menu: HTMLDetailsElement) {
  if (!menu.matches('.theme-menu')) return;
  if (!menu.open) return layOutRest();
  deferAwayFromScreen();
  for (const image of all(':is(.logo, .hero-picture) img')) image.removeAttribute('loading');
}

function updateControls() {
  for (const control of all('[data-theme-choice]')) {
    control.setAttribute('aria-checked', String(control.dataset['themeChoice'] === preference));
  }
}

function storedPreference(): Preference {
  const value = stored('localStorage', 'theme');
  return isPreference(value) ? value : 'system';
}

function isPreference(value: unknown): value is Preference {
  return value === 'light' || value === 'dark' || value === 'system';
}
