import { whenIdle } from '../when-idle.ts';

const root = document.documentElement;
const phone = matchMedia('(pointer: coarse)');
/** The same as in layout.css. */
const bands = '.section, .results, .closing-band, .footer';
/** Milliseconds that a band waits for a browser that is never idle. */
const longestPause = 500;

/**
 * On phones, what is far below the screen is not laid out or painted for now (`data-first`, layout.css): most of the
 * time until a slow one shows the page, or shows it in another theme, goes there.
 */
export function screenFirst() {
  if (phone.matches) root.dataset['first'] = '';
}

/** For a page opened afresh at its top: where else the screen is, only a page that is laid out whole can tell. */
export function beginWithScreen() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) screenFirst();
}

/**
 * Lays out the rest, band by band while the browser is idle: all at once would hold up the first touch.
 * @param done called when the page is whole
 */
export function thenTheRest(done = () => {}) {
  const waits = 'first' in root.dataset;
  const rest = document.querySelectorAll<HTMLElement>(bands);
  let next = 0;
  const goOn = () => {
    const band = waits && rest[next++];
    if (!band) return finish();
    band.style.contentVisibility = 'visible';
    whenIdle(goOn, longestPause);
  };
  const finish = () => {
    delete root.dataset['first'];
    if (waits) for (const band of rest) band.style.contentVisibility = '';
    done();
  };
  whenIdle(goOn, longestPause);
}
