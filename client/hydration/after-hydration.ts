import { openState, openStateText } from '#shared/firm/office-hours.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { offlineScopes, worksOffline } from '#shared/site/routes.ts';
import { isFetchRefused, request, sendCount } from '#views/runtime/request.ts';
import { applyStylesheets, loadPageChunks, loadStylesheet } from '../navigation/load-page.ts';
import { loadPageChange } from '../navigation/navigation.tsx';
import { measureVisit } from './measure-visit.ts';

/** What is not needed until the page is interactive and the browser idle. */
export function afterHydration(context: PageContext) {
  loadTooltips();
  keepOpenNow(context);
  initSearch({
    domainParam: context.domainParam,
    loadStyles: () => loadStylesheet(context.stylesheets.search)?.then(applyStylesheets),
  });
  // Without configured third parties, no request goes to another host and their code is not loaded.
  if (Object.values(context.thirdParties).some(Boolean)) loadConsentBanner(context);
  countTools(context);
  if (context.offlineTools) keepToolsOffline();
  loadIcons(context.iconSprite).catch(() => {});
  loadPageChunks(context);
  loadPageChange().catch(() => {});
  try {
    measureVisit(context.brand.id);
  } catch {
    // Without observers it is not measured.
  }
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
    sendCount(brand.id, `tool ${pathname}`);
  });
}

/** Tools and search work offline once opened. The code for it is loaded on their pages only. */
function keepToolsOffline() {
  const keep = () => {
    if (!worksOffline(location.pathname)) return;
    keepPageOffline().catch(() => {});
  };
  keep();
  addEventListener('pageChange', keep);
}

/** Loads all icons, for pages opened later: the document has only those of its own page. */
async function loadIcons(sprite: string) {
  const response = await request(sprite, 10_000);
  if (!response.ok) return;
  const text = await response.text();
  document.getElementById('icons')!.innerHTML = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
}

/**
 * Lets the page work offline: registers the service worker and reports the open page and the files it has loaded.
 * Only tools and the search are controlled by it, by their scopes.
 */
export async function keepPageOffline(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  await Promise.all(offlineScopes.map((scope) => container.register('/service-worker.js', { scope })));
  const scope = offlineScopes.find((path) => location.pathname.startsWith(path));
  const registration = scope && (await container.getRegistration(scope));
  const worker = registration && (registration.active ?? registration.waiting ?? registration.installing);
  if (!worker) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ page: location.href.split('#')[0], loaded });
}

/** Ctrl+K or Command+K. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  return !defaultPrevented && !altKey && !shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

type Options = {
  /** Of the brand, when `?domain=` chose it. */
  domainParam: string | null;
  /** Loads the stylesheet of the search. */
  loadStyles: () => Promise<unknown> | undefined;
};

/** Opens the search dialog by its keys and by links with `data-search`, which lead to the search page otherwise. */
export function initSearch({ domainParam, loadStyles }: Options) {
  const open = (fallback: () => void) => {
    Promise.all([import('../search-dialog.ts'), loadStyles()])
      .then(([{ openSearch }]) => openSearch(domainParam))
      .catch(fallback);
  };
  addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') || !opensSearch(event) || isFetchRefused()) return;
    event.preventDefault();
    open(() => {});
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-search]');
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (isFetchRefused()) return;
      event.preventDefault();
      open(() => location.assign(link.href));
    },
    true,
  );
}
