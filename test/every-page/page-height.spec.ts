import { industrySlugs } from '#shared/firm/industries.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { href } from '#shared/site/routes.ts';
import { expect, test } from '../e2e/harness.ts';
import { layOutAll, phoneHeight, screens } from './page-height.ts';

test.describe.configure({ mode: 'parallel' });

const paths = [
  href('services'),
  href('industries'),
  href('personalTaxPricing'),
  ...serviceSlugs.map((slug) => href('service', { slug })),
  ...industrySlugs.map((slug) => href('industry', { slug })),
];

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: on a phone pages of services and industries are at most six screens high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: phoneHeight });
    const tooHigh: string[] = [];
    for (const path of paths) {
      await page.goto(`${path}?domain=${id}`);
      await layOutAll(page);
      const height = await screens(page);
      if (height > 6) tooHigh.push(`${path} ${height.toFixed(1)}`);
    }
    expect(tooHigh).toEqual([]);
  });
}
