import type { Page } from 'playwright/test';
import { expect, test, withMotion } from './harness.ts';

const path = '/resources/deadlines';
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 844 };

/** The height of the page with all of it laid out. */
const wholeHeight = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset['belowFold'];
    return document.documentElement.scrollHeight;
  });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const query of ['', '?for=household', '?for=employer', '?domain=payroll', '?domain=brownco']) {
    test(`the calendar takes at most six and a quarter screens: ${query || 'for everyone'}`, async ({
      page,
      hydrated,
    }) => {
      await page.goto(path + query);
      await hydrated();
      expect(await wholeHeight(page)).toBeLessThanOrEqual(6.25 * phone.height);
    });
  }

  test('every due date is a row of one line', async ({ page, hydrated }) => {
    for (const domain of ['dresdentax', 'brownco', 'payroll']) {
      await page.goto(`${path}?domain=${domain}`);
      await hydrated();
      const higher = await page.evaluate(() => {
        delete document.documentElement.dataset['belowFold'];
        for (const month of document.querySelectorAll<HTMLDetailsElement>('.due-month')) month.open = true;
        const rows = [...document.querySelectorAll<HTMLElement>('.due > summary')];
        return {
          rows: rows.length,
          texts: [...new Set(rows.filter((row) => row.offsetHeight > 48).map((row) => row.textContent))],
        };
      });
      expect(higher.rows).toBeGreaterThan(100);
      expect([domain, ...higher.texts]).toEqual([domain]);
    }
  });

  test('in a low window the filter scrolls away, and leaves the window to the dates', async ({ page, hydrated }) => {
    await page.setViewportSize({ width: 640, height: 300 });
    await page.goto(path);
    await hydrated();
    await page.locator('.due').nth(10).scrollIntoViewIfNeeded();
    await expect(page.locator('.deadlines-form')).not.toBeInViewport();
  });

  test('the filter scrolls away and leaves the screen to the dates', async ({ page, hydrated }) => {
    await page.goto(`${path}?for=household`);
    await hydrated();
    await page.locator('.due-month').nth(5).scrollIntoViewIfNeeded();
    await expect(page.locator('.deadlines-form')).not.toBeInViewport();
  });

  for (const width of [320, 390])
    test(`at ${width} px the links to subscribe and the rows of dates come before the year, in tab order too`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const domain of ['dresdentax', 'brownco', 'payroll']) {
        await page.goto(`${path}?domain=${domain}`);
        const tops = await page.evaluate(() => {
          delete document.documentElement.dataset['belowFold'];
          const all = [...document.querySelectorAll('.deadlines-list :is(a, input, summary)')];
          return all
            .filter((element) => element.checkVisibility())
            .map((element) => Math.round(element.getBoundingClientRect().top));
        });
        expect(tops).toEqual(tops.toSorted((above, below) => above - below));
        // The sentence above them is as long as the names of the next dates.
        const sentence = (await page.locator('.deadlines-count').boundingBox())!;
        expect((await page.locator('.due-months').boundingBox())!.y - sentence.height).toBeLessThan(810);
        const days = await page.locator('.year .month-grid > :not(.month-weekday)').evaluateAll((all) => ({
          fontSize: Math.min(...all.map((day) => Number.parseFloat(getComputedStyle(day).fontSize))),
          columns: new Set(all.map((day) => day.closest('li')!.offsetLeft).filter(Boolean)).size,
        }));
        expect(days.fontSize).toBeGreaterThanOrEqual(13);
        expect(days.columns).toBe(2);
      }
    });

  test('the next date stands within one and a half screens, and one press shows the links to subscribe', async ({
    page,
    hydrated,
  }) => {
    await page.goto(path);
    await hydrated();
    const next = (await page.locator('.due').first().boundingBox())!;
    expect(next.y + next.height).toBeLessThan(1.5 * phone.height);
    const apple = page.getByRole('link', { name: 'Apple Calendar' });
    await expect(apple).not.toBeVisible();
    await page.getByText('Add to my calendar or print').click();
    await expect(apple).toBeVisible();
    await page.getByLabel('Remind me two weeks and two days before each date').check();
    await expect(apple).toHaveAttribute('href', /remind=1$/);
  });

  for (const width of [320, 390])
    test(`at ${width} px every kind of filer to choose is in sight, as high as a finger needs`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const kinds = page.locator('.deadlines-form .choice');
      await expect(kinds).toHaveCount(7);
      for (const kind of await kinds.all()) {
        const box = (await kind.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
    });

  for (const width of [320, 344, 360, 390])
    test(`at ${width} px every button that adds or prints the dates has its words on one line`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      expect((await page.locator('.due-subscribe > summary').boundingBox())!.height).toBeLessThan(50);
      await page.locator('.due-subscribe > summary').click();
      const buttons = page.locator('.due-subscribe .button-row .button');
      await expect(buttons).toHaveCount(6);
      const sizes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
      for (const { width: of, height } of sizes) {
        expect(of).toBeCloseTo(sizes[0]!.width, 0);
        expect(height).toBeLessThan(50);
      }
    });

  test('on a tablet the filter stays in sight and covers no row that has the focus', async ({ page, hydrated }) => {
    await page.setViewportSize(tablet);
    await page.goto(`${path}?for=household`);
    await hydrated();
    const filter = page.locator('.deadlines-form');
    const row = page.locator('.due > summary').nth(1);
    await row.scrollIntoViewIfNeeded();
    await expect(filter).toBeInViewport();
    await page.locator('.due > summary').nth(2).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(row).toBeFocused();
    const [filterBox, rowBox] = [(await filter.boundingBox())!, (await row.boundingBox())!];
    expect(rowBox.y).toBeGreaterThanOrEqual(filterBox.y + filterBox.height - 1);
  });

  test.describe('with motion', () => {
    test.use(withMotion);

    test('in a window that was narrowed, the filter covers no month or row while the focus moves backwards', async ({
      page,
      hydrated,
    }) => {
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(path);
      await hydrated();
      await page.setViewportSize(tablet);
      await page.locator('a.month:visible').nth(5).focus();
      const covered: string[] = [];
      for (let press = 0; press < 34; press += 1) {
        await page.keyboard.press('Shift+Tab');
        covered.push(...(await page.evaluate(coveredFocus)));
      }
      expect(await page.evaluate(() => document.activeElement!.matches('.due-subscribe *, .deadlines-form *'))).toBe(
        true,
      );
      expect(covered).toEqual([]);
    });
  });

  for (const fontSize of ['100%', '200%']) {
    test(`the filter does not cover the month that a small month leads to, with text at ${fontSize}`, async ({
      page,
      hydrated,
    }) => {
      await page.setViewportSize(tablet);
      await page.goto(path);
      await hydrated();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      const month = page.locator('.year > li:visible').nth(5).getByRole('link');
      const heading = page.locator(`${await month.getAttribute('href')} h2`);
      await month.click();
      await expect(heading).toBeInViewport();
      const isClear = () =>
        heading.evaluate((element) => {
          const filter = document.querySelector('.deadlines-form')!.getBoundingClientRect();
          return element.getBoundingClientRect().top >= filter.bottom;
        });
      await expect.poll(isClear).toBe(true);
    });
  }
});

/** What the filter covers of the element that has the focus, in any of the next ten frames. Runs in the page. */
async function coveredFocus(): Promise<string[]> {
  const filter = document.querySelector('.deadlines-form')!;
  const covered: string[] = [];
  for (let frame = 0; frame < 10; frame += 1) {
    const focused = document.activeElement!;
    const hidden = filter.getBoundingClientRect().bottom - focused.getBoundingClientRect().top;
    if (hidden > 1 && !filter.contains(focused))
      covered.push(`${focused.textContent.slice(0, 20)}: ${Math.round(hidden)} px in frame ${frame}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return covered;
}
