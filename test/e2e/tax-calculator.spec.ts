import { expect, test } from './harness.ts';

const path = '/resources/tax-calculator';

test('counts from the first key, marks what is missing and what it cannot read, and opens every line', async ({
  page,
  openPage,
}) => {
  await openPage(path);
  const wages = page.getByLabel('Your wages', { exact: true });
  const profit = page.getByLabel('Your side or business profit', { exact: true });
  const total = page.locator('.result-total');
  const submit = page.getByRole('button', { name: 'Work it out' });
  await test.step('by keyboard alone', async () => {
    await wages.focus();
    await page.keyboard.type('6');
    await expect(page.locator('.result-rates', { hasText: 'of your income' })).toBeVisible();
    await page.keyboard.type('0,000');
    await expect(total).toContainText('$6,227');
    await expect(page.getByRole('status').filter({ hasText: 'Total $6,227' })).toBeAttached();
  });
  await test.step('what it cannot read', async () => {
    await wages.fill('sixty');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await wages.blur();
    await expect(page.locator('.field-error')).toHaveText('Enter dollars, such as 1,234.56');
    await profit.fill('x');
    await expect(total).toContainText('$6,227');
    await submit.click();
    await expect(wages).toBeFocused();
    await expect(page.locator('.error-summary a')).toHaveText([/^Your wages: /, /^Your side or business profit: /]);
  });
  await test.step('nothing entered', async () => {
    await wages.fill('');
    await profit.fill('');
    await submit.click();
    await expect(wages).toBeFocused();
    await expect(wages).toHaveAttribute('aria-invalid', 'true');
    await expect(wages).toHaveAccessibleDescription(/Enter your wages or other income/);
    // Another amount than the one that is marked is enough.
    await profit.fill('9000');
    await expect(page.locator('.field-error')).toHaveCount(0);
    await submit.press('Enter');
    await expect(page.locator('#result')).toBeFocused();
  });
  await test.step('every line', async () => {
    await profit.fill('');
    await wages.fill('60000');
    const line = page.locator('.result-line').filter({ hasText: 'Income tax after credits' });
    await line.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(line).toContainText('$12,400 × 10% + $31,500 × 12%');
    await expect(line.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.irs\.gov/);
  });
});

test('a link holds the figures after the #, which no request has', async ({ page, context, openPage }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(request.url() + (request.headers()['referer'] ?? '') + (request.postData() ?? '')),
  );
  await openPage(`${path}#taxpayer.selfEmploymentNet=90000`);
  await page.getByLabel('Your wages').fill('73731');
  await page.getByLabel('School district', { exact: true }).selectOption('newark');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('taxpayer.wages=73731');
  const total = await page.locator('.result-total').textContent();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.result-total')).toHaveText(total!);
  await expect(page.getByLabel('Your wages')).toHaveValue('73,731');
  await expect(page.getByLabel('School district', { exact: true })).toHaveValue('newark');
  expect(requests.filter((text) => /73,?731/.test(text))).toEqual([]);
  expect(new Set(requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).hostname))).toEqual(
    new Set(['localhost']),
  );
});

test('on a phone a total without what was withheld is not called due; Escape, a press and going back close the result', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The page to which going back must not lead.
  await page.goto('/healthz');
  await openPage(`${path}#taxpayer.wages=62000`);
  const [result, bar] = [page.locator('.result'), page.locator('.calculator-bar')];
  await expect(bar).toHaveText('Total before withholding $6,522');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => bar.click()]) {
    await bar.click();
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.result-total')).toBeInViewport();
    await close();
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Your wages', { exact: true })).toHaveValue('62,000');
  }
  await bar.click();
  await expect(result).toContainText('Not entered: what was withheld.');
  await expect(result).not.toContainText(/\bpay \$|back \$|quarter|interest runs/i);
  await result.getByRole('link', { name: 'Enter it' }).click();
  const field = page.getByLabel('Federal tax withheld');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  // Nothing withheld is an answer too.
  await field.fill('0');
  await expect(result.locator('.result-amounts')).toContainText('pay $5,260');
  await field.fill('7000');
  await expect(result.locator('.result-amounts')).toContainText('back $1,740');
  // The next office that is not entered.
  await bar.click();
  await result.getByRole('link', { name: 'Enter it' }).click();
  await expect(page.getByLabel('Ohio tax withheld')).toBeFocused();
  // A bar with five offices does not lie over a field at the screen's end.
  await page.getByLabel(/^City you live in/).selectOption('newark');
  await page.getByLabel(/^City you work in/).selectOption('columbus');
  await page.getByLabel('School district', { exact: true }).selectOption('newark');
  await expect(bar).toContainText('Columbus');
  await field.evaluate((input) => input.scrollIntoView({ block: 'end' }));
  const [shown, below] = [(await field.boundingBox())!, (await bar.boundingBox())!];
  expect(shown.y + shown.height).toBeLessThanOrEqual(below.y);
});
