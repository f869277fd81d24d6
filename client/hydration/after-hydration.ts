import type { PageContext } from '#shared/site/page-context.ts';
import { tendThirdParties } from '../third-parties/start.ts';
import { tendTooltips } from '../tooltips.ts';
import { fetchIcons } from './icon-sprite.ts';

/** What can wait until the page answers to the visitor and the browser is idle. */
export function later(context: PageContext) {
  tendTooltips();
  tendThirdParties(context);
  fetchIcons(context.iconSprite).catch(() => {});
}
