import { pdfPages } from '../pdf-pages.ts';
import { expect, test } from './harness.ts';

const path = '/resources/deadlines';

test('the deadline calendar filters without a page load and puts the choice into the URL', async ({
  page,
  hydrated,
}) => {
  await page.goto(path);
  await hydrated();
  await expect(page.getByRole('button', { name: 'Print the year' })).toBeVisible();
  const count = page.locator('.deadlines-count');
  await expect(count).toContainText('months, for everyone. Next: ');
  const placeOfButtons = () =>
    page.getByRole('link', { name: 'Apple Calendar' }).evaluate((link) => link.getBoundingClientRect().y + scrollY);
  const before = await placeOfButtons();
  await page.getByLabel('A seller').check();
  await expect(count).toContainText('months, for a seller. Next: ');
  // The sentence, which is shorter now, moves no button.
  expect(await placeOfButtons()).toBeCloseTo(before, 0);
  await expect(page.getByText('Federal deposit')).toHaveCount(0);
  await expect(page).toHaveURL(`${path}?for=retailer`);
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await expect(count).toBeInViewport();
  await page.reload();
  await expect(page.getByLabel('A seller')).toBeChecked();
  await expect(count).toContainText('months, for a seller. Next: ');
});

test('another choice fades the list of dates in, and with reduced motion replaces it at once', async ({
  page,
  hydrated,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(path);
    await hydrated();
    await page.getByLabel('An employer').check();
    await expect(page).toHaveURL(/for=employer$/);
    const animations = await page.getByLabel('A seller').evaluate((choice: HTMLInputElement) => {
      choice.click();
      return document.querySelector('.due-months')!.getAnimations().length;
    });
    expect(animations > 0).toBe(reducedMotion !== 'reduce');
  }
});

test('subscribing takes one press in each calendar program, with reminders on request', async ({ page, hydrated }) => {
  await page.goto(`${path}?for=retailer`);
  await hydrated();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const feed = /deadlines\.ics\?for=retailer$/;
  await expect(link('Apple Calendar')).toHaveAttribute('href', /^webcal:.*\/deadlines\.ics\?for=retailer$/);
  await expect(link('Download')).toHaveAttribute('href', feed);
  await page.getByLabel('Remind me two weeks and two days before each date').check();
  await expect(page).toHaveURL(`${path}?for=retailer&remind=1`);
  await expect(link('Apple Calendar')).toHaveAttribute('href', /^webcal:.*\/deadlines\.ics\?for=retailer&remind=1$/);
  for (const [name, parameter] of [
    ['Google Calendar', 'cid'],
    ['Outlook.com', 'url'],
    ['Microsoft 365', 'url'],
  ] as const) {
    const url = new URL((await link(name).getAttribute('href'))!);
    expect(url.protocol).toBe('https:');
    expect(url.searchParams.get(parameter)).toMatch(/\/deadlines\.ics\?for=retailer&remind=1$/);
  }
  await page.reload();
  await expect(page.getByLabel('Remind me two weeks and two days before each date')).toBeChecked();
});

test('on a phone one press shows the links to subscribe, and the filter leaves the screen to the dates', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated();
  const apple = page.getByRole('link', { name: 'Apple Calendar' });
  await expect(apple).toBeHidden();
  await page.getByText('Add to my calendar or print').click();
  await expect(apple).toBeVisible();
  await page.locator('.due-month').nth(5).scrollIntoViewIfNeeded();
  await expect(page.locator('.deadlines-form')).not.toBeInViewport();
});

test('wide screens show the links to subscribe without a press', async ({ page, hydrated }) => {
  await page.goto(path);
  const summary = page.locator('.due-subscribe > summary');
  for (const width of [640, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('link', { name: 'Apple Calendar' })).toBeVisible();
    await expect(summary).not.toBeVisible();
  }
  await hydrated();
  await expect(page.getByRole('link', { name: 'Apple Calendar' })).toBeVisible();
});

test('where the stylesheet cannot show what is closed, a script opens the links to subscribe, after a page change too', async ({
  page,
  hydrated,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (condition: string, value?: string) =>
      !condition.includes('::details-content') &&
      (value === undefined ? supports(condition) : supports(condition, value));
  });
  await page.goto(path);
  const links = page.locator('.due-subscribe');
  await expect(links).toHaveAttribute('open');
  await page.goto('/');
  await hydrated();
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  await expect(links).toHaveAttribute('open');
});

test('a small month leads to its rows, and a row opens', async ({ page, hydrated }) => {
  await page.goto(path);
  await hydrated();
  const months = page.locator('.year > li:visible');
  await expect(months).toHaveCount(12);
  const month = months.nth(5).getByRole('link');
  const rows = page.locator((await month.getAttribute('href'))!);
  await expect(rows).not.toHaveAttribute('open');
  await month.click();
  await expect(rows).toHaveAttribute('open');
  await expect(rows.locator('.due').first()).toBeInViewport();
  await rows.locator('.due summary').first().click();
  await expect(
    rows
      .locator('.due')
      .first()
      .getByRole('link', { name: /^Add to calendar/ }),
  ).toBeVisible();
});

for (const query of ['', '?for=household', '?for=employer,retailer', '?domain=payroll', '?domain=brownco']) {
  test(`the printed year is one page with the letterhead: ${query || 'for everyone'}`, async ({ page, hydrated }) => {
    await page.goto(path + query);
    await hydrated();
    for (const format of ['Letter', 'A4'] as const)
      expect([format, pdfPages(await page.pdf({ format, margin: margins }))]).toEqual([format, 1]);
    await page.emulateMedia({ media: 'print' });
    const letterhead = page.locator('.letterhead');
    await expect(letterhead).toContainText(/740-555-01\d\d/);
    await expect(letterhead).toContainText(path);
    await expect(letterhead).toContainText(/[A-Z][a-z]+ \d+, 20\d\d/);
    await expect(page.locator('.year > li:visible')).toHaveCount(12);
    await expect(page.locator('.page-head .lead')).toBeHidden();
  });
}

const margins = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('after Back the ticks are those of the URL', async ({ page }) => {
    await page.goto('/resources/deadlines');
    const employer = page.getByRole('checkbox', { name: 'An employer' });
    await employer.check();
    await page.getByRole('button', { name: 'Show my dates' }).click();
    await expect(page).toHaveURL(/for=employer/);
    await page.goBack();
    await expect(page).not.toHaveURL(/for=/);
    await expect(employer).not.toBeChecked();
  });
});
