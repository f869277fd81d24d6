import { expect, hold, scrollTo, withMotion } from './harness.ts';
import { test } from './news-site.ts';

test.use(withMotion);

// Pictures of posts come from the blog's host, whose responses the tests fail or delay.
test.use({ viewport: { width: 1280, height: 700 }, expectedConsole: ['Failed to load resource'] });

const isPicture = (url: URL) => url.pathname.includes('/content/images/');

test('a picture is requested 50 px before it enters the viewport, not earlier, and replaced by a message when it fails', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(isPicture, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  const { name, top } = await page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img[data-src]')!;
    return { name: /post-\d+/.exec(image.dataset['src']!)![0], top: image.getBoundingClientRect().top + scrollY };
  });
  const isRequested = () => requested.some((url) => url.includes(`/${name}.`));
  await scrollTo(page, top - 700 - 70);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForLoadState('networkidle');
  expect(isRequested()).toBe(false);
  const picture = page.locator('main .picture', { has: page.locator(`img[data-src*="/${name}."]`) });
  const handle = (await picture.elementHandle())!;
  await scrollTo(page, top - 700 - 30);
  await expect.poll(isRequested).toBe(true);
  await expect.poll(() => handle.getAttribute('data-state')).toBe('failed');
  expect(await handle.textContent()).toContain('Image could not be loaded');
});

test('a placeholder reserves the space; then the picture fades in', async ({ page }) => {
  const release = await hold(page, isPicture);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  const placeholder = page.locator('main .picture[data-state=waiting]').first();
  await placeholder.scrollIntoViewIfNeeded();
  const { height } = (await placeholder.boundingBox())!;
  expect(await placeholder.locator('.lazy').evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
  const handle = await placeholder.elementHandle();
  release();
  await expect.poll(() => handle!.getAttribute('data-state')).toBe('loaded');
  const image = (await handle!.$('.lazy'))!;
  expect(await image.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s');
  await expect.poll(() => image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  expect((await handle!.boundingBox())!.height).toBeCloseTo(height, 0);
});
