import { expect, test } from './harness.ts';

const path = '/resources/deadlines';

test('the deadline calendar filters without a page load, puts the choice into the URL, and is subscribed to by one press', async ({
  page,
  hydrated,
}) => {
  await page.goto(path);
  await hydrated();
  await expect(page.getByRole('button', { name: 'Print the year' })).toBeVisible();
  const count = page.locator('.deadlines-count');
  await expect(count).toContainText('due dates for all filers. Next: ');
  await page.getByLabel('A seller').check();
  await expect(count).toContainText('due dates for a seller. Next: ');
  await expect(page.getByText('Federal deposit')).toHaveCount(0);
  await expect(page).toHaveURL(`${path}?for=retailer`);
  await page.getByRole('button', { name: 'Show my dates' }).click();
  await expect(count).toBeInViewport();
  await page.reload();
  await expect(page.getByLabel('A seller')).toBeChecked();
  await expect(count).toContainText('due dates for a seller. Next: ');
  await hydrated();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const feed = /deadlines\.ics\?for=retailer$/;
  await expect(link('Apple Calendar')).toHaveAttribute('href', /^webcal:.*\/deadlines\.ics\?for=retailer$/);
  await expect(link('Outlook on a PC')).toHaveAttribute('href', feed);
  for (const [name, parameter] of [
    ['Google Calendar', 'cid'],
    ['Outlook.com', 'url'],
    ['Microsoft 365', 'url'],
  ] as const) {
    const url = new URL((await link(name).getAttribute('href'))!);
    expect(url.protocol).toBe('https:');
    expect(url.searchParams.get(parameter)).toMatch(feed);
  }
});
