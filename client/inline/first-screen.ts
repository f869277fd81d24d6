import * as limits from '#shared/limits.ts';
import { whenIdle } from '../when-idle.ts';
import { all, root } from './dom.ts';

const phone = matchMedia('(pointer: coarse)');
/** What styles/first-screen.css lets wait. */
const bands = '.section, .results, .closing-band, .footer, .tool-step, [data-post-body] > *, [data-below]';

/**
 * On phones, what is far below the screen is not laid out or painted for now (`data-first`): most of the time until a
 * slow one shows the page, or shows it in another theme, goes there.
 */
export function screenFirst() {
  if (phone.matches) root.dataset['first'] = '';
}

/**
 * For a page opened afresh at its top; where else the screen is, only a page that is laid out whole can tell. There
 * all that cannot be on the screen waits (`data-first="top"`), until someone moves.
 */
export function beginWithScreen() {
  // Without its stylesheets a page is never seen, but some browsers lay it out to find forms they could fill in.
  root.style.display = 'none';

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!phone.matches || visit?.type !== 'navigate' || location.hash) return;
  root.dataset['first'] = 'top';
  const move = ({ type, target }: Event) => {
    // A link may lead further down; a menu need not wait for what is there.
    if (root.dataset['first'] && (type !== 'click' || (target as Element).closest('a'))) screenFirst();
  };
  for (const type of ['scroll', 'click', 'keydown']) addEventListener(type, move, true);
}

/**
 * Lays out the rest, band by band while the browser is idle: all at once would hold up the first touch.
 * @param done called when the page is whole
 */
export function thenTheRest(done = () => {}) {
  // Stylesheets that never came would leave nothing to see.
  root.style.display = '';
  const rest = 'first' in root.dataset ? all(bands) : [];
  let next = 0;
  const goOn = (time?: IdleDeadline) => {
    do {
      const band = rest[next++];
      if (!band) return finish();
      band.dataset['ready'] = '';
      // Laid out now, so that what time is left is known.
      band.offsetTop;
    } while (time && time.timeRemaining() > 40);
    whenIdle(goOn, limits.bandPauseMs);
  };
  const finish = () => {
    delete root.dataset['first'];
    for (const band of rest) delete band.dataset['ready'];
    done();
  };
  whenIdle(goOn, limits.bandPauseMs);
}
