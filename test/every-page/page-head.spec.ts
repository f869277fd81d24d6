import { industrySlugs } from '#shared/firm/industries.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { expect, test } from '../e2e/harness.ts';

test('on a phone the drawing follows the words, and tools have none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [panel, text] = [page.locator('.page-head-panel'), page.locator('.page-head-text')];
  for (const path of ['/services/payroll', '/industries/retail', '/resources/tax-payment-center']) {
    await page.goto(path);
    const [drawing, words] = [(await panel.boundingBox())!, (await text.boundingBox())!];
    expect(drawing.y, path).toBeGreaterThanOrEqual(words.y + words.height);
    expect([drawing.x, drawing.x + drawing.width], path).toEqual([20, 390]);
  }
  for (const path of ['/resources/tax-prep-checklist', '/resources/deadlines', '/resources/ohio-business-taxes']) {
    await page.goto(path);
    await expect(text, path).toBeVisible();
    await expect(panel, path).toBeHidden();
  }
});

test('the drawing is larger than its panel, which cuts it at the sides or at the lower edge', async ({ page }) => {
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/about-us', '/services', '/services/marketing', '/locations', '/contact']) {
      await page.goto(path);
      const cut = await page.locator('.page-head-panel').evaluate((panel) => {
        const [frame, drawing] = [panel, panel.querySelector('.art')!].map((part) => part.getBoundingClientRect());
        return drawing!.left < frame!.left && drawing!.bottom > frame!.bottom;
      });
      expect(cut, `${path} at ${width} px`).toBe(true);
    }
  }
});

test('on a wide screen the panel cuts the plinth only, and nothing that stands on it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const pages = [
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    ...industrySlugs.map((slug) => `/industries/${slug}`),
    ...['/services', '/industries', '/about-us', '/contact'],
    ...['/resources/deadlines', '/resources/tax-payment-center', '/resources/check-my-refund'],
  ];
  for (const path of pages) {
    await page.goto(path);
    const gaps = await page.locator('.page-head-panel').evaluate((panel) => {
      const parts = [...panel.querySelector('svg > g')!.children];
      const pad = parts.findIndex((part) => part.querySelector('[fill="var(--art-pad)"]'));
      const boxes = parts
        .slice(pad + 1)
        .filter((part) => part.getAttribute('fill') !== 'var(--art-sh)')
        .map((part) => part.getBoundingClientRect());
      const { top, right, bottom, left } = panel.getBoundingClientRect();
      return [
        Math.min(...boxes.map((box) => box.top)) - top,
        right - Math.max(...boxes.map((box) => box.right)),
        bottom - Math.max(...boxes.map((box) => box.bottom)),
        Math.min(...boxes.map((box) => box.left)) - left,
      ];
    });
    expect(Math.min(...gaps), `${path}: ${gaps.map(Math.round)}`).toBeGreaterThan(8);
  }
});

test('on a phone the breadcrumb stands just below the logo, in rows high enough for a thumb', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/services/payroll',
      '/blog/w-2-season-starts-in-november',
      '/resources/deadlines',
      '/privacy-policy',
    ]) {
      await page.goto(path);
      const [logo, link] = [page.locator('.header .logo img:visible'), page.locator('.breadcrumb a').first()];
      expect((await link.boundingBox())!.height, path).toBeGreaterThanOrEqual(44);
      // Pictures have their place once the page is painted.
      const gap = async () => {
        const [above, row] = [(await logo.boundingBox())!, (await link.boundingBox())!];
        return row.y + row.height / 2 - (above.y + above.height);
      };
      await expect.poll(gap, { message: path }).toBeLessThan(56);
      // Nothing lies over it.
      const isHit = await link.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 5, y) === element);
      });
      expect(isHit, path).toBe(true);
    }
  }
});

test('on a tablet the drawing stands beside the words', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/services/payroll', '/industries/retail', '/resources/deadlines']) {
    await page.goto(path);
    const drawing = (await page.locator('.page-head-panel').boundingBox())!;
    const words = (await page.locator('.page-head-text').boundingBox())!;
    expect(drawing.x, path).toBeGreaterThanOrEqual(words.x + words.width);
    expect([Math.round(drawing.x + drawing.width), drawing.height], path).toEqual([768, 300]);
  }
});

test('on a wide screen the drawing is cut by its panel, in at least eight ways', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const compositions = new Set<string>();
  for (const path of [
    '/services/bookkeeping',
    '/services/payroll',
    '/services/business-tax',
    '/services/fractional-cfo',
    '/services/hr-consulting',
    '/services/marketing',
    '/services/business-formation',
    '/services/personal-tax',
  ]) {
    await page.goto(path);
    const [panel, art] = [page.locator('.page-head-panel'), page.locator('.page-head-panel .art')];
    const [outer, inner] = [(await panel.boundingBox())!, (await art.boundingBox())!];
    expect(inner.height, path).toBeGreaterThan(outer.height * 1.2);
    compositions.add([inner.x - outer.x, inner.y - outer.y, inner.width].map(Math.round).join());
  }
  expect(compositions.size).toBe(8);
});

for (const path of [
  '/services/personal-tax',
  '/services/personal-tax/pricing',
  '/services/fractional-cfo',
  '/industries/construction',
  '/locations/zanesville',
  '/about-us',
]) {
  test(`on a phone held sideways the button at the top of ${path} is whole`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const brand of ['dresdentax', 'brownco', 'payroll']) {
      await page.goto(`${path}?domain=${brand}`);
      await expect(page.locator('.page-head .button').first(), brand).toBeInViewport({ ratio: 1 });
    }
  });
}

test('with text of twice the size each line of the breadcrumb begins with a name, at its left edge', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/services/personal-tax/pricing', '/locations/pickerington', '/resources/tax-letters/cp2000']) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const starts = await page.locator('.breadcrumb li').evaluateAll((items) => {
        const rows = items.map((item) => ({
          top: item.getBoundingClientRect().top,
          left: item.firstElementChild!.getBoundingClientRect().left,
        }));
        const edge = items[0]!.parentElement!.getBoundingClientRect().left;
        return rows
          .filter(({ top }, index) => top > (rows[index - 1]?.top ?? 0))
          .map(({ left }) => Math.round(left - edge));
      });
      expect(starts.length, `${path} at ${width} px`).toBeGreaterThan(1);
      expect(new Set(starts), `${path} at ${width} px`).toEqual(new Set([0]));
    }
  }
});
