import type { Page } from 'playwright/test';
import { expect, test } from '../e2e/harness.ts';

test.use({ expectedConsole: ['the server responded with a status of 404'] });

// One test after the other would make this file the last to end.
test.describe.configure({ mode: 'parallel' });

test('Tab on / follows the reading order with visible focus, from the skip link to the last link of the footer', async ({
  page,
  hydrated,
}) => {
  await openStill(page, '/', hydrated);
  const stops = await tabStops(page);
  expect(stops[0]!.name).toContain('skip-link');
  expect(stops.at(-1)!.name).toMatch(/<(a|button)/);
  const last = await page.evaluate(() => [...document.querySelectorAll('footer a')].at(-1)!.outerHTML.slice(0, 80));
  expect(stops.at(-1)!.name).toBe(last);
});

for (const path of ['/contact', '/resources/tax-calculator']) {
  test(`Tab from the skip link of ${path} follows the reading order with visible focus, and on to the footer`, async ({
    page,
    hydrated,
  }) => {
    await openStill(page, path, hydrated);
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#main`);
    const stops = await tabStops(page, { until: 'footer' });
    expect(stops.length).toBeGreaterThan(2);
    expect(stops.slice(0, -1).map((stop) => stop.part)).not.toContain(null);
    expect(stops.at(-1)!.part).toBe('footer');
  });
}

/** The page with React and a clock that stands still, so that nothing moves by itself. */
async function openStill(page: Page, path: string, hydrated: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated();
  await page.clock.pauseAt(Date.now() + 60_000);
}

type Stop = { name: string; part: 'main' | 'footer' | null };

/**
 * Presses Tab to the end of the page, or to the first stop in the footer, and expects each stop to have a focus ring and to
 * come after the one before.
 */
async function tabStops(page: Page, { until }: { until?: 'footer' } = {}): Promise<Stop[]> {
  const stops: Stop[] = [];
  let position = -1;
  for (let press = 0; press < 200; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (!stop) break;
    // The parts of a date field show their focus themselves.
    if (stop.position === position) continue;
    expect(stop.focusRing, `focus ring: ${stop.name}`).toBe(true);
    // A radio group is one tab stop, at its checked option.
    if (stop.position < position) break;
    position = stop.position;
    stops.push(stop);
    if (stop.part === until) break;
  }
  return stops;
}

/** What has the focus, and its place among all elements. Runs in the page. */
async function focusedStop() {
  const element = document.activeElement as HTMLElement;
  if (element === document.body) return null;
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  // The link of a card has its focus ring around the card, an amount around its sign, too.
  const outlined = [element, element.closest('.card-linked, .field-control')].flatMap((part) =>
    part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : [],
  );
  return {
    position: [...document.querySelectorAll('*')].indexOf(element),
    part: element.closest('main') ? ('main' as const) : element.closest('footer') ? ('footer' as const) : null,
    name: element.outerHTML.slice(0, 80),
    focusRing: outlined.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    ),
  };
}
