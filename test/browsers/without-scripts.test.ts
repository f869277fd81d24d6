import { darkAndStill, eventually, expect, journey, type Page } from './journey.ts';

const sees = (page: Page, selector: string) =>
  page.until((target) => document.querySelector(target)?.checkVisibility(), selector);

journey(
  'without scripts pages have their content in the dark theme, and no control that needs scripts',
  async ({ page, proxy }) => {
    proxy.disableScripts();
    for (const path of ['/blog', '/contact', '/resources/tax-prep-checklist', '/']) {
      await page.goto(path);
      await sees(page, 'h1');
      expect(await page.run(faultsWithoutScripts), path).toEqual([]);
    }
    await page.click('.header summary', 'Services');
    await page.click('.header a[href="/services/bookkeeping"]');
    await page.at('/services/bookkeeping');
  },
  darkAndStill,
);

/** Runs in the page. */
function faultsWithoutScripts(): string[] {
  const found: string[] = [];
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  if (visible('h1').length !== 1) found.push('not one heading');
  if (document.querySelector('main')!.textContent.length < 300) found.push('no content');
  const dead = '[aria-busy=true], .skeleton, .theme-menu, button:not([popovertarget], [type=submit])';
  found.push(...visible(dead).map((element) => element.outerHTML.slice(0, 90)));
  const background = getComputedStyle(document.body).backgroundColor;
  if (
    !background
      .match(/\d+/g)!
      .slice(0, 3)
      .every((part) => Number(part) < 60)
  )
    found.push(background);
  const logos = visible('.header .logo img').map((image) => image.getAttribute('src')!);
  if (!logos.length || !logos.every((src) => src.includes('dark'))) found.push(`logos ${logos}`);
  return found;
}

journey('an older browser than the supported ones gets the page as without scripts', async ({ page, proxy }) => {
  proxy.addInitScript(`() => { delete HTMLElement.prototype.popover }`);
  await page.goto('/');
  await page.until(() => document.querySelector('link[rel=stylesheet][href*="no-script"]'));
  await eventually(async () => expect(await page.isVisible('.slide-controls')).toBe(false));
  expect(await page.isVisible('[data-reload]')).toBe(false);
  expect(
    await page.run(() =>
      Object.keys(document.getElementById('main')!).some((key) => key.startsWith('__reactContainer')),
    ),
  ).toBe(false);
  await page.click('.header-nav summary', 'Contact');
  await page.click('.header-nav .submenu a[href="/schedule"]');
  await page.at('/schedule');
});
