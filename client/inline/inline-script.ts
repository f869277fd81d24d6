import { whenIdle } from '../when-idle.ts';
import { all } from './dom.ts';
import { deferUntilFirstPaint, markSavedTopics, pageShown } from './first-paint.ts';
import { hydrateWhenIdle } from './hydrate-when-idle.ts';
import { initLazyImages, requestFirstPictures } from './lazy-images.ts';
import { initMenus } from './menus.ts';
import { initFocus, initScrollProgress, openFragments, restoreScroll } from './scroll.ts';
import { initTheme } from './theme.ts';

/**
 * Inline in the head, so that the theme is set before the first paint. Its text is the same on
 * every page, so one hash in the content security policy covers it. It owns what works without React, and decides when
 * React is loaded.
 */
// Popovers are in every version of client/build/supported-browsers.ts, and in none before 2023.
if ('popover' in HTMLElement.prototype) {
  initTheme();
  requestFirstPictures(document.currentScript!.dataset);
  deferUntilFirstPaint();
  markSavedTopics();
  openFragments();
  restoreScroll();
  initMenus();
  initFocus();
  initScrollProgress();
  initLazyImages();
  pageShown.then(() => whenIdle(loadPrintStyles));
  hydrateWhenIdle(document.currentScript!.dataset as Record<string, string>);
} else {
  showNoscript();
}

/** A disabled link is not fetched, so that nothing of the page waits for the print stylesheet. */
function loadPrintStyles() {
  for (const link of all<HTMLLinkElement>('link[disabled]')) link.disabled = false;
}

/** Older browsers get the page as without scripts: what the document holds for that case, in place. */
function showNoscript() {
  addEventListener('DOMContentLoaded', () => {
    for (const element of all('noscript')) element.outerHTML = element.textContent;
  });
}
