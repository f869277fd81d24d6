import type { PageContext } from '#shared/site/page-context.ts';
import { loadThirdParties } from '../third-parties/start.ts';
import { initTooltips } from '../tooltips.ts';
import { fetchIcons } from './icon-sprite.ts';

/** What is not needed until the page is interactive and the browser idle. */
export function afterHydration(context: PageContext) {
  initTooltips();
  loadThirdParties(context);
  fetchIcons(context.iconSprite).catch(() => {});
}
