import type { PageContext } from '#shared/page-context.ts';
import { fetchIcons } from './icons.ts';
import { tendThirdParties } from './third-parties.ts';
import { tendTooltips } from './tooltips.ts';

/** What can wait until the page answers to the visitor and the browser is idle. */
export function later(context: PageContext) {
  tendTooltips();
  tendThirdParties(context);
  fetchIcons(context.iconSprite).catch(() => {});
}
