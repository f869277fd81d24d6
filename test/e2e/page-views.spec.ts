import { expect, footerLink, test } from './harness.ts';

test('a page shown by a link and a tool that is used are reported to the server, without anything that was entered', async ({
  page,
  openPage,
}) => {
  const requests: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/page-views'))
      requests.push(`${new URL(request.url()).search} ${request.postData()}`);
  });
  await openPage('/?domain=payroll');
  await footerLink(page, '/resources/tax-calculator?domain=payroll').click();
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => requests).toEqual(['?domain=payroll page /resources/tax-calculator']);
  for (const amount of ['51234', '61234']) {
    await page.getByLabel('Wages', { exact: false }).first().fill(amount);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => requests).toHaveLength(2);
  expect(requests[1]).toBe('?domain=payroll tool /resources/tax-calculator');
  await footerLink(page, '/contact?domain=payroll')
    .or(footerLink(page, '/accessibility?domain=payroll'))
    .first()
    .click();
  await expect.poll(() => requests).toHaveLength(3);
  expect(requests.join()).not.toMatch(/1234/);
});
