import { inject, test } from 'vitest';
import { longUrl, pagesWithControls, useControls } from './controls.ts';
import { eventually, expect, journey, type Page } from './journey.ts';
import type { SiteProxy } from './proxy.ts';

// What visitors do while the page's scripts are still loading.

/** Opens a page whose scripts wait until the returned function is called. */
async function openHeld(page: Page, proxy: SiteProxy, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  proxy.rule({ path: /^\/assets\/[\w-]+\.js$/, until: promise });
  await page.goto(path);
  // Not until the load event: on a busy machine the scripts are requested before it, and it waits for them.
  await page.until(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => Reflect.get(link, 'sheet')),
  );
  return resolve;
}

/** Waits until the last script has run: the one that fetches the icons for later pages, when the browser is idle. */
const settled = (page: Page) =>
  page.until(() => performance.getEntriesByType('resource').some(({ name }) => /\/icons-\w+\.svg$/.test(name)));

const pages = await pagesWithControls(inject('site'));

test('all brands have pages with controls', () => {
  expect(pages.length).toBeGreaterThanOrEqual(10);
});

for (const { path, kind } of pages) {
  journey(
    `the ${kind} of ${path.slice(0, 60)} keep what was done to them before the scripts arrived`,
    async ({ page, proxy }) => {
      // A dialog of the browser itself would stop the journey.
      proxy.addInitScript('() => { window.print = () => {}; }');
      const release = await openHeld(page, proxy, path);
      expect(await page.run(useControls, kind)).toBeGreaterThan(0);
      release();
      await settled(page);
      expect(await page.run(() => Reflect.get(window, 'failed')())).toEqual([]);
    },
    { expectedErrors: ['Blog slug is longer than 150 characters', 'Failed to load resource'] },
  );
}

journey('filters ticked early are applied to the deadline calendar', async ({ page, proxy }) => {
  const release = await openHeld(page, proxy, '/resources/deadlines');
  await page.click('#field-for-employer');
  await page.click('#field-for-retailer');
  release();
  await page.at('/resources/deadlines?for=employer,retailer');
  await settled(page);
  expect(await page.run(() => [...document.querySelectorAll('#main :checked')].map(({ id }) => id))).toEqual([
    'field-for-employer',
    'field-for-retailer',
  ]);
});

journey(
  'a press on the page of a long URL is carried out',
  async ({ page, proxy }) => {
    const release = await openHeld(page, proxy, longUrl);
    await page.click('button', 'Try Shorter URL');
    release();
    await page.sees('.toast', 'Retry failed');
  },
  { expectedErrors: ['Blog slug is longer than 150 characters', 'Failed to load resource'] },
);

journey('the counters of the home page stand at 0 from the first frame, and then count', async ({ page, proxy }) => {
  proxy.addInitScript(recordFirstCounter.toString());
  const release = await openHeld(page, proxy, '/');
  await page.run(() => document.querySelector('.results')!.scrollIntoView({ behavior: 'instant' }));
  await page.sees('.results dd', '0');
  release();
  const numbers = await eventually(async () => {
    const shown = await page.run(() => ({
      numbers: Reflect.get(window, 'numbers') as number[],
      root: { ...document.documentElement.dataset },
      top: document.querySelector('.results')!.getBoundingClientRect().top,
    }));
    expect(shown).toMatchObject({ numbers: expect.arrayContaining([100]) });
    return shown.numbers;
  });
  await settled(page);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect([numbers[0], numbers.at(-1)]).toEqual([0, 100]);
});

/** Runs in the page: `window.numbers` is what the first counter has shown, frame by frame. */
function recordFirstCounter() {
  const numbers: number[] = [];
  const record = () => {
    const counter = document.querySelector('.results dd [aria-hidden=true]');
    const parts = [...(counter?.querySelectorAll('span') ?? [])];
    const shown = parts.find((part) => part.checkVisibility()) ?? counter;
    const value = Number.parseInt(shown?.textContent ?? '', 10);
    if (!Number.isNaN(value) && value !== numbers.at(-1)) numbers.push(value);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  Object.assign(window, { numbers });
}
