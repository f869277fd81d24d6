import { bookElsewhere, phone, test, times } from '../e2e/booking-form.ts';
import { expect } from '../e2e/harness.ts';
import { largeTextProblems } from '../e2e/text-problems.ts';
import { axe, inBothThemes, violations } from '../e2e/violations.ts';

test('axe finds no violations on the pages of a booking, in both themes, and nothing scrolls sideways', async ({
  page,
  context,
}) => {
  test.slow();
  await context.addInitScript(axe);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(phone);
  const booked = await bookElsewhere(page, await times(page).last().inputValue());
  const found: Record<string, string[]> = {};
  for (const path of [phone, '/schedule?kind=in-person', booked, `${booked}&move=1&kind=phone`]) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    await inBothThemes(page, async (theme, only) => {
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const scrolled = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.poll(scrolled, `${path}, ${width} px`).toBe(width);
        // Phones of both widths have the same layout.
        if (width === 390) continue;
        const lines = await violations(page, { only });
        if (lines.length > 0) found[`${path}, ${theme}, ${width} px`] = lines;
      }
    });
  }
  expect(found).toEqual({});
});

test('with text twice as large nothing is cut off, lost or overlapped on the pages of a booking', async ({ page }) => {
  await page.goto(phone);
  const booked = await bookElsewhere(page, await times(page).nth(10).inputValue());
  expect(await largeTextProblems(page, [phone, booked, `${booked}&move=1&kind=phone`])).toEqual({});
});
