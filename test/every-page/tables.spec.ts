import { expect, test } from '../e2e/harness.ts';

const pages = [
  '/blog/tax-and-payroll-dates-for-2027',
  '/blog/your-w-2-box-by-box',
  '/blog/estimated-tax-for-side-work',
  '/services/business-tax',
  '/services/personal-tax/pricing',
  '/locations',
  '/locations/zanesville',
  '/resources/ohio-employers',
  '/resources/whats-new',
  '/resources/tax-payment-center',
  '/cookies',
];

/** What is wrong with the tables of the page. Runs in the page. */
function tableProblems(): string[] {
  const problems: string[] = [];
  const date =
    /(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,\s)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s\d{1,2}\b/g;
  const figure = /^[(+−–-]?\s?\$?\s?\d[\d.,]*\s?%?\)?$/;
  for (const table of document.querySelectorAll('main table')) {
    const region = table.closest<HTMLElement>('[role="region"][tabindex="0"][aria-label]');
    if (!region) problems.push('a table outside of a labelled, focusable region');
    const sticky = [...table.querySelectorAll('th, td')].some((cell) => getComputedStyle(cell).position === 'sticky');
    // Collapsed borders are the table's, not the cell's.
    if (sticky && getComputedStyle(table).borderCollapse === 'collapse')
      problems.push('a cell that stays without its line');
    const isStacked = table.closest('.data-table-stacked') !== null;
    if (!isStacked && (table.matches('[role]') || table.querySelector('[role]')))
      problems.push('a role on a part of a table');
    const rows = [...(table as HTMLTableElement).tBodies].flatMap((body) => [...body.rows]);
    const figureColumns = new Set(
      (rows[0] ? [...rows[0].cells] : [])
        .map(({ cellIndex }) => cellIndex)
        .filter((index) => {
          const texts = rows.map((row) => row.cells[index]?.textContent.trim() ?? '').filter(Boolean);
          return index > 0 && texts.length > 0 && texts.every((text) => figure.test(text));
        }),
    );
    for (const cell of table.querySelectorAll<HTMLTableCellElement>('th, td')) {
      const { display, fontSize, textAlign, fontVariantNumeric, paddingLeft } = getComputedStyle(cell);
      const isColumn = display === 'table-cell' && figureColumns.has(cell.cellIndex);
      const label = cell.textContent.trim().slice(0, 40);
      if (display === 'flow-root' && cell.dataset['label']) {
        const labelHeight = Number.parseFloat(getComputedStyle(cell, '::before').height);
        if (Number.parseFloat(paddingLeft) < 110) problems.push(`on its label: ${label}`);
        if (labelHeight > cell.clientHeight) problems.push(`lower than its label: ${label}`);
      }
      if (Number.parseFloat(fontSize) < 15) problems.push(`${fontSize}: ${label}`);
      const isTabular = fontVariantNumeric.includes('tabular-nums');
      if (isColumn && !isTabular) problems.push(`figures of different widths: ${label}`);
      if (isTabular && !/right|end/.test(textAlign)) problems.push(`figures spaced out in a sentence: ${label}`);
      if (isColumn && !/right|end/.test(textAlign)) problems.push(`not at the right: ${label}`);
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: text } of node.textContent!.matchAll(date)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            problems.push(`wraps: ${text}`);
        }
      }
    }
    for (const { cells } of (table as HTMLTableElement).tHead?.rows ?? []) {
      if (new Set([...cells].map((cell) => Math.round(cell.getBoundingClientRect().bottom))).size > 1)
        problems.push(`a header cell out of its row: ${cells[0]!.textContent}`);
    }
    if (!region || region.scrollWidth <= region.clientWidth + 1) continue;
    // The shadow stays, and what covers it at the end of the table scrolls along.
    if (getComputedStyle(region).backgroundAttachment !== 'local, scroll')
      problems.push('no shadow where more is there');
    const first = table.querySelector<HTMLElement>('tbody tr > :first-child')!;
    const before = first.getBoundingClientRect().left;
    region.scrollLeft = 60;
    if (Math.abs(first.getBoundingClientRect().left - before) > 1) problems.push('the first column scrolls away');
    region.scrollLeft = 0;
  }
  return [...new Set(problems)];
}

for (const width of [390, 768]) {
  test(`tables at ${width} px: whole dates, figures at the right, a first column that stays, a shadow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    let tables = 0;
    for (const path of pages) {
      await page.goto(path);
      // Where a sticky cell stays is known after the frame in which its table is laid out.
      await page.evaluate(async () => {
        await document.fonts.ready;
        delete document.documentElement.dataset['belowFold'];
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
      expect([path, ...(await page.evaluate(tableProblems))]).toEqual([path]);
      tables += await page.locator('main table').count();
    }
    expect(tables).toBeGreaterThan(15);
  });
}

test('a head of three words is on one line at 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/services/business-tax');
  const tops = await page.locator('th', { hasText: 'Usual due date' }).evaluate((cell) => {
    delete document.documentElement.dataset['belowFold'];
    const range = document.createRange();
    range.selectNodeContents(cell);
    return [...range.getClientRects()].map(({ top }) => Math.round(top));
  });
  expect(new Set(tops).size).toBe(1);
});

test('on phones no word of a post’s table is broken, and a column is at most two thirds of the screen', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const domain of ['dresdentax', 'brownco', 'payroll']) {
      await page.goto(`/blog/1099-rules-for-payments-made-in-2026?domain=${domain}`);
      const cells = page.locator('.prose :is(th, td)');
      const found = await cells.evaluateAll((all) =>
        all.map((cell) => ({ width: cell.clientWidth, wrap: getComputedStyle(cell).overflowWrap })),
      );
      expect(found.length).toBeGreaterThan(8);
      for (const cell of found) {
        expect(cell.wrap).toBe('normal');
        expect(cell.width).toBeLessThan((width * 2) / 3);
      }
    }
  }
});

test('on phones a column of page numbers leaves the room to the words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/a-handbook-people-read');
  const cell = page.locator('main tbody tr > :first-child').first();
  await expect(cell).toHaveText('1');
  expect((await cell.boundingBox())!.width).toBeLessThan(75);
});
