import { calculator, open } from './calculator-page.ts';
import { expect, test } from './harness.ts';

test('counts from the first key, by keyboard alone, opens every line, and lists mistakes by their fields', async ({
  page,
  hydrated,
}) => {
  await open(page, hydrated);
  await page.getByLabel('Your wages').focus();
  await page.keyboard.type('6');
  await expect(page.locator('.result-rates')).toContainText('of your income');
  await page.keyboard.type('0,000');
  await expect(page.locator('.result-total')).toContainText('$6,227');
  await expect(page.getByRole('status').filter({ hasText: 'Total $6,227' })).toBeAttached();
  const wages = page.getByLabel('Your wages', { exact: true });
  const profit = page.getByLabel('Your side or business profit', { exact: true });
  await wages.fill('sixty');
  await expect(page.locator('.field-error')).toHaveCount(0);
  await wages.blur();
  await expect(page.locator('.field-error')).toHaveText('Enter dollars, such as 1,234.56');
  await profit.fill('x');
  await expect(page.locator('.result-total')).toContainText('$6,227');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(wages).toBeFocused();
  await expect(page.locator('.error-summary a')).toHaveText([/^Your wages: /, /^Your side or business profit: /]);
  await wages.fill('60000');
  await profit.fill('');
  await expect(page.locator('.error-summary')).toHaveCount(0);
  await page.getByRole('button', { name: 'Work it out' }).click();
  const line = page.locator('.result-line').filter({ hasText: 'Income tax after credits' });
  await line.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line).toContainText('$12,400 × 10% + $31,500 × 12%');
  await expect(line.getByRole('link').first()).toHaveAttribute('href', /^https:\/\/www\.irs\.gov/);
});

test('five changes are buttons at the result, and an S corporation asks for a salary', async ({ page, hydrated }) => {
  await open(page, hydrated, 'taxpayer.selfEmploymentNet=90000');
  const buttons = page.locator('.what-if-buttons button');
  await expect(buttons).toHaveCount(5);
  for (const name of ['the other tax year', 'one more child', '$5,000 more income', '$5,000 more saved']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.what-if tbody tr:last-child')).toContainText(/more|less/);
  }
  await page.getByRole('button', { name: 'an S corporation' }).click();
  await page.getByLabel('Your salary from it').fill('45000');
  await expect(page.locator('.what-if table')).toContainText('Profit left to you');
  await expect(page).toHaveURL(new RegExp(`${calculator}#`));
});

test('a link holds the figures after the #, which no request has', async ({ page, context, hydrated }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(request.url() + (request.headers()['referer'] ?? '') + (request.postData() ?? '')),
  );
  await open(page, hydrated);
  await page.getByLabel('Your wages').fill('73731');
  await page.getByLabel('School district', { exact: true }).selectOption('newark');
  // Before the tool's code has arrived, a press sends the form.
  await expect(page.locator('.result-total')).not.toContainText('$0');
  await page.getByRole('button', { name: 'one more child' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#taxpayer.wages=73731');
  const total = await page.locator('.result-total').textContent();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.result-total')).toHaveText(total!);
  await expect(page.getByLabel('Your wages')).toHaveValue('73,731');
  await expect(page.locator('.what-if caption')).toHaveText('One more child under 17');
  expect(requests.filter((text) => /73,?731/.test(text))).toEqual([]);
  expect(new Set(requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).hostname))).toEqual(
    new Set(['localhost']),
  );
});

test('a total without what was withheld is not called due, and a link leads to the field for it', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, hydrated, 'taxpayer.wages=62000');
  const [result, bar] = [page.locator('.result'), page.locator('.calculator-bar')];
  await expect(bar).toHaveText('Total before withholding $6,522');
  await bar.click();
  await expect(result).toContainText('Not entered: what was withheld.');
  await expect(result).not.toContainText(/\bpay \$|back \$|quarter|interest runs/i);
  await result.getByRole('link', { name: 'Enter it' }).click();
  const field = page.getByLabel('Federal tax withheld');
  await expect(field).toBeFocused();
  // Nothing withheld is an answer too.
  await field.fill('0');
  await expect(result.locator('.result-amounts')).toContainText('pay $5,260');
  await field.fill('7000');
  await expect(result.locator('.result-amounts')).toContainText('back $1,740');
});

test('on a phone Escape, a press and going back close the result, and the page stays as it was', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await open(page, hydrated);
  const wages = page.getByLabel('Your wages', { exact: true });
  await wages.fill('60000');
  const bar = page.locator('.calculator-bar');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack(), () => bar.click()]) {
    await bar.click();
    await expect(bar).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.result-total')).toBeInViewport();
    await close();
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    await expect(wages).toHaveValue('60,000');
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});
