import type { Page } from 'playwright/test';
import { brands } from '#shared/brands/index.ts';
import { href } from '#shared/site/routes.ts';
import { heroDueDays } from '#shared/tax/deadlines.ts';
import { namesInHero } from '#shared/tax/due-days.ts';
import { expect, test } from './harness.ts';

test('the sections are in order', async ({ page }) => {
  await page.goto('/');
  const tops = await page.evaluate(() => {
    // Blocks far below the screen are not laid out yet.
    delete document.documentElement.dataset['belowFold'];
    return [
      '.hero',
      '#welcome',
      '.results',
      '.quick-tools',
      '.home-services',
      '.industries',
      '.why',
      '.connected',
      '.latest',
      '#contact',
    ].map((selector) => document.querySelector(selector)!.getBoundingClientRect().top);
  });
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('in the dark the wide service cards have another ground than the others', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const brand of ['dresdentax', 'brownco', 'payroll']) {
    await page.goto(`/?domain=${brand}`);
    const [wide, plain] = await page.evaluate(() =>
      ['.service-card-wide', '.service-card:not(.service-card-wide)'].map(
        (card) => getComputedStyle(document.querySelector(`.bento ${card}`)!).backgroundColor,
      ),
    );
    expect(wide, brand).not.toBe(plain);
  }
});

test('the contact section leads to a telephone call and to a meeting, too', async ({ page }) => {
  for (const brand of Object.values(brands)) {
    await page.goto(`/?domain=${brand.id}`);
    const ways = page.locator('.contact-methods');
    await expect(ways.locator('a[href^="tel:"]')).toHaveText(brand.contact.phone);
    const meeting = ways.getByRole('link', { name: brand.closing.button });
    await expect(meeting).toHaveAttribute('href', new RegExp(`^${href('schedule')}`));
  }
});

test('on a phone held sideways the first button is whole', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const brand of ['dresdentax', 'brownco', 'payroll']) {
    await page.goto(`/?domain=${brand}`);
    await expect(page.locator('.hero-slide[data-shown] .button').first()).toBeInViewport({ ratio: 1 });
  }
});

test('six services, replaced by links to all eight below 768 px', async ({ page }) => {
  const cards = page.locator('.home-services .bento');
  const all = page.locator('.home-services').getByRole('link', { name: 'All services' });
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/');
  await expect(cards).toBeVisible();
  await expect(cards.locator('a[href^="/services/"]')).toHaveCount(6);
  await expect(all).toBeVisible();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(cards).toBeHidden();
  await expect(page.locator('.home-services .service-links a:visible')).toHaveCount(8);
  await expect(all).toBeVisible();
  await expect(all).toHaveAttribute('href', '/services');
});

test('the quick tools lead to the full ones with what was entered', async ({ page }) => {
  const tool = (title: string) => page.locator('.quick-tool', { has: page.getByRole('heading', { name: title }) });
  await page.goto('/');
  await tool('What is due next?').getByRole('combobox').selectOption('employer');
  await tool('What is due next?').getByRole('button').click();
  await expect(page).toHaveURL('/resources/deadlines?for=employer');
  await expect(page.getByRole('checkbox', { name: /An employer/ })).toBeChecked();
  await page.goto('/');
  await tool('What does this letter mean?').getByRole('textbox').fill('CP2000');
  await tool('What does this letter mean?').getByRole('button').click();
  await expect(page).toHaveURL('/resources/tax-letters?number=CP2000');
  await expect(page.getByRole('heading', { name: 'This is your letter' })).toBeVisible();
  await page.goto('/');
  await tool('What should I set aside?').getByRole('textbox').fill('20000');
  await tool('What should I set aside?').getByRole('button').click();
  await expect(page.locator('#result')).toContainText('Set aside each quarter');
});

test.describe('a wrong amount', () => {
  test.use({ expectedConsole: ['status of 400'] });

  test('in a quick tool leads to its field in the full one', async ({ page }) => {
    await page.goto('/');
    const tool = page.locator('.quick-tool', { has: page.getByRole('heading', { name: 'What should I set aside?' }) });
    await tool.getByRole('textbox').fill('50k a year');
    await tool.getByRole('button').click();
    const field = page.getByLabel('Your side or business profit', { exact: true });
    await expect(field).toHaveValue('50k a year');
    await expect(field).toHaveAccessibleDescription(/Enter dollars/);
    await expect(page.locator('.field-error')).toBeInViewport({ ratio: 1 });
  });
});

for (const id of ['dresdentax', 'payroll'] as const) {
  test(`${id}: with the fullest days of the year the hero's card has room, and no slide changes its height`, async ({
    page,
    hydrated,
  }) => {
    const days = heroDueDays(id, new Date('2027-01-01T12:00:00Z')).map(namesInHero);
    const sets = days.map((_, index) => days.slice(index, index + 3)).filter(({ length }) => length === 3);
    const fullest = sets.sort((a, b) => b.join().length - a.join().length)[0]!;
    await page.goto(`/?domain=${id}`);
    await hydrated();
    await page.locator('.hero-card dd').evaluateAll((names, texts) => {
      for (const [index, name] of names.entries()) name.textContent = texts[index]!;
    }, fullest);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = new Set<number>();
      for (let slide = 0; slide < 3; slide += 1) {
        await page.getByRole('button', { name: `Slide ${slide + 1} of 3` }).click();
        heights.add((await page.locator('.hero').boundingBox())!.height);
      }
      const covers = await page.locator('.hero-card').evaluate((card) => {
        const box = card.getBoundingClientRect();
        const field = document.querySelector('.hero-field')!.getBoundingClientRect();
        const others = [...document.querySelectorAll('.header, .hero-text > *, .hero-cue')]
          .map((element) => element.getBoundingClientRect())
          .filter(
            ({ left, right, top, bottom }) =>
              left < box.right && box.left < right && top < box.bottom && box.top < bottom,
          );
        return {
          others: others.length,
          inside: box.top > field.top && box.bottom <= field.bottom,
          wide: card.scrollWidth > card.clientWidth,
        };
      });
      expect([width, heights.size, covers]).toEqual([width, 1, { others: 0, inside: true, wide: false }]);
    }
  });
}

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: the hero's card covers little of the drawing on screens of any height`, async ({ page }) => {
    await page.goto(`/?domain=${id}`);
    for (const [width, height] of [
      [1280, 900],
      [1366, 657],
      [1440, 789],
      [1920, 900],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => coveredShare(page), `${width} x ${height}`).toBeLessThan(0.1);
    }
  });
}

/** How much of a slide's picture the card covers, of the slide where it covers most. */
function coveredShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const card = document.querySelector('.hero-card')!.getBoundingClientRect();
    const shares = [...document.querySelectorAll('.hero-picture')].map((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const across = Math.max(0, Math.min(right, card.right) - Math.max(left, card.left));
      const down = Math.max(0, Math.min(bottom, card.bottom) - Math.max(top, card.top));
      return (across * down) / ((right - left) * (bottom - top));
    });
    return Math.max(...shares);
  });
}
