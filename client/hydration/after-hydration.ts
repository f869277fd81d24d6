import type { PageContext } from '#shared/site/page-context.ts';
import { loadThirdParties } from '../third-parties/start.ts';
import { initTooltips } from '../tooltips.ts';
import { fetchIcons } from './icon-sprite.ts';

/** What can wait until the page answers to the visitor and the browser is idle. */
export function afterHydration(context: PageContext) {
  initTooltips();
  loadThirdParties(context);
  fetchIcons(context.iconSprite).catch(() => {});
}
