import { brandIds } from '#shared/brands/index.ts';
import { expect, test } from '../e2e/harness.ts';

for (const brand of brandIds) {
  test(`the links to the services of ${brand} are one line on phones and even columns elsewhere`, async ({ page }) => {
    const links = page.locator('.service-jumps a');
    for (const [width, least] of [
      [1280, 2],
      [768, 2],
      [390, 8],
      [320, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/services?domain=${brand}`);
      await expect(links).toHaveCount(8);
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => ({ top: link.getBoundingClientRect().top, height: link.getBoundingClientRect().height })),
      );
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
      for (const row of rows.values()) expect(row.length, `${width} px`).toBeGreaterThanOrEqual(least);
      for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    }
    await links.last().focus();
    // Rounded: a scrolled line may end at a fraction of a pixel.
    const ends = async () => {
      const { x, width } = (await links.last().boundingBox())!;
      return [x, x + width].map(Math.round);
    };
    await expect.poll(async () => (await ends())[0]).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await ends())[1]).toBeLessThanOrEqual(320);
  });
}
