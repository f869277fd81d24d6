import { expect, test } from '../e2e/harness.ts';
import { layOutAll, phoneHeight, screens } from './page-height.ts';

const widths = [320, 360, 390, 600, 768, 1024, 1280, 1440, 1920, 2560];
const edgePages = [
  '/',
  '/services',
  '/services/payroll',
  '/industries/retail',
  '/resources/tax-calculator',
  '/blog',
  '/contact',
];

/** The different distances from the window's edges that header, content and footer have. Runs in the page. */
function leftAndRightEdges(): string[] {
  const boxes = ['.header-bar', 'main .wrap', '.section > .wrap', '.footer > .wrap'].flatMap((place) => {
    const box = document.querySelector(place)?.getBoundingClientRect();
    return box ? [[Math.round(box.left), Math.round(innerWidth - box.right)].join()] : [];
  });
  return boxes.length > 2 ? [...new Set(boxes)] : [];
}

for (const path of edgePages) {
  test(`header, content and footer of ${path} share their edges at every width`, async ({ page }) => {
    await page.goto(path);
    await layOutAll(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Lengths in parts of the window's width follow a resize by a frame.
      await expect.poll(() => page.evaluate(leftAndRightEdges), `${width} px`).toHaveLength(1);
    }
  });
}

test('office cards beside the map are as high as what they say', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/about-us');
  await layOutAll(page);
  const gaps = await page.locator('.about-offices .office-card').evaluateAll((cards) =>
    cards.map((card) => {
      const hours = card.querySelector('.office-hours')!.getBoundingClientRect();
      return Math.round(card.querySelector('.office-vcard')!.getBoundingClientRect().top - hours.bottom);
    }),
  );
  expect(Math.min(...gaps)).toBeLessThanOrEqual(24);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(60);
});

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: on a phone home is at most twelve screens high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: phoneHeight });
    await page.goto(`/?domain=${id}`);
    await layOutAll(page);
    expect(await screens(page)).toBeLessThanOrEqual(12);
  });
}

for (const path of ['/resources/ohio-employers', '/resources/tax-payment-center']) {
  test(`on a phone ${path} is at most six screens high, and opens what the fragment of a URL names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: phoneHeight });
    await page.goto(path);
    await layOutAll(page);
    expect(await screens(page)).toBeLessThanOrEqual(6);
    for (const id of await page.locator('main details[id]').evaluateAll((all) => all.map((part) => part.id))) {
      await page.goto(`${path}#${id}`);
      await expect(page.locator(`[id="${id}"]`), id).toHaveAttribute('open');
    }
  });
}

test('on a narrow phone a town is at most ten screens high; what it leads on to is closed, and on wide screens open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/locations/dresden');
  await layOutAll(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / 640)).toBeLessThanOrEqual(10);
  const town = page.locator('main').getByRole('link', { name: 'Zanesville', exact: true });
  await expect(town).toBeHidden();
  await page.locator('summary', { hasText: 'The other towns' }).click();
  await expect(town).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/locations/dresden');
  await expect(town).toBeVisible();
});

test('what an article leads on to is closed on phones, and open on wide screens', async ({ page, hydrated }) => {
  const tools = page.locator('nav[aria-label="Tools and services for this subject"]');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: phoneHeight });
    await page.goto('/blog/w-2-season-starts-in-november');
    await hydrated();
    await tools.scrollIntoViewIfNeeded();
    await expect(tools.getByRole('link')).toHaveCount(width < 640 ? 0 : 4);
  }
  await page.setViewportSize({ width: 390, height: phoneHeight });
  await page.goto('/blog/w-2-season-starts-in-november');
  await tools.locator('summary').click();
  await expect(tools.getByRole('link')).toHaveCount(4);
});

test('a link from elsewhere opens the section that it names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: phoneHeight });
  await page.goto('/resources/tax-payment-center#irs');
  await expect(page.getByRole('link', { name: 'IRS Direct Pay from a bank account' })).toBeVisible();
});

for (const width of [320, 390]) {
  test(`no number of a form breaks in a heading or lead at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: phoneHeight });
    for (const path of [
      '/resources/ohio-employers',
      '/blog',
      '/blog/w-2-season-starts-in-november',
      '/blog/tag/payroll',
    ]) {
      await page.goto(path);
      await layOutAll(page);
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, .lead)')].flatMap((part) => {
          const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          const numbers: string[] = [];
          while (text.nextNode()) {
            for (const { 0: number, index } of text.currentNode.textContent!.matchAll(
              /\b(?:[A-Z]{1,3}-\d\w*|\d{4}-[A-Z]+)/g,
            )) {
              const range = document.createRange();
              range.setStart(text.currentNode, index);
              range.setEnd(text.currentNode, index + number.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) numbers.push(number);
            }
          }
          return numbers;
        }),
      );
      expect(broken, path).toEqual([]);
    }
  });
}

test('a section that is closed on phones opens from its title, and from a URL that names it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: phoneHeight });
  await page.goto('/services/payroll');
  const content = page.getByText('W-4 and IT 4 of everybody on the list');
  await expect(content).toBeHidden();
  await page.getByRole('heading', { name: 'What we need if you switch payroll in mid-year' }).click();
  await expect(content).toBeVisible();
  await page.goto('/services/payroll#taxes');
  await expect(page.getByText('Top to bottom, from federal tax')).toBeInViewport();
  await page.goto('/services/personal-tax#papers');
  await expect(page.getByText('Not all of it will apply to you.')).toBeInViewport();
});

test('on a wide screen such sections stand open, and their titles are no buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/services', '/industries/retail', '/industries/construction', '/services/payroll']) {
    await page.goto(path);
    await layOutAll(page);
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('main details:is(.section-collapsed *, .service-row-more)')].map((part) => {
        const summary = part.querySelector('summary')!;
        summary.focus();
        return [part.lastElementChild!.checkVisibility(), document.activeElement === summary];
      }),
    );
    expect(parts.length, path).toBeGreaterThan(2);
    expect(new Set(parts.map(String)), path).toEqual(new Set(['true,false']));
  }
});

/** The ends of leads whose last line is one word. Runs in the page. */
function leadsWithWidows(): string[] {
  return [...document.querySelectorAll('.lead')].flatMap((lead) => {
    const text = document.createTreeWalker(lead, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    while (text.nextNode()) {
      for (const word of text.currentNode.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text.currentNode, word.index);
        range.setEnd(text.currentNode, word.index + word[0].length);
        tops.push(Math.round(range.getBoundingClientRect().top));
      }
    }
    const isWidow = tops.length > 2 && tops.at(-1) !== tops[0] && tops.at(-1) !== tops.at(-2);
    return isWidow ? [lead.textContent!.slice(-40)] : [];
  });
}

for (const path of [
  '/',
  '/services/payroll',
  '/industries/retail',
  '/resources/tax-calculator',
  '/about-us',
  '/blog',
]) {
  test(`no lead of ${path} ends in a line of one word`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(leadsWithWidows), `${width} px`).toEqual([]);
    }
  });
}

test('at 768 px the last of three cards fills its row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/about-us');
  const grid = page.locator('.card-grid-3').first();
  await grid.scrollIntoViewIfNeeded();
  await expect(grid.locator('> *')).toHaveCount(3);
  const widths = await grid.locator('> *').evaluateAll((cards) => cards.map((card) => card.clientWidth));
  expect(widths[0]).toBe(widths[1]);
  expect(widths[2]).toBeGreaterThan(2 * widths[0]!);
});

test('at 768 px taxes in layers have room for their text, with rates and without', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const [path, width] of [
    ['/services/business-tax', 380],
    ['/services/payroll', 220],
  ] as const) {
    await page.goto(path);
    const box = (await page.locator('.layer-text').first().boundingBox())!;
    expect([path, box.width > width]).toEqual([path, true]);
  }
});

test('on phones links that stand alone are 44 px high: in map, tables, cards, breadcrumb and footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, places] of [
    ['/', ['.hero-card h2 a', '.locations a', '.contact-methods a', '.header .logo']],
    ['/locations', ['.breadcrumb a', '.data-table a', '.footer address a', '.footer-legal a']],
    ['/resources/deadlines', ['.due-month > summary']],
  ] as const) {
    await page.goto(path);
    await layOutAll(page);
    await page.locator('.footer-disclosures summary').first().click();
    for (const place of [...places, '.footer-disclosures [open] a']) {
      const heights = await page
        .locator(place)
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(heights.length, place).toBeGreaterThan(0);
      expect(Math.min(...heights), place).toBeGreaterThanOrEqual(43);
    }
  }
});
