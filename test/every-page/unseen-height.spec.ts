import { expect, test } from '../e2e/harness.ts';

const phone = { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 800 } };

const paths = [
  '/',
  '/?domain=brownco',
  '/?domain=payroll',
  '/locations',
  '/locations/dresden',
  '/services/payroll',
  '/services/business-tax?domain=brownco',
  '/industries/retail',
  '/about-us',
  '/resources/paycheck',
  '/resources/deadlines',
  '/resources/ohio-business-taxes',
  '/contact',
  '/contact?domain=brownco',
  '/contact?domain=payroll',
];

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, () => {
    test.use(options);
    for (const path of device === 'phone' ? paths : paths.slice(3)) {
      test(`${path} is as high before it is scrolled as after it, within 10 %`, async ({ page, hydrated }) => {
        await page.goto(path);
        await hydrated();
        await expect(page.locator('html')).toHaveAttribute('data-below-fold', 'auto');
        const [before, after] = await page.evaluate(async () => {
          const root = document.documentElement;
          const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          await frame();
          const first = root.scrollHeight;
          for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
            scrollTo({ top, behavior: 'instant' });
            await frame();
          }
          return [first, root.scrollHeight];
        });
        expect(after!).toBeGreaterThan(2_000);
        expect(Math.abs(before! / after! - 1)).toBeLessThan(0.1);
      });
    }
  });
}

test('the last folded row stands apart from the band below it', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  for (const [path, below] of [
    ['/locations/dresden', '.closing-band'],
    ['/services/payroll', '#questions-about-payroll'],
  ] as const) {
    await page.goto(path);
    const distances = await page.evaluate((selector) => {
      delete document.documentElement.dataset['belowFold'];
      const band = document.querySelector(selector)!.getBoundingClientRect().top;
      const rows = [...document.querySelectorAll('.section-collapsed details')];
      return rows.map((row) => band - row.getBoundingClientRect().bottom).filter((distance) => distance > -1);
    }, below);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(32);
    expect(Math.min(...distances)).toBeLessThan(100);
  }
});
