import { beginWithScreen } from './first-screen.ts';
import { startCarefully } from './hydrate-when-idle.ts';
import { loadImages } from './lazy-images.ts';
import { tendMenus } from './menus.ts';
import { followScroll } from './scroll-progress.ts';
import { followTheme } from './theme.ts';

/**
 * Stands inline in the head, before the stylesheet, so that the theme is set before the first paint. Its text is the same in every page,
 * so one hash in the policy covers it. It owns what must work without React, and decides when React comes.
 */
followTheme();
beginWithScreen();
tendMenus();
followScroll();
loadImages();
startCarefully(document.currentScript!.dataset as Record<string, string>);
