import { openState, openStateText } from '#shared/firm/office-hours.ts';
import { worksOffline } from '#shared/site/offline.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { loadStylesheet } from '../navigation/load-stylesheet.ts';
import { initSearch } from '../search-shortcuts.ts';
import { measureVisit } from './measure-visit.ts';

/** What is not needed until the page is interactive and the browser idle. */
export function afterHydration(context: PageContext) {
  loadTooltips();
  openFragment();
  keepOpenNow(context);
  initSearch({
    domainParam: context.domainParam,
    loadStyles: () => loadStylesheet(context.stylesheets.search),
  });
  // Without configured third parties, no request goes to another host and their code is not loaded.
  if (Object.values(context.thirdParties).some(Boolean)) loadConsentBanner(context);
  countTools(context);
  measureVisit(context.brand.id);
  if (context.offlineTools) keepToolsOffline();
  loadIcons(context.iconSprite).catch(() => {});
}

/** Tooltips are for a mouse and for the keyboard: a phone never loads their code. */
function loadTooltips() {
  const used = new AbortController();
  const load = (event: Event) => {
    used.abort();
    import('../tooltips.ts').then(
      ({ initTooltips }) => initTooltips(event),
      () => {},
    );
  };
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && load(event), used);
  addEventListener('focusin', (event) => (event.target as Element).matches(':focus-visible') && load(event), used);
}

/** Opens the question or section that the page's URL names in its fragment, as a result of the search does. */
function openFragment() {
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

/** "Open now, until 5 p.m." by the visitor's clock, on the page and in the footer. */
function keepOpenNow({ brand }: PageContext) {
  const update = () => {
    const now = new Date();
    for (const shown of document.querySelectorAll<HTMLElement>('.open-now')) {
      const state = openState(brand.offices.find(({ id }) => id === shown.dataset['office'])!, now);
      // Its first part may be the town.
      shown.lastChild!.textContent = openStateText(state, now);
      shown.toggleAttribute('data-open', state.open);
    }
  };
  update();
  setInterval(update, 60_000);
  addEventListener('pageChange', update);
}

function loadConsentBanner(context: PageContext) {
  import('../third-parties/consent-banner.ts').then(
    ({ initConsent }) => initConsent(context),
    () => {},
  );
}

/** For the owner's report: sends which tools are used, never what was entered. */
function countTools({ brand }: PageContext) {
  const counted = new Set<string>();
  addEventListener('change', () => {
    const { pathname } = location;
    if (!pathname.startsWith('/resources/') || counted.has(pathname)) return;
    counted.add(pathname);
    navigator.sendBeacon(`/api/page-views?domain=${brand.id}`, `tool ${pathname}`);
  });
}

/** Tools and search work offline once opened. The code for it is loaded on their pages only. */
function keepToolsOffline() {
  const keep = () => {
    if (!worksOffline(location.pathname)) return;
    import('../offline-tools.ts').then(({ keepPageOffline }) => keepPageOffline()).catch(() => {});
  };
  keep();
  addEventListener('pageChange', keep);
}

/** Loads all icons, for pages opened later: the document has only those of its own page. */
async function loadIcons(sprite: string) {
  const response = await fetch(sprite, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) return;
  const text = await response.text();
  document.getElementById('icons')!.innerHTML = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
}
