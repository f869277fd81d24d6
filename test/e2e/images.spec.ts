import type { Page } from 'playwright/test';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { makePost } from '../ghost/stub-posts.ts';
import { expect, hold, type Site, scrollTo, startSite, test, withMotion } from './harness.ts';

test.use(withMotion);

// Pictures of posts come from the blog's host, whose responses the tests fail or delay.
test.use({ viewport: { width: 1280, height: 700 }, expectedConsole: ['Failed to load resource'] });
test.describe.configure({ mode: 'serial' });

let stub: GhostStub;
let site: Site;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  stub = await startGhostStub({ posts: 0 });
  stub.posts = Array.from({ length: 9 }, (_, index) =>
    makePost(index + 1, {
      feature_image: `${stub.url}/content/images/2026/01/picture-${index + 1}.png`,
      featured: false,
    }),
  );
  ({ site, stop } = await startSite(stub.env));
});
test.afterAll(async () => {
  await stop();
  await stub.close();
});

const pictures = (page: Page) => page.locator('main .picture');
const isPicture = (url: URL) => url.pathname.includes('/content/images/');

/** Name and top edge on the page of the first picture that has not been requested. */
async function firstUnrequested(page: Page): Promise<{ name: string; top: number }> {
  return page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img[data-src]')!;
    return { name: /picture-\d+/.exec(image.dataset['src']!)![0], top: image.getBoundingClientRect().top + scrollY };
  });
}

test('a picture is requested 50 px before it enters the viewport, not earlier', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (isPicture(new URL(request.url()))) requested.push(request.url());
  });
  await page.goto(`${site.url}/blog`);
  await page.waitForLoadState('networkidle');
  const { name, top } = await firstUnrequested(page);
  const height = 700;
  const isRequested = () => requested.some((url) => url.includes(`${name}.`));
  await scrollTo(page, top - height - 70);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForLoadState('networkidle');
  expect(isRequested()).toBe(false);
  await scrollTo(page, top - height - 30);
  await expect.poll(isRequested).toBe(true);
});

test('a placeholder reserves the space; then the picture fades in', async ({ page }) => {
  const release = await hold(page, isPicture);
  await page.goto(`${site.url}/blog`, { waitUntil: 'domcontentloaded' });
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

test('a picture that fails to load is replaced by a message', async ({ page }) => {
  await page.route(isPicture, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${site.url}/blog`);
  const last = pictures(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByText('Image could not be loaded')).toBeVisible();
  await expect(last).toHaveAttribute('data-state', 'failed');
});
