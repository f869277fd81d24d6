import type { Page } from 'playwright/test';
import * as limits from '#shared/limits.ts';
import { expect, footerLink, hold, sameDocument, scrollTo, scrollTop, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('the new page fades in over 300 ms', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    const fades: { from: number; duration: string; end?: number }[] = [];
    Object.assign(window, { fades });
    addEventListener('animationstart', (event) => {
      const target = event.target as Element;
      if (target.id === 'main')
        fades.push({
          from: Number(getComputedStyle(target).opacity),
          duration: getComputedStyle(target).animationDuration,
        });
    });
    addEventListener('animationend', (event) => {
      const target = event.target as Element;
      if (target.id === 'main') fades.at(-1)!.end = Number(getComputedStyle(target).opacity);
    });
  });
  await openPage('/');
  const fades = () =>
    page.evaluate(() => (window as unknown as { fades: { from: number; duration: string; end?: number }[] }).fades);
  expect(await fades()).toEqual([]);
  await footerLink(page, '/accessibility').click();
  await expect.poll(async () => (await fades())[0]?.end).toBe(1);
  const [fade, ...more] = await fades();
  expect(fade!.from).toBeLessThan(0.9);
  expect(fade!.duration).toBe('0.3s');
  expect(more).toEqual([]);
});

/** Records what travels in each page change within the document, 50 ms after its start, and stops it there. */
async function recordTravels(page: Page, { skeleton = false } = {}) {
  await page.addInitScript(
    (delayMs) => {
      // The skeleton does not come, however slow this machine is.
      const wait = setTimeout;
      if (delayMs)
        window.setTimeout = ((callback: () => void, ms: number) =>
          wait(callback, ms === delayMs ? 60_000 : ms)) as typeof setTimeout;
      const travels: string[][] = [];
      Object.assign(window, { travels });
      const start = document.startViewTransition;
      document.startViewTransition = function startAndRecord(update) {
        const transition = start.call(document, update);
        transition.ready.then(
          () => {
            const parts: string[] = [];
            for (const animation of document.getAnimations()) {
              animation.pause();
              animation.currentTime = 50;
              const effect = animation.effect as KeyframeEffect;
              if (effect.pseudoElement?.includes('-group(')) parts.push(effect.pseudoElement);
              if (effect.getTiming().duration !== 300) parts.push(`${effect.pseudoElement} not 300 ms`);
            }
            travels.push(parts.sort());
          },
          () => travels.push([]),
        );
        return transition;
      };
    },
    skeleton ? 0 : limits.skeletonDelayMs,
  );
  return () => page.evaluate(() => (window as unknown as { travels: string[][] }).travels);
}

const headingAndDrawing = ['::view-transition-group(drawing)', '::view-transition-group(title)'];

test('heading and drawing travel to their place in a page opened by a link, and clicks meanwhile count', async ({
  page,
  openPage,
}) => {
  const travels = await recordTravels(page);
  await openPage('/services/payroll');
  await page.locator('.breadcrumb a[href="/services"]').click();
  await expect.poll(travels).toEqual([headingAndDrawing]);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveURL('/services');
  await expect(page.locator('#main')).toHaveClass(/page-enter/);
  await page.locator('.header .logo').click({ timeout: 5_000 });
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await travels()).length).toBe(2);
  expect(await sameDocument(page)).toBe(true);
});

test('back and forward fade, and a page comes back where it was left', async ({ page, openPage }) => {
  const travels = await recordTravels(page);
  await openPage('/services/payroll');
  await scrollTo(page, 900);
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/payroll/);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator('#main')).toHaveClass(/page-enter/);
  expect(await travels(), 'from far down in a page no heading flies in either').toEqual([]);
});

test('a slow page comes after its skeleton without a picture of the old page', async ({ page, openPage }) => {
  const travels = await recordTravels(page, { skeleton: true });
  await openPage('/services/payroll');
  const release = await hold(page, '**/assets/accessibility-*.js');
  await footerLink(page, '/accessibility').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('.skeleton-page')).toBeVisible();
  release();
  await expect(page.locator('h1')).toBeFocused();
  expect(await travels()).toEqual([]);
});

test('of two links followed at once the second counts', async ({ page, openPage }) => {
  await openPage('/services/payroll');
  const follow = (paths: string[]) =>
    page.evaluate((links) => {
      for (const path of links) document.querySelector<HTMLElement>(`.footer a[href="${path}"]`)!.click();
    }, paths);
  for (const [first, second] of [
    ['/accessibility', '/cookies'],
    ['/accessibility', '/privacy-policy'],
  ] as const) {
    await follow([first, second]);
    await expect(page).toHaveURL(second);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${second}$`));
  }
  expect(await sameDocument(page)).toBe(true);
});

test('where browsers have no view transitions the page fades in', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await openPage('/services/payroll');
  await page.locator('.breadcrumb a[href="/services"]').click();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('#main')).toHaveClass(/page-enter/);
});

test('no frame shows a new page whole before it fades in', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await openPage('/services/payroll');
  await page.evaluate(() => {
    const frames: [title: string, opacity: number][] = [];
    const note = () => {
      const main = document.getElementById('main')!;
      frames.push([main.querySelector('h1')?.textContent ?? '', Number(getComputedStyle(main).opacity)]);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { paintedFrames: frames });
  });
  for (const [path, title] of [
    ['/services', 'All services'],
    ['/contact', 'Contact'],
    ['/accessibility', 'Accessibility'],
  ] as const) {
    await page.evaluate((link) => document.querySelector<HTMLElement>(`a[href="${link}"]`)!.click(), path);
    await expect(page).toHaveTitle(new RegExp(title, 'i'));
    await expect(page.locator('h1')).toBeFocused();
    const heading = await page.locator('h1').textContent();
    const opacities = () =>
      page.evaluate(
        (text) =>
          (Reflect.get(window, 'paintedFrames') as [string, number][])
            .filter(([h1]) => h1 === text)
            .map(([, opacity]) => opacity),
        heading,
      );
    await expect.poll(async () => (await opacities()).at(-1)).toBe(1);
    const seen = await opacities();
    expect(seen[0], path).toBeLessThan(0.5);
    expect(seen, path).toEqual(seen.toSorted((a, b) => a - b));
  }
});

test('nothing travels with reduced motion', async ({ page, openPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const travels = await recordTravels(page);
  await openPage('/services/payroll');
  await page.locator('.breadcrumb a[href="/services"]').click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await travels()).toEqual([]);
});

test('no fade with reduced motion', async ({ page, openPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage('/');
  await footerLink(page, '/accessibility').click();
  await expect(page.locator('h1')).toBeFocused();
  const duration = await page
    .locator('main')
    .evaluate((main) => Number.parseFloat(getComputedStyle(main).animationDuration));
  expect(duration).toBeLessThan(0.01);
});

test('the new title is announced to screen readers, and the head is updated', async ({ page, openPage }) => {
  await openPage('/');
  await expect(page.locator('h1')).not.toBeFocused();
  await footerLink(page, '/accessibility').click();
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(page.locator('[role=status]', { hasText: await page.title() })).toBeAttached();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  expect(await canonical.getAttribute('href')).toMatch(/\/accessibility$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
});

test('a click with a modifier key opens the link in a new tab', async ({ page, openPage, context }) => {
  await openPage('/');
  const opened = context.waitForEvent('page');
  await footerLink(page, '/accessibility').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/accessibility$/);
  await expect(page).toHaveURL('/');
});

test('links to redirected URLs open the target; back returns to the page with the link', async ({ page, openPage }) => {
  await openPage('/about-us');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (const [from, to] of [
    ['/terms/', '/terms-of-service'],
    ['/calculator', '/resources/tax-calculator'],
    ['/tag/news', '/blog'],
    ['/home', '/'],
  ] as const) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'An old link' });
      document.querySelector('.footer')!.prepend(link);
    }, from);
    await page.getByText('An old link').first().click();
    await expect(page).toHaveURL(to);
    expect(await entries(), from).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
    await expect(page).toHaveTitle(/About/);
  }
});

test('pages opened later have their icons', async ({ page, openPage }) => {
  await openPage('/privacy-policy');
  await page.waitForLoadState('networkidle');
  await footerLink(page, '/contact#dresden').click();
  await expect(page).toHaveURL('/contact#dresden');
  await expect(page.locator('main svg.icon use').first()).toBeAttached();
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll('svg use')]
      .map((use) => use.getAttribute('href')!)
      .filter((name) => !document.querySelector(name)),
  );
  expect(missing).toEqual([]);
});

for (const [reducedMotion, travels] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a new document ${travels ? 'moves heading and drawing to their new places' : 'just appears'}: motion ${reducedMotion}`, async ({
    page,
    openPage,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
        Object.assign(window, { travels: viewTransition !== null });
        viewTransition?.ready.then(() => {
          for (const animation of document.getAnimations()) animation.pause();
        });
      });
    });
    await openPage('/services/payroll');
    await page.evaluate(() => location.assign('/services/bookkeeping'));
    await expect(page).toHaveURL('/services/bookkeeping');
    await expect.poll(() => page.evaluate(() => (window as unknown as { travels?: boolean }).travels)).toBe(travels);
    const names = await page.evaluate(() =>
      ['h1', '.page-head-panel'].map((part) =>
        getComputedStyle(document.querySelector(part)!).getPropertyValue('view-transition-name'),
      ),
    );
    expect(names).toEqual(travels ? ['title', 'drawing'] : ['none', 'none']);
    if (!travels) return;
    const link = page.locator('.header .logo');
    await expect(link).toBeVisible();
    const takesClicks = link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(await takesClicks, 'a click meanwhile reaches the page').toBe(true);
  });
}
