import { expect, footerLink, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 800 } });

test('the new page fades in over 300 ms, its title is announced, and the head is updated', async ({
  page,
  openPage,
}) => {
  await page.addInitScript(() => {
    const fades: { from: unknown; duration: string; end?: number }[] = [];
    Object.assign(window, { fades });
    /** The opacity from which an animation begins. Not read from the page's own, which may be over before the event comes. */
    const firstOpacity = (name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.animation = `${name} 1s paused`;
      const [first] = (probe.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
      probe.remove();
      return first!['opacity'];
    };
    addEventListener('animationstart', ({ target, animationName }) => {
      if (target instanceof Element && target.id === 'main')
        fades.push({ from: firstOpacity(animationName), duration: getComputedStyle(target).animationDuration });
    });
    addEventListener('animationend', (event) => {
      const target = event.target as Element;
      if (target.id === 'main') fades.at(-1)!.end = Number(getComputedStyle(target).opacity);
    });
  });
  await openPage('/');
  const fades = () =>
    page.evaluate(() => (window as unknown as { fades: { from: unknown; duration: string; end?: number }[] }).fades);
  expect(await fades()).toEqual([]);
  await expect(page.locator('h1')).not.toBeFocused();
  await footerLink(page, '/accessibility').click();
  await expect.poll(async () => (await fades())[0]?.end).toBe(1);
  const [fade, ...more] = await fades();
  expect(fade!.from).toBe('0');
  expect(fade!.duration).toBe('0.3s');
  expect(more).toEqual([]);
  await expect(page).toHaveTitle(/Accessibility/);
  await expect(page.locator('[role=status]', { hasText: await page.title() })).toBeAttached();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  expect(await canonical.getAttribute('href')).toMatch(/\/accessibility$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
});

test('links to redirected URLs open the target; back returns to the page with the link', async ({ page, openPage }) => {
  await openPage('/about-us');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (const [from, to] of [
    ['/terms/', '/terms-of-service'],
    ['/calculator', '/resources/tax-calculator'],
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
