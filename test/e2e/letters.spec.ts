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

test('a number is found while typing and opened by Enter, Back brings it back; a date gives the last day; no request has either', async ({
  openPage,
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T15:00:00Z'));
  const requests = recordRequests(page);
  await openPage(list);
  const field = page.getByLabel('Number in the corner of the letter');
  await field.fill('Letter 10 58');
  const found = page.locator('.letters-found');
  await expect(found.getByRole('heading')).toHaveText('This is your letter');
  await expect(found.getByRole('link')).toHaveCount(1);
  await field.fill('CP5');
  await expect(found.getByRole('heading')).toHaveText('Nothing is exactly “CP5”. Is it one of these?');
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
  await page.goBack();
  await field.fill('refund');
  const links = found.getByRole('link');
  await expect(links.nth(1)).toBeVisible();
  const count = await links.count();
  await links.nth(1).click();
  await expect(page.locator('.letter-summary')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('refund');
  await expect(links).toHaveCount(count);
  await expect(page).toHaveURL(list);

  await field.fill('cp3219a');
  await field.press('Enter');
  await expect(page).toHaveURL(`${list}/cp3219a`);
  await page.getByLabel('Date printed on the letter').fill('2026-01-05');
  const days = page.locator('.letter-last-days');
  await expect(days).toContainText('Monday, April 6, 2026');
  await expect(days).toContainText('Day 90 is Sunday, April 5, 2026');
  await page.getByRole('button', { name: 'Work out the day' }).click();
  await expect(page).toHaveURL(`${list}/cp3219a`);
  expect(requests.filter((text) => text.includes('2026-01-05'))).toEqual([]);
});
