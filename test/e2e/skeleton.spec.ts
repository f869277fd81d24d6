import type { Page } from 'playwright/test';
import { expect, footerLink, hold, sameDocument, scrollTo, scrollTop, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('a skeleton while a page’s code is slow, then the page at its top', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  const release = await hold(page, '**/assets/accessibility-*.js');
  await scrollTo(page, 800);
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  expect(await scrollTop(page)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-loading');
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('.skeleton-page')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  expect(await sameDocument(page)).toBe(true);
});

/** Presses a link to a page whose code is held back until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/assets/*.js');
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  return release;
}

/** Corners of the parts of a head, in whole pixels. */
const boxesOf = (page: Page, selectors: Record<string, string>) =>
  page.evaluate((parts) => {
    const boxes = Object.entries(parts).map(([name, selector]) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [name, { x, y, width, height, middle: y + height / 2 }] as const;
    });
    return Object.fromEntries(boxes);
  }, selectors);

for (const width of [390, 1280])
  test(`at ${width} px the skeleton has the shape of the head of a page`, async ({ page, openPage }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage('/accessibility');
    const release = await openHeld(page, '/services/payroll');
    await expect(page.locator('.skeleton-page')).toBeVisible();
    const shape = await boxesOf(page, {
      panel: '.skeleton-panel',
      crumb: '.skeleton-crumb',
      title: '.skeleton-title',
      lead: '.skeleton-lead',
      button: '.skeleton-button',
    });
    release();
    await expect(page.locator('h1')).toBeFocused();
    const head = await boxesOf(page, {
      panel: '.page-head-panel',
      crumb: '.breadcrumb li',
      title: 'h1',
      lead: '.page-head .lead',
      button: '.page-head-action .button',
    });
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(shape['panel']![side] - head['panel']![side]), side).toBeLessThan(3);
    for (const part of ['crumb', 'title', 'lead', 'button'])
      for (const side of ['x', 'middle'] as const)
        expect(Math.abs(shape[part]![side] - head[part]![side]), `${part} ${side}`).toBeLessThan(3);
  });

test('the skeleton of a page without a drawing has neither its panel nor the button', async ({ page, openPage }) => {
  await openPage('/accessibility');
  const release = await openHeld(page, '/schedule');
  await expect(page.locator('.skeleton-title')).toBeVisible();
  await expect(page.locator('.skeleton-panel')).toBeHidden();
  await expect(page.locator('.skeleton-button')).toBeHidden();
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('.page-head-panel')).toHaveCount(0);
});

test('the skeleton is gone before the page fades in', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  const release = await hold(page, '**/assets/accessibility-*.js');
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('.skeleton-page')).toBeVisible();
  await page.evaluate(() => {
    const frames: { skeleton: number; page: number }[] = [];
    const seen = (selector: string) => {
      const element = document.querySelector(selector);
      return element && element.getClientRects().length > 0 ? Number(getComputedStyle(element).opacity) : 0;
    };
    const note = () => {
      frames.push({ skeleton: seen('.skeleton-page'), page: seen('#main') });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { seenFrames: frames });
  });
  const frames = () => page.evaluate(() => Reflect.get(window, 'seenFrames') as { skeleton: number; page: number }[]);
  // On a busy machine the page may come before the first frame is noted.
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(0);
  release();
  await expect.poll(async () => (await frames()).at(-1)).toEqual({ skeleton: 0, page: 1 });
  const seen = await frames();
  expect(seen[0]).toEqual({ skeleton: 1, page: 0 });
  expect(seen.filter((frame) => frame.skeleton > 0 && frame.page > 0)).toEqual([]);
  for (const part of ['skeleton', 'page'] as const) {
    const values = seen.map((frame) => frame[part]);
    const sorted = values.toSorted((a, b) => (part === 'page' ? a - b : b - a));
    expect(values, part).toEqual(sorted);
  }
});

test('no skeleton for a fast page: the old page stays until the new one is committed', async ({ page, openPage }) => {
  // With a paused clock no time passes, however slow this machine is.
  await page.clock.install();
  await openPage('/');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    const main = document.querySelector('main')!;
    new MutationObserver(() =>
      states.push(main.querySelector('.skeleton-page') ? 'skeleton' : main.querySelector('h1') ? 'page' : 'nothing'),
    ).observe(main, { childList: true, subtree: true });
  });
  for (const path of ['/accessibility', '/services/payroll', '/industries/retail', '/privacy-policy']) {
    await footerLink(page, path).hover();
    await page.waitForLoadState('networkidle');
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
  }
  expect(await page.evaluate(() => [...new Set((window as unknown as { states: string[] }).states)])).toEqual(['page']);
});

/** Notes whether the skeleton is ever shown from now on. */
async function watchSkeleton(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (root.dataset['loading'] === 'slow') Object.assign(window, { skeletonSeen: true });
    }).observe(root, { attributeFilter: ['data-loading'] });
  });
  return () => page.evaluate(() => 'skeletonSeen' in window);
}

test('the skeleton comes after 400 ms of loading', async ({ page, openPage }) => {
  await page.clock.install();
  await openPage('/privacy-policy');
  await page.waitForLoadState('networkidle');
  const seen = await watchSkeleton(page);
  await page.route('**/assets/accessibility-*.js', () => {});
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await page.clock.runFor(390);
  expect(await seen()).toBe(false);
  await page.clock.runFor(20);
  expect(await seen()).toBe(true);
  await expect(page.locator('.skeleton-page')).toBeVisible();
});

test('no skeleton for a page that is loaded, however late it is shown', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    // The picture of the old page is never taken, so the new one waits as long as it may.
    document.startViewTransition = () => {
      Object.assign(window, { waits: true });
      const pending = new Promise<undefined>(() => {});
      return { ready: pending, finished: pending, updateCallbackDone: pending, skipTransition() {} } as ViewTransition;
    };
  });
  await page.clock.install();
  await openPage('/services/payroll');
  await page.waitForLoadState('networkidle');
  const seen = await watchSkeleton(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('.breadcrumb a[href="/services"]').click();
  await page.waitForFunction(() => 'waits' in window);
  await page.clock.runFor(500);
  await expect(page).toHaveTitle(/All services/);
  await expect(page.locator('h1')).toBeFocused();
  expect(await seen()).toBe(false);
});

test('going back while a page is slow keeps the old page where it was left', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  await page.route('**/assets/accessibility-*.js', () => {});
  const heading = await page.locator('h1').textContent();
  // Further down than the skeleton reaches.
  await scrollTo(page, 1_500);
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('.skeleton-page')).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page.locator('h1')).toHaveText(heading!);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect.poll(() => scrollTop(page)).toBe(1_500);
  await footerLink(page, '/terms-of-service').click();
  await expect(page).toHaveTitle(/Terms/);
});

/** Where the cards of posts are, each with its picture: place on the page and size, in pixels. */
const postShapes = (page: Page, cards: string) =>
  page.locator(cards).evaluateAll((found) =>
    found.map((card) => {
      const box = card.getBoundingClientRect();
      const picture = card.querySelector('.post-card-picture')!.getBoundingClientRect();
      return {
        top: box.top + scrollY,
        height: box.height,
        exact: [box.x, box.width, picture.x, picture.width].map(Math.round),
      };
    }),
  );

for (const width of [390, 1280])
  for (const { path, data, visible } of [
    { path: '/', data: 'latestPosts', visible: 3 },
    // The first ones are on the screen while they load.
    { path: '/blog', data: '{posts,featured,tags}', visible: 2 },
  ])
    test(`at ${width} px the skeleton of ${path} has the shape of the posts`, async ({ page, openPage }) => {
      await page.setViewportSize({ width, height: 800 });
      const release = await hold(page, `**/api/data/${data}*`);
      await openPage('/about-us');
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      const shapes = page.locator('main .skeleton .post-card');
      await expect(shapes.first()).toBeVisible();
      if (path === '/')
        await shapes.last().evaluate((shape) => shape.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.evaluate(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift' });
        Object.assign(window, { shifts });
      });
      const before = await postShapes(page, 'main .skeleton .post-card');
      release();
      await expect(page.locator('main article.post-card').first()).toBeVisible();
      await expect(shapes).toHaveCount(0);
      const after = await postShapes(page, 'main article.post-card');
      for (const [index, shape] of before.slice(0, visible).entries()) {
        expect(after[index]!.exact).toEqual(shape.exact);
        // A shift of 40 pixels on this screen counts as 0.05 at most.
        expect(Math.abs(after[index]!.top - shape.top)).toBeLessThanOrEqual(40);
        expect(Math.abs(after[index]!.height - shape.height)).toBeLessThanOrEqual(40);
      }
      const shifts = await page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return (window as unknown as { shifts: number[] }).shifts;
      });
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
    });
