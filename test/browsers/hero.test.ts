import { eventually, expect, journey, type Page } from './journey.ts';

/** The place of the slide that is shown, and that of the dot which is marked. */
const shown = (page: Page) =>
  page.run(() => {
    const place = (selector: string, is: (element: Element) => boolean) =>
      [...document.querySelectorAll(selector)].findIndex(is);
    return [
      place('.hero-slide', (slide) => 'shown' in (slide as HTMLElement).dataset && !(slide as HTMLElement).inert),
      place('.slide-dot', (dot) => dot.getAttribute('aria-current') === 'true'),
    ];
  });
const shows = (page: Page, place: number) => eventually(async () => expect(await shown(page)).toEqual([place, place]));

journey('buttons and dots change the slide, and the pause button holds it', async ({ page, proxy }) => {
  proxy.addInitScript(shortenAutoplay.toString());
  await page.open('/');
  await page.click('.slide-pause', 'Pause slides');
  await page.until(() => document.querySelector('.slide-pause[aria-label="Play slides"]') !== null);
  const [start] = await shown(page);
  for (const step of [1, 2, 3]) {
    await page.click('.hero button', 'Next slide');
    await shows(page, (start! + step) % 3);
  }
  await page.click('.hero button', 'Previous slide');
  await shows(page, (start! + 2) % 3);
  for (const place of [2, 0, 1]) {
    await page.click('.slide-dot', `Slide ${place + 1} of 3`);
    await shows(page, place);
  }
  await leaveHero(page);
  await page.run(waitForInterval);
  await shows(page, 1);
  await page.click('.slide-pause', 'Play slides');
  await leaveHero(page);
  await eventually(async () => expect(await shown(page)).not.toEqual([1, 1]));
});

journey(
  'with reduced motion the hero stands still, its buttons work, and the counters are at their targets',
  async ({ page, proxy }) => {
    proxy.addInitScript(shortenAutoplay.toString());
    await page.open('/');
    await page.run(waitForInterval);
    await shows(page, 0);
    await page.click('.hero button', 'Next slide');
    await shows(page, 1);
    expect(await counters(page)).toEqual(targets);
  },
  { reducedMotion: true },
);

const targets = ['100+', '20+', '10+', '8'];
const counters = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll('.results dd [aria-hidden=true]')].map((counter) =>
      [...counter.childNodes]
        .filter((node) => node instanceof Text || (node as Element).checkVisibility())
        .map((node) => node.textContent)
        .join(''),
    ),
  );

journey('the counters count to their targets once and stay there', async ({ page }) => {
  // Parts above take their true heights only when they are near the screen.
  const scrollToCounters = async () =>
    page.scrollTo(
      await page.run(() => document.querySelector('.results')!.getBoundingClientRect().top + scrollY - 100),
    );
  await page.open('/');
  expect(await counters(page)).toEqual(['0+', '0+', '0+', '0']);
  await eventually(async () => {
    await scrollToCounters();
    expect(await counters(page)).toEqual(targets);
  });
  await page.run(recordCounters);
  await page.scrollTo(0);
  await scrollToCounters();
  expect(await page.run(() => Reflect.get(window, 'changes'))).toEqual([]);
  expect(await counters(page)).toEqual(targets);
});

/** Moves pointer and focus out of the hero, which stands still under them. */
async function leaveHero(page: Page) {
  await page.hover('.header .logo');
  await page.run(() => (document.activeElement as HTMLElement).blur());
}

/** Runs before the page's scripts: slides advance after 0.3 s in place of 8 s. */
function shortenAutoplay() {
  const original = window.setTimeout;
  Object.assign(window, {
    setTimeout: (callback: () => void, ms?: number, ...args: unknown[]) =>
      original(callback, ms === 8_000 ? 300 : ms, ...args),
  });
}

/** Runs in the page: waits until a slide that played would have changed. */
function waitForInterval() {
  return new Promise((resolve) => setTimeout(resolve, 500));
}

/** Runs in the page: `window.changes` is every text the counters are given from now on. */
function recordCounters() {
  const changes: string[] = [];
  new MutationObserver((records) => changes.push(...records.map(({ target }) => target.textContent ?? ''))).observe(
    document.querySelector('.results dl')!,
    { subtree: true, childList: true, characterData: true },
  );
  Object.assign(window, { changes });
}
