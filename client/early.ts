import { startCarefully } from './early/boot.ts';
import { beginWithScreen } from './early/first-screen.ts';
import { followScroll } from './early/header.ts';
import { loadImages } from './early/images.ts';
import { tendMenus } from './early/menus.ts';
import { followTheme } from './early/theme.ts';

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
