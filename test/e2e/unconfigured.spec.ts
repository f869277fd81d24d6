import { expect, test } from './harness.ts';

for (const path of ['/', '/services/payroll', '/contact', '/blog', '/resources/tax-calculator', '/schedule']) {
  test(`R-TP-01 R-TP-02 ${path} asks nothing of any other host, and says nothing in the console`, async ({
    page,
    hydrated,
    baseURL,
  }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) others.push(request.url());
    });
    await page.goto(path);
    await hydrated();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(others).toEqual([]);
    await expect(page.locator('[data-consent], .consent')).toHaveCount(0);
  });
}
