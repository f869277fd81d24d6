import * as limits from '#shared/limits.ts';
import { whenIdle } from '../when-idle.ts';
import { all, root } from './dom.ts';

/** Settles when the page has loaded; images and fonts that hang delay it no longer than their limits say. */
const loaded = new Promise<unknown>((resolve) => {
  addEventListener('load', resolve);
  addEventListener('DOMContentLoaded', () => {
    setTimeout(resolve, limits.imagesTimeoutMs);
    // Firefox holds `load` back for fonts.
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    Promise.allSettled(images.map(async (image) => image.decode())).then(() =>
      setTimeout(resolve, limits.fontsTimeoutMs),
    );
  });
});

/** Settles with the first paint of content, or after a time-out where the browser reports none, as in a hidden tab. */
const firstPaint = new Promise<unknown>((resolve) => {
  try {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(null);
    });
    if (PerformanceObserver.supportedEntryTypes.includes('paint')) observer.observe({ type: 'paint', buffered: true });
  } catch {}
  loaded.then(() => setTimeout(resolve, limits.firstPaintTimeoutMs));
});

/** Settles when the page has loaded and painted. */
export const pageShown = Promise.all([loaded, firstPaint]);

/**
 * Leaves out of the first paint what is not on the screen (styles/above-the-fold.css). `data-unpainted` until then keeps
 * images from being requested. `data-below-fold`, on a page opened afresh at its top, is `hidden` until then, `auto` until
 * the page has loaded, and gone when the browser, part by part while idle, has laid out the whole page; on a page that a
 * link opens in this document it begins with `auto`. A reload, back or forward, or a fragment may show any part of the
 * page, and where that stands depends on the height of all before it, so such a page is laid out whole. The navigation
 * entry's name shows text fragments too, which `location` does not. So is one that answers a post (`data-returned-form`):
 * the browser focuses what was wrong, which it can only where that has a box. Nor is the page's height known before: the
 * End key, which scrolls to it, ends the deferral.
 */
export function deferUntilFirstPaint() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const atTop = navigation?.type === 'navigate' && !navigation.name.includes('#');
  root.dataset['unpainted'] = '';
  if (atTop && !('returnedForm' in root.dataset)) root.dataset['belowFold'] = 'hidden';
  firstPaint.then(() => {
    delete root.dataset['unpainted'];
    if (root.dataset['belowFold']) root.dataset['belowFold'] = 'auto';
  });
  pageShown.then(layOutRest);
  addEventListener('pageChange', layOutRest);
  addEventListener('keydown', ({ key }) => {
    if (key !== 'End') return;
    delete root.dataset['belowFold'];
    // Laid out before the browser scrolls: Chromium gives up a scroll during which the page grows.
    void root.scrollHeight;
  });
}

const parts = () => all('.defer-below-fold > *, .footer');

export const layOutRest = () => layOut(parts());

/** Until `layOutRest`, a change that restyles the whole page does not wait for what is away from the screen. */
export function deferAwayFromScreen() {
  for (const part of parts()) {
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) delete part.dataset['laidOut'];
    else part.dataset['laidOut'] = '';
  }
  root.dataset['belowFold'] = 'auto';
}

/** Lays out the rest of the page, one part each time the browser is idle, so that no part makes a visitor wait. */
function layOut([part, ...rest]: HTMLElement[]) {
  if (!root.dataset['belowFold']) return;
  whenIdle(() => {
    if (!part) {
      delete root.dataset['belowFold'];
      return;
    }
    part.dataset['laidOut'] = '';
    void part.offsetHeight;
    layOut(rest);
  });
}

/**
 * Sets `data-topics` when the visitor has saved topics of the checklist: views/styles/pages/checklist.css hides the
 * other groups, which the server cannot know, so that the list does not change when React takes it over.
 */
export function markSavedTopics() {
  try {
    const { topics } = JSON.parse(localStorage.getItem('checklist') ?? '{"topics":[]}') as { topics: string[] };
    if (topics.length > 0) root.dataset['topics'] = topics.join(' ');
  } catch {
    // Nothing is saved, or storage is blocked: the whole list is shown.
  }
}
