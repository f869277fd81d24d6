import type { Page } from 'playwright/test';
import { expect, test } from './harness.ts';

const list = '/resources/tax-letters';

/** What every request says: its URL, the page it comes from, its body. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push([request.url(), request.headers()['referer'], request.postData()].join(' ')),
  );
  return requests;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the field and the first common letters are above the fold', async ({ page }) => {
    await page.goto(list);
    await expect(page.getByLabel('Number at the letter’s corner')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Show my letter' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.letters-common a', { hasText: 'CP2000' })).toBeInViewport();
  });

  test('a letter has its sentence, the money and the date above the fold, in every brand', async ({ page }) => {
    for (const brand of ['dresdentax', 'brownco', 'payroll']) {
      for (const slug of ['cp2000', 'lt11', 'cp3219a', 'cp504b', 'ohio-assessment', 'bwc-lapse']) {
        await page.goto(`${list}/${slug}?domain=${brand}`);
        for (const part of ['h1', '.lead', '.letter-summary'])
          await expect(page.locator(`main ${part}`).first(), `${slug} in ${brand}`).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test('one tap on a common letter opens its page without a new document', async ({ openPage, page }) => {
    await openPage(list);
    await page.locator('.letters-found').getByRole('link', { name: 'CP2000' }).click();
    await expect(page).toHaveURL(`${list}/cp2000`);
    await expect(page.locator('h1')).toHaveText('IRS notice CP2000');
    await page.getByRole('link', { name: 'CP3219A' }).click();
    await expect(page.locator('h1')).toHaveText('IRS notice CP3219A');
    await expect(page).toHaveTitle(/^IRS notice CP3219A: what to do/);
  });
});

test('a number is found while typing and opened by Enter, and no request has it', async ({ openPage, page }) => {
  const requests = recordRequests(page);
  await openPage(list);
  const field = page.getByLabel('Number at the letter’s corner');
  await field.fill('Letter 10 58');
  const found = page.locator('.letters-found');
  await expect(found.getByRole('heading')).toHaveText('This is your letter');
  await expect(found.getByRole('link')).toHaveCount(1);
  await field.fill('CP5');
  await expect(found.getByRole('heading')).toHaveText('Is it one of these?');
  await field.fill('XQ-777');
  await expect(found.getByRole('heading')).toHaveText('We have no page for “XQ-777” yet');
  await field.press('Enter');
  await expect(found).toBeFocused();
  await expect(page).toHaveURL(list);
  expect(requests.filter((text) => /XQ-777|1058|10%2058|number=/.test(text))).toEqual([]);
  for (const number of ['123-45-6789', '123456789', 'SSN 123 45 6789']) {
    await field.fill(number);
    await expect(found.getByRole('heading')).toHaveText('That may be a Social Security number');
    await expect(found).not.toContainText('6789');
  }
  await field.fill('notice cp 504');
  await field.press('Enter');
  await expect(page).toHaveURL(`${list}/cp504`);
});

test('one letter that only has the number in its name is asked about, not opened', async ({ openPage, page }) => {
  await openPage(list);
  const field = page.getByLabel('Number at the letter’s corner');
  await field.fill('1040');
  await field.press('Enter');
  const found = page.locator('.letters-found');
  await expect(found).toBeFocused();
  await expect(found.getByRole('heading')).toHaveText('Is it one of these?');
  await expect(page).toHaveURL(list);
});

test('the date on a letter gives the last day at once, and no request has it', async ({ openPage, page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T15:00:00Z'));
  const requests = recordRequests(page);
  await openPage(`${list}/cp3219a`);
  await page.getByLabel('Date printed on the letter').fill('2026-01-05');
  const days = page.locator('.letter-last-days');
  await expect(days).toContainText('Monday, April 6, 2026');
  await expect(days).toContainText('Day 90 is Sunday, April 5, 2026');
  await page.getByRole('button', { name: 'Work out the day' }).click();
  await expect(page).toHaveURL(`${list}/cp3219a`);
  expect(requests.filter((text) => text.includes('2026-01-05'))).toEqual([]);
});

test('without a number or a date the forms say beside the field what is missing', async ({ openPage, page }) => {
  for (const [path, button, label, message, value] of [
    [
      list,
      'Show my letter',
      'Number at the letter’s corner',
      'Please enter the number, or a word from the letter',
      'CP5',
    ],
    [
      `${list}/cp3219a`,
      'Work out the day',
      'Date printed on the letter',
      'Please enter the date as it is printed on the letter: month, day and year',
      '2026-01-05',
    ],
  ] as const) {
    await openPage(path);
    const field = page.getByLabel(label);
    await page.getByRole('button', { name: button }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await field.fill(value);
    await expect(page.locator('.field-error')).toHaveCount(0);
    await page.getByRole('button', { name: button }).click();
    const result = page.locator('.letters-found, .letter-days [role=status]');
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport();
  }
});

for (const [width, isBeside] of [
  [768, false],
  [1280, true],
] as const) {
  test(`at ${width} px the headings of a letter stand ${isBeside ? 'beside' : 'above'} their text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${list}/cp2000`);
    for (const name of ['The last day, and what happens after it', 'What to send us', 'Signs of a fake']) {
      const section = page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
      const heading = (await section.getByRole('heading', { level: 2 }).boundingBox())!;
      const text = (await section.locator('ul').first().boundingBox())!;
      expect([name, text.x > heading.x + heading.width]).toEqual([name, isBeside]);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms find the letter and its last day, in the brand', async ({ page }) => {
    await page.goto(`${list}?domain=payroll`);
    await page.getByLabel('Number at the letter’s corner').fill('cp 161');
    await page.getByRole('button', { name: 'Show my letter' }).click();
    await page.locator('.letters-found').getByRole('link').click();
    await expect(page.locator('h1')).toHaveText('IRS notice CP161');
    await page.getByLabel('Date printed on the letter').fill('2026-01-05');
    await page.getByRole('button', { name: 'Work out the day' }).click();
    await expect(page.locator('.letter-last-days')).toContainText('Monday, January 26, 2026');
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'payroll');
  });

  test('a number of blanks comes back with the message, at its field', async ({ page }) => {
    await page.goto(list);
    const field = page.getByLabel('Number at the letter’s corner');
    await field.fill('  ');
    await page.getByRole('button', { name: 'Show my letter' }).click();
    await expect(field).toHaveAccessibleDescription(/Please enter the number/);
    await expect(page.locator('.field-error')).toBeInViewport({ ratio: 1 });
    await field.fill('zzz');
    await page.getByRole('button', { name: 'Show my letter' }).click();
    await expect(field).toHaveValue('zzz');
    await expect(field).toBeInViewport({ ratio: 1 });
  });
});

test('going back from a letter shows again what was typed and found', async ({ page, hydrated }) => {
  await page.goto('/resources/tax-letters');
  await hydrated();
  const field = page.getByLabel('Number at the letter’s corner');
  await field.fill('refund');
  const found = page.locator('.letters-found a');
  const count = await found.count();
  await found.nth(1).click();
  await expect(page.locator('.letter-summary')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('refund');
  await expect(found).toHaveCount(count);
  await expect(page).toHaveURL('/resources/tax-letters');
});

test('a message about the date moves neither its button nor its width', async ({ page, hydrated }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/resources/tax-letters/cp2000');
    await hydrated();
    const boxes = () =>
      page
        .locator('.letter-date input[type=date], .letter-date .button')
        .evaluateAll((parts) =>
          (parts as HTMLElement[]).map((part) => [part.offsetLeft, part.offsetWidth, part.offsetTop].join()),
        );
    const before = await boxes();
    await page.getByRole('button', { name: 'Work out the day' }).click();
    await expect(page.locator('#field-date-error')).toBeVisible();
    expect((await boxes())[0]).toBe(before[0]);
    if (width === 1280) expect(await boxes()).toEqual(before);
  }
});
