import { brandIds, brands } from '#shared/brands/index.ts';
import { telHref } from '#shared/format/tel-href.ts';
import { expect, test } from './harness.ts';

test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

for (const brand of brandIds) {
  test(`phones show the telephone of ${brand} above the fold, and the form two screens further down`, async ({
    page,
  }) => {
    const { phone } = brands[brand].contact;
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/contact?domain=${brand}`);
      const call = page.locator('.page-head').getByRole('link', { name: `Call ${phone}` });
      await expect(call).toHaveAttribute('href', telHref(phone));
      const { y, height } = (await call.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height).toBeLessThan(844);
      expect((await page.locator('.contact-form').boundingBox())!.y).toBeLessThan(2.5 * 844);
    }
  });
}

test('on phones the six ways are rows that are each one link', async ({ page }) => {
  await page.goto('/contact');
  const rows = page.locator('.contact-ways .card');
  await expect(rows).toHaveCount(6);
  for (const row of await rows.all()) {
    await expect(row.getByRole('link')).toHaveCount(1);
    const { height } = (await row.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(130);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const tops = await rows.evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
  expect(tops).toBe(2);
});
