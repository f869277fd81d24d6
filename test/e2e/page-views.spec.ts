import { expect, footerLink, test } from './harness.ts';

const token = 'a-token-for-metrics';
const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({
  siteEnv: { METRICS_TOKEN: token },
  // A browser that says it is headless counts as a robot. Its own name, since a page that is left sends that.
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--user-agent=${agent}`] });
  },
});

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

test('how long a page took to show and to react, and a failed script, are counted when the page is left', async ({
  page,
  openPage,
  request,
  expectedConsole,
}) => {
  expectedConsole.push('broken on purpose');
  const counted = async (metric: string) => {
    const response = await request.get('/metrics', { headers: { Authorization: `Bearer ${token}` } });
    const line = new RegExp(`^visitor_${metric}{brand="brownco"} (\\d+)$`, 'm');
    return Number(line.exec(await response.text())?.[1] ?? 0);
  };
  const measured = () =>
    Promise.all(
      ['largest_paint_seconds_count', 'interaction_seconds_count', 'layout_shift_count', 'script_failures_total'].map(
        counted,
      ),
    );
  // What is loaded once everything is measured.
  const icons = page.waitForRequest(/\/assets\/icons-/);
  await openPage('/contact?domain=brownco');
  await icons;
  await page.getByLabel('Name', { exact: false }).first().click();
  await page.evaluate(() => {
    const script = Object.assign(document.createElement('a'), { href: '/assets/of-ours.js' }).href;
    dispatchEvent(new ErrorEvent('error', { filename: script }));
  });
  expect(await measured()).toEqual([0, 0, 0, 0]);
  await page.goto('/about-us?domain=brownco');
  await expect.poll(measured).toEqual([1, 1, 1, 1]);
});
