import type { Page } from 'playwright/test';
import { bookElsewhere, field, form, phone, test, times } from './booking-form.ts';
import { expect, scrollTo } from './harness.ts';
import { axe, inBothThemes, violations } from './violations.ts';

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.locator('.chosen-bar > div');
const goOn = (page: Page) => bar(page).getByRole('link', { name: 'Continue to your details' });
const chosen = (page: Page) => page.locator('input[name=slot]:checked');
const shownTimes = (page: Page) => times(page).filter({ visible: true });

/** The chosen time as the bar prints it: "Tue, Dec 1, 9:30 a.m." */
async function printed(page: Page): Promise<string> {
  const { day, time } = await page.evaluate(() => {
    const start = document.querySelector<HTMLInputElement>('input[name=slot]:checked')!.value;
    const at = new Date(start);
    const parts = { timeZone: 'America/New_York' };
    return {
      day: at.toLocaleDateString('en-US', { ...parts, weekday: 'short', month: 'short', day: 'numeric' }),
      time: at.toLocaleTimeString('en-US', { ...parts, hour: 'numeric', minute: '2-digit' }),
    };
  });
  return `${day}, ${time.replace(':00', '').replace('AM', 'a.m.').replace('PM', 'p.m.')}`;
}

for (const width of [320, 390, 768]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: width < 600 ? 844 : 1024 }, hasTouch: true });

    test('a chosen time stays on the screen with the next step, which leads to the first field', async ({
      page,
      hydrated,
    }) => {
      await page.goto(phone);
      await hydrated();
      await expect(bar(page)).toHaveCount(0);
      await form(page).locator('label.time:visible').first().tap();
      await expect(bar(page)).toBeVisible();
      await expect(bar(page)).toContainText(await printed(page));
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expect(field(page, 'Name')).not.toBeInViewport();
      const { height, width: wide } = (await goOn(page).boundingBox())!;
      expect(Math.min(height, wide)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await form(page).locator('label.time:visible').nth(1).tap();
      await expect(bar(page)).toContainText(await printed(page));
      await goOn(page).tap();
      await expect(field(page, 'Name')).toBeFocused();
      await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Who will we meet?')).toBeInViewport({ ratio: 1 });
      await expect(field(page, 'Email')).toBeInViewport({ ratio: 1 });
      await expect(bar(page)).toBeHidden();
    });
  });
}

test('it is away when the details are on the screen or above it, and comes back to the times', async ({
  page,
  hydrated,
}) => {
  await page.goto(phone);
  await hydrated();
  await shownTimes(page).first().check();
  await expect(bar(page)).toBeVisible();
  const to = (selector: string) =>
    page.locator(selector).evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await to('.booking-fields');
  await expect(bar(page)).toBeHidden();
  await to('.footer');
  await expect(bar(page)).toBeHidden();
  await to('.time-grid');
  await expect(bar(page)).toBeVisible();
  // Other times are chosen anew.
  await form(page).getByRole('button', { name: 'Later' }).click();
  await expect(bar(page)).toHaveCount(0);
});

test('the arrow keys move among the times as without it, and it covers no time that they choose', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(phone);
  await hydrated();
  await shownTimes(page).first().focus();
  await page.keyboard.press('Space');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home']) {
    await page.keyboard.press(key);
    await expect(chosen(page)).toBeFocused();
    await expect(bar(page)).toContainText(await printed(page));
    await expect.poll(() => chosen(page).evaluate(underBar)).toBe(false);
  }
  await page.keyboard.press('Tab');
  while (!(await goOn(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
});

/** Whether the bar lies over an element. Runs in the page. */
function underBar(element: Element): boolean {
  const cover = document.querySelector('.chosen-bar > div')!;
  if (cover.contains(element) || !cover.checkVisibility({ visibilityProperty: true })) return false;
  const [bar, box] = [cover.getBoundingClientRect(), element.getBoundingClientRect()];
  return box.bottom > bar.top && box.top < bar.bottom;
}

test('a time at the lower edge of the screen moves out from under it', async ({ page, hydrated }) => {
  await page.goto(phone);
  await hydrated();
  const last = shownTimes(page).last();
  const lowest = await last.evaluate((time) => time.getBoundingClientRect().bottom + scrollY - innerHeight + 4);
  await scrollTo(page, lowest);
  await last.check();
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => chosen(page).evaluate(underBar)).toBe(false);
});

test('nothing that has the focus is under it', async ({ page, hydrated }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(phone);
    await hydrated();
    await shownTimes(page).first().check();
    await expect(bar(page)).toBeVisible();
    const stops = page.locator('.booking-form :is(a[href], button, input, summary):not([tabindex="-1"])');
    for (const stop of await stops.filter({ visible: true }).elementHandles()) {
      await stop.focus();
      await expect.poll(() => stop.evaluate(underBar)).toBe(false);
    }
  }
});

test('it is not there in landscape, on wide screens and on paper', async ({ page, hydrated }) => {
  await page.goto(phone);
  await hydrated();
  await shownTimes(page).first().check();
  await expect(bar(page)).toBeVisible();
  for (const size of [
    { width: 600, height: 390 },
    { width: 844, height: 390 },
    { width: 1280, height: 1000 },
  ]) {
    await page.setViewportSize(size);
    await expect(bar(page)).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('axe finds nothing in it, and twice the size of text fits', async ({ page, hydrated }) => {
  await page.addInitScript(axe);
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(phone);
  await hydrated();
  await shownTimes(page).first().check();
  await expect(bar(page)).toBeVisible();
  await inBothThemes(page, async (theme, only) => {
    expect(await violations(page, { within: ['.chosen-bar'], only }), theme).toEqual([]);
  });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await chosen(page).scrollIntoViewIfNeeded();
  await expect(goOn(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page).locator('strong')).toBeInViewport({ ratio: 1 });
  expect(await bar(page).evaluate((box) => box.scrollWidth <= box.clientWidth && box.clientHeight < 200)).toBe(true);
});

test('a meeting is moved by the button beside the chosen time', async ({ page, hydrated }) => {
  await page.goto(phone);
  const path = await bookElsewhere(page, await shownTimes(page).nth(3).inputValue());
  await page.goto(path);
  await hydrated();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await shownTimes(page).last().check();
  await expect(bar(page)).toContainText(await printed(page));
  await expect.poll(() => chosen(page).evaluate(underBar)).toBe(false);
  const [day, date] = (await chosen(page).getAttribute('aria-label'))!.split(', ');
  await bar(page).getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByRole('heading', { name: 'Your meeting is moved' })).toBeVisible();
  await expect(page.locator('.lead').first()).toContainText(`${day}, ${date}`);
});
