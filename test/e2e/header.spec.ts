import { expect, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 }, expectedConsole: ['net::ERR_FAILED'] });

test('the header is fixed: transparent and 112 px high, then translucent and 80 px; its bar shows the progress', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const bar = page.locator('header').first();
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, backdropFilter, position } = getComputedStyle(element);
      const { top, height } = element.getBoundingClientRect();
      return { clear: backgroundColor === 'rgba(0, 0, 0, 0)', glass: backdropFilter !== 'none', position, top, height };
    });
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  const atTop = { clear: true, glass: false, position: 'fixed', top: 0, height: 112 };
  const scrolled = { clear: false, glass: true, position: 'fixed', top: 0, height: 80 };

  expect(await look()).toEqual(atTop);
  await scroll(15);
  await expect.poll(look).toEqual(atTop);
  await scroll(20);
  await expect.poll(look).toEqual(atTop);
  await scroll(25);
  await expect.poll(look).toEqual(scrolled);
  await scroll(900);
  await expect.poll(look).toEqual(scrolled);
  await scroll(0);
  await expect.poll(look).toEqual(atTop);
  // Laid out whole, so that the height of the page no longer changes while it is scrolled.
  await expect(page.locator('html')).not.toHaveAttribute('data-below-fold');
  const progress = page.locator('[data-progress]');
  const share = () => progress.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const to = (part: number) =>
    page.evaluate(
      (of) => scrollTo({ top: of * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' }),
      part,
    );
  await to(0.5);
  await expect.poll(share).toBeCloseTo(0.5, 1);
  await to(1);
  await expect.poll(share).toBeCloseTo(1, 1);
});
