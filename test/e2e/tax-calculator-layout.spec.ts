import type { Page } from 'playwright/test';
import { open } from './calculator-page.ts';
import { expect, test, withMotion } from './harness.ts';

test('a nurse has her result with seven fields, above the end of the second screen of a phone', async ({
  page,
  hydrated,
}) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await open(page, hydrated);
  const fields = [
    ['Your wages', '68,400'],
    ['Your side or business profit', '9000'],
    ['City you live in', 'newark'],
    ['City you work in', 'zanesville'],
    ['School district', 'Newark'],
    ['Federal tax withheld', '7000'],
    ['Ohio tax withheld', '1500'],
  ] as const;
  let lowest = 0;
  for (const [label, value] of fields) {
    const field = page.getByLabel(label, { exact: true });
    if (label === 'School district') await page.getByText('School district, second city').click();
    if (label === 'Federal tax withheld') await page.locator('#group-paid > summary').click();
    if (label.startsWith('City')) await field.selectOption(value);
    else await field.fill(value);
    const { y, height: own } = (await field.boundingBox())!;
    lowest = Math.max(lowest, (await page.evaluate(() => scrollY)) + y + own);
  }
  const bar = page.locator('.calculator-bar');
  expect(lowest + (await bar.boundingBox())!.height).toBeLessThanOrEqual(2 * height);
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('Total $13,098');
  await expect(bar).toContainText('Due $4,598');
  await expect(bar).toContainText('A quarter $1,170');
  const firstFour = page.locator('.calculator-form > .tool-fields').first();
  expect((await firstFour.boundingBox())!.y + (await page.evaluate(() => scrollY))).toBeLessThan(height / 2);
});

test('the tool is above the fold: four fields, and at desk width the result beside them', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, hydrated);
  const main = page.locator('.calculator-form > .tool-fields').first();
  await expect(main.locator('input:visible, select:visible')).toHaveCount(4);
  for (const place of [main, page.locator('.result-head')]) await expect(place).toBeInViewport({ ratio: 1 });
});

test('before the first entry the result is its main amounts and one sentence, not a list of zeros', async ({
  page,
  hydrated,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, hydrated);
    const result = page.locator('.result');
    const lines = page.locator('.result-rates, .what-if, .result-part, .share-chart svg, .calculator-details');
    await expect(result).toContainText('Enter an income to see where each $100 goes.');
    await expect(lines.filter({ visible: true })).toHaveCount(0);
    expect((await result.boundingBox())!.height).toBeLessThan(422);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.result-rates')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByLabel('Your wages').fill('60000');
    for (const part of ['.result-rates', '.what-if', '.calculator-details'])
      await expect(page.locator(part)).toBeVisible();
    await page.goto('about:blank');
  }
});

test('the way to ask us stays in the empty result when the tool hydrates', async ({ page }) => {
  await page.goto('/resources/tax-calculator');
  const ask = page.locator('#result').getByRole('link', { name: 'Ask us about this' });
  await expect(ask).toBeVisible();
  await page.getByLabel('Your wages', { exact: true }).focus();
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible();
  await expect(ask).toBeVisible();
});

test('the list of errors stays while the last one is corrected, so that its field does not move', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated, '');
  await page.getByLabel('Your wages', { exact: true }).fill('abc');
  const profit = page.getByLabel('Your side or business profit', { exact: true });
  await profit.fill('def');
  // Before the tool's code has come, the server would answer.
  await expect(page.getByRole('button', { name: 'Clear the form' })).toBeVisible();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await page.getByLabel('Your wages', { exact: true }).fill('60000');
  const { y } = (await profit.boundingBox())!;
  await profit.fill('1000');
  await expect(page.locator('.error-summary')).toContainText('0 of 2 left to fix');
  expect((await profit.boundingBox())!.y).toBe(y);
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.locator('.error-summary')).toHaveCount(0);
});

test('an error takes the place of the hint: it moves no other field, and the last result stays', async ({
  page,
  hydrated,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, hydrated);
    const wages = page.getByLabel('Your wages');
    await wages.fill('60000');
    await expect(page.locator('.result-total')).toContainText('$6,227');
    // The lines of the result follow its total.
    await expect(page.locator('.calculator-result[data-empty]')).toHaveCount(0);
    const before = await positions(page);
    await wages.fill('sixty');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await wages.blur();
    await expect(page.locator('.field-error')).toHaveText('Enter dollars, such as 1,234.56');
    await page.getByLabel('Your side or business profit').fill('x');
    await page.getByLabel('Your side or business profit').blur();
    await expect(page.locator('.field-error')).toHaveCount(2);
    expect(await positions(page)).toEqual(before);
    await expect(page.locator('.result-total')).toContainText('$6,227');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(wages).toBeFocused();
    await expect(wages).toHaveValue('sixty');
    await page.goto('about:blank');
  }
});

/** Where the fields and the result are in the document. */
function positions(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.calculator-form :is(input, select), .result-amounts, .result-body')].map(
      (element) => Math.round(element.getBoundingClientRect().top + scrollY),
    ),
  );
}

test('what is due stays in sight at desk width while the lines scroll inside the panel', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(
    page,
    hydrated,
    'taxpayer.wages=68400&taxpayer.selfEmploymentNet=9000&workCity=zanesville&homeCity=newark&federalWithholding=0',
  );
  await page.locator('#group-paid > summary').scrollIntoViewIfNeeded();
  await expect(page.locator('.result-total')).toContainText('$12,352');
  const summaries = page.locator('.result-line > summary');
  for (const summary of await summaries.all()) {
    await summary.click();
    for (const row of await page.locator('.result-amounts > div').all()) await expect(row).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.result-line[open]')).toHaveCount(await summaries.count());
});

test('a total without what was withheld is not called due, and a link leads to the field for it', async ({
  page,
  hydrated,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, hydrated, 'taxpayer.wages=62000');
    const [result, bar] = [page.locator('.result'), page.locator('.calculator-bar')];
    if (width === 390) {
      await expect(bar).toHaveText('Total before withholding $6,522');
      await bar.click();
    }
    await expect(result).toContainText('Before what your employer withheld.');
    await expect(result).not.toContainText(/due in all|quarter|interest runs|After what you paid/i);
    await result.getByRole('link', { name: 'Enter it' }).click();
    const field = page.getByLabel('Federal tax withheld');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    // Nothing withheld is an answer too.
    await field.fill('0');
    await expect(result).not.toContainText('Before what');
    await field.fill('7000');
    if (width === 390) await expect(bar).toContainText('Refund $479');
    else await expect(page.locator('.result-amounts')).toContainText('Refund in all$479');
    await page.goto('about:blank');
  }
});

test('with reduced motion the opened result is at its place from the first frame', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, hydrated, 'taxpayer.wages=62000');
  await expect(page.locator('.calculator-bar')).toContainText('$6,522');
  const places = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('.calculator-bar')!.click();
    const seen = new Set<number>();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(document.querySelector('.result-before a')!.getBoundingClientRect().top);
    }
    return [...seen];
  });
  expect(places).toHaveLength(1);
});

test('a total that is the refund stands in the bar once, first', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 450 });
  await open(page, hydrated, 'taxpayer.wages=2000');
  const parts = page.locator('.calculator-bar > span');
  await expect(parts.first()).toHaveText('Refund $153');
  await expect(parts.filter({ hasText: '$153' })).toHaveCount(1);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the bar on a phone opens the whole result', async ({ page, hydrated }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, hydrated, 'taxpayer.wages=60000');
    const bar = page.locator('.calculator-bar');
    await expect(bar).toContainText('$6,227');
    const opening = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.calculator-bar')!.click();
      await new Promise(requestAnimationFrame);
      const running = document.querySelector('.result')!.getAnimations() as CSSAnimation[];
      return running.map(({ animationName }) => animationName);
    });
    expect(opening).toContain('sheet-in');
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.result-total')).toBeInViewport();
  });
});

test('on a phone Escape and going back close the result, and the page stays as it was', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await open(page, hydrated, '');
  const wages = page.getByLabel('Your wages', { exact: true });
  await wages.fill('60000');
  const bar = page.locator('.calculator-bar');
  const openAndClose = async (close: () => Promise<unknown>) => {
    await bar.click();
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    // Its place in the page moves up when the result is above it.
    const { y, height } = (await bar.boundingBox())!;
    expect(y + height).toBe(844);
    await close();
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(wages).toHaveValue('60,000');
  };
  await openAndClose(() => page.keyboard.press('Escape'));
  await expect(bar).toBeFocused();
  await openAndClose(() => page.goBack());
  await openAndClose(() => bar.click());
  await openAndClose(() => bar.click());
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe('two mistakes', () => {
  // Before the tool's code has arrived, a press posts the form.
  test.use({ expectedConsole: ['status of 400'] });

  test('of one kind are listed with the names of their fields', async ({ page, hydrated }) => {
    await open(page, hydrated, '');
    await page.getByLabel('Your wages', { exact: true }).fill('abc');
    await page.getByLabel('Your side or business profit', { exact: true }).fill('def');
    await page.getByRole('button', { name: 'Work it out' }).click();
    const links = page.locator('.error-summary a');
    await expect(links).toHaveText([/^Your wages: /, /^Your side or business profit: /]);
  });
});

test('on a phone the result opens without a jump of the page, and says no figure twice', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, hydrated, 'taxpayer.wages=60000&federalWithholding=0');
  const submit = page.getByRole('button', { name: 'Work it out' });
  // Before the tool's code has arrived, a press posts the form.
  await expect(page.locator('.calculator-bar')).toBeVisible();
  // The focus may scroll the button clear of the bar, a frame later.
  await submit.focus();
  const before = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  await submit.press('Enter');
  await expect(page.locator('#result')).toBeFocused();
  await expect(page.locator('.result-total')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.calculator-bar')).toContainText('A quarter');
  await expect(page.locator('.result-amounts')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('on a phone the result is explained before what can be done with it, and the way out is called Close', async ({
  page,
  hydrated,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, hydrated, 'taxpayer.selfEmploymentNet=90000');
    const bar = page.locator('.calculator-bar');
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'an S corporation' }).click();
    await page.getByLabel('Your salary from it').fill('45000');
    const caption = page.locator('.what-if caption');
    await expect(caption).toHaveText('Sole proprietor against S corporation');
    const places = [
      '.share-chart figcaption',
      '.result-part',
      '.result-foot',
      '.what-if',
      '.result-body > .button-row',
    ];
    const tops = await page.evaluate(
      (all) => all.map((place) => document.querySelector(place)!.getBoundingClientRect().top),
      places,
    );
    expect(tops).toEqual(tops.toSorted((above, below) => above - below));
    const above = (await page.locator('.what-if .tool-fields').boundingBox())!;
    expect((await caption.boundingBox())!.y - above.y - above.height).toBeGreaterThanOrEqual(24);
    const total = await page.locator('.result-total strong').textContent();
    await expect(bar).not.toContainText(`Total ${total!}`);
    await page.getByRole('button', { name: /Close$/ }).click();
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(bar).toContainText(`Total ${total!}`);
    await page.goto('about:blank');
  }
});

test('the result stays beside the form and the brackets, and above the next section', async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, hydrated, 'taxpayer.wages=60000&federalWithholding=0');
  await page.locator('.bracket-charts').scrollIntoViewIfNeeded();
  await expect(page.locator('.result-amounts')).toBeInViewport({ ratio: 1 });
  await page.locator('[data-static$="#text"] h2').first().scrollIntoViewIfNeeded();
  const bottom = async () => {
    const { y, height } = (await page.locator('.calculator-result').boundingBox())!;
    return y + height;
  };
  const next = await page.locator('[data-static$="#text"]').boundingBox();
  await expect.poll(bottom).toBeLessThanOrEqual(next!.y);
});

test('bracket charts begin at one height beside each other, and follow closely one below the other', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 960, height: 900 });
  await open(page, hydrated, 'taxpayer.wages=60000');
  const charts = page.locator('.bracket-chart');
  await expect(charts.locator('[aria-current]')).toHaveCount(2);
  await charts.first().scrollIntoViewIfNeeded();
  const boxes = () =>
    charts.evaluateAll((all) => all.map((chart) => chart.getBoundingClientRect().toJSON() as DOMRect));
  const [federal, ohio] = await boxes();
  expect(ohio!.left).toBeGreaterThan(federal!.right);
  expect(Math.abs(ohio!.top - federal!.top)).toBeLessThanOrEqual(1);
  // At desk width, on a low and on a high screen.
  for (const height of [900, 1800]) {
    await page.setViewportSize({ width: 1280, height });
    const distance = async () => {
      const [above, below] = await boxes();
      return below!.top - above!.bottom;
    };
    await expect.poll(distance).toBeLessThanOrEqual(40);
    expect(await distance()).toBeGreaterThanOrEqual(0);
  }
});
