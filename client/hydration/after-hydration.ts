import { worksOffline } from '#shared/site/offline.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { loadStylesheet } from '../navigation/load-stylesheet.ts';
import { initSearch } from '../search-shortcuts.ts';
import { loadThirdParties } from '../third-parties/start.ts';
import { fetchIcons } from './icon-sprite.ts';

/** What is not needed until the page is interactive and the browser idle. */
export function afterHydration(context: PageContext) {
  loadTooltips();
  openFragment();
  initSearch({
    domainParam: context.domainParam,
    loadStyles: () => loadStylesheet(context.stylesheets.search),
  });
  loadThirdParties(context);
  addEventListener('change', loadToolCount, { once: true });
  if (context.offlineTools) keepToolsOffline();
  fetchIcons(context.iconSprite).catch(() => {});
}

function loadToolCount() {
  import('../count-tools.ts').then(
    ({ countTools }) => countTools(),
    () => {},
  );
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

/** Tools and search work offline once opened. The code for it is loaded on their pages only. */
function keepToolsOffline() {
  const keep = () => {
    if (!worksOffline(location.pathname)) return;
    import('../offline-tools.ts').then(({ keepPageOffline }) => keepPageOffline()).catch(() => {});
  };
  keep();
  addEventListener('pageChange', keep);
}

/** Opens the question or section that the page's URL names in its fragment, as a result of the search does. */
function openFragment() {
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
