import { expect, footerLink, sameDocument, test, withMotion } from './harness.ts';

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
