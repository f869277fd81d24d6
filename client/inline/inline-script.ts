import { deferUntilFirstPaint } from './first-paint.ts';
import { hydrateWhenIdle } from './hydrate-when-idle.ts';
import { initLazyImages } from './lazy-images.ts';
import { initMenus } from './menus.ts';
import { initScrollProgress } from './scroll-progress.ts';
import { initTheme } from './theme.ts';

/**
 * Stands inline in the head, before the stylesheet, so that the theme is set before the first paint. Its text is the same in every page,
 * so one hash in the policy covers it. It owns what must work without React, and decides when React comes.
 */
initTheme();
deferUntilFirstPaint();
initMenus();
initScrollProgress();
initLazyImages();
hydrateWhenIdle(document.currentScript!.dataset as Record<string, string>);
