import { expect, hold, test, withMotion } from './harness.ts';

test.use(withMotion);

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

test('the menu traps the focus while open and restores it when closed', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('#menu-sheet');
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeFocused();
  const inside = () => sheet.evaluate((element) => element.contains(document.activeElement));
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await close.focus();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('the menu slides in and is never seen through', async ({ page }) => {
  await page.goto('/');
  // In one task: on a slow machine the animation would be over before the next one.
  const frames = await page.locator('#menu-sheet').evaluate((sheet) => {
    document.querySelector<HTMLElement>('.header-burger')!.click();
    const [slide] = sheet.getAnimations();
    slide!.pause();
    return [0, 50, 100, 200].map((time) => {
      slide!.currentTime = time;
      return [getComputedStyle(sheet).opacity, Math.round(sheet.getBoundingClientRect().left)];
    });
  });
  expect(frames.map(([opacity]) => opacity)).toEqual(['1', '1', '1', '1']);
  expect([frames[0]![1], frames[3]![1]]).toEqual([390, 0]);
});

test('a press on Menu counts, though all icons are drawn anew during it', async ({ page }) => {
  const sendIcons = await hold(page, /icons[^/]*\.svg$/);
  const arrived = page.waitForResponse(/icons[^/]*\.svg$/);
  await page.goto('/');
  const icons = () => page.locator('#icons > symbol').count();
  const before = await icons();
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  sendIcons();
  await arrived;
  await expect.poll(icons).toBeGreaterThan(before);
  await page.mouse.up();
  await expect(page.locator('#menu-sheet')).toBeVisible();
});

test('Schedule and Call stay in sight while the menus scroll', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const sheet = page.locator('#menu-sheet');
  await sheet.locator('summary', { hasText: 'Resources' }).tap();
  for (const top of [0, 10_000]) {
    await sheet.evaluate((element, to) => element.scrollTo(0, to), top);
    await expect(sheet.getByRole('link', { name: 'Schedule', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('link', { name: 'Call', exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(sheet.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:/);
});

test('Call and Schedule stand side by side at 320 px, too, in the order of the bar of pages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.locator('.menu-sheet-foot a')).toHaveText([/Call/, /Schedule/]);
  const boxes = await page
    .locator('.menu-sheet-foot a')
    .evaluateAll((links) =>
      links.map((link) => [link.getBoundingClientRect().top, link.scrollWidth - link.clientWidth]),
    );
  expect(boxes).toEqual([
    [boxes[0]![0], 0],
    [boxes[0]![0], 0],
  ]);
});

test('a second menu opens where it was tapped; the first one stays open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const groups = page.locator('.menu-sheet-list details');
  const [first, second] = [groups.nth(0), groups.nth(1)];
  const isWhole = (group: typeof first) =>
    group.evaluate((details) => getComputedStyle(details, '::details-content').opacity === '1');
  await first.locator('summary').tap();
  await expect.poll(() => isWhole(first)).toBe(true);
  const row = second.locator('summary');
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = () => row.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await row.tap();
  await expect.poll(() => isWhole(second)).toBe(true);
  expect(await top()).toBeCloseTo(before, 0);
  await expect(first).toHaveAttribute('open');
});

test('a tap opens a submenu; following its link closes the menu', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const sheet = page.locator('#menu-sheet');
  await sheet.locator('summary', { hasText: 'Services' }).tap();
  await sheet.locator('a[href="/services/bookkeeping"]').tap();
  await expect(page).toHaveURL('/services/bookkeeping');
  await expect(sheet).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
});

test('the menu slides out faster than in, above the page, and gives the focus back at once', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  const sheet = page.locator('#menu-sheet');
  // In one task: on a slow machine the transition would be over before the next one.
  const { frames, durations, focused } = await sheet.evaluate(async (element: HTMLElement) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>('.menu-sheet-head button')!.click();
    const moves = element.getAnimations();
    for (const move of moves) move.pause();
    const states = [0, 20, 60].map((time) => {
      for (const move of moves) move.currentTime = time;
      const takesClicks = element.contains(document.elementFromPoint(385, 400));
      return { left: Math.round(element.getBoundingClientRect().left), takesClicks };
    });
    for (const move of moves) move.finish();
    return {
      frames: states,
      durations: [...new Set(moves.map(({ effect }) => Number(effect!.getTiming().duration)))],
      focused: document.activeElement!.getAttribute('aria-label'),
    };
  });
  expect([durations, focused]).toEqual([[120], 'Menu']);
  expect(frames.map(({ takesClicks }) => takesClicks)).toEqual([false, false, false]);
  const [start, ...more] = frames.map(({ left }) => left);
  expect(start).toBe(0);
  expect(more[0]).toBeGreaterThan(0);
  expect(more[1]).toBeGreaterThan(more[0]!);
  expect(more[1]).toBeLessThan(390);
  await expect(sheet).toBeHidden();
});

test('the menu is gone at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const sheet = page.locator('#menu-sheet');
  await expect(sheet).toBeVisible();
  const durations = await sheet.evaluate((element: HTMLElement) => {
    element.hidePopover();
    getComputedStyle(element).translate;
    return element.getAnimations().map(({ effect }) => Number(effect!.getTiming().duration));
  });
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
});

for (const id of ['dresdentax', 'brownco', 'payroll']) {
  test(`${id}: at 320 px no arrow of an external link stands on a line of its own`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?domain=${id}`);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const sheet = page.locator('#menu-sheet');
    await sheet.locator('summary', { hasText: 'About' }).tap();
    await expect(sheet.getByRole('link', { name: 'Newcomerstown' })).toBeVisible();
    const alone = await sheet.locator('a:has(.icon-external):visible').evaluateAll((links) =>
      links
        .filter((link) => {
          const words = document.createRange();
          words.selectNodeContents(link.querySelector('span')!.firstChild!);
          const last = [...words.getClientRects()].at(-1)!;
          const arrow = link.querySelector('.icon-external')!.getBoundingClientRect();
          return arrow.top > last.bottom - 4 || arrow.right > link.getBoundingClientRect().right;
        })
        .map((link) => link.textContent),
    );
    expect(alone).toEqual([]);
  });
}
