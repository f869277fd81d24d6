import type { PageContext } from '#shared/site/page-context.ts';
import { loadThirdParties } from '../third-parties/start.ts';
import { fetchIcons } from './icon-sprite.ts';

/** What is not needed until the page is interactive and the browser idle. */
export function afterHydration(context: PageContext) {
  loadTooltips();
  loadThirdParties(context);
  fetchIcons(context.iconSprite).catch(() => {});
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
