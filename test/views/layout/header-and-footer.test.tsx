import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import { PageContextContext } from '#views/runtime/page-context.tsx';
import { testContext } from '../render-page.tsx';

type Part = typeof Header;

function render(Part: Part, brand: BrandId, path = '/', changes: Partial<PageContext> = {}): HTMLElement {
  const context = { ...testContext(brand), ...changes };
  return parse(
    renderToStaticMarkup(
      <PageContextContext value={context}>
        <Part brand={brands[brand]} context={context} path={path} />
      </PageContextContext>,
    ),
  );
}
const list = (root: HTMLElement, label: string) =>
  root.querySelector(`nav[aria-label="${label}"]`)!.querySelectorAll('a');

describe.each(brandIds)('%s', (id) => {
  const brand = brands[id];
  const header = render(Header, id);
  const footer = render(Footer, id);

  test('header: skip link first, phone, sign-in, logo for both themes', () => {
    expect(header.querySelector('a')!.getAttribute('href')).toBe('#main');
    expect(header.querySelector('header a[href^="tel:"]')).not.toBeNull();
    expect(header.querySelector('header .header-sign-in')!.getAttribute('href')).toBe(brand.signupUrl);
    expect(header.querySelectorAll('header .logo img').map((image) => image.getAttribute('src'))).toEqual([
      `/assets/test${brand.logos.light}`,
      `/assets/test${brand.logos.dark}`,
    ]);
  });

  test('header: Team to Win is the brand’s own', () => {
    const link = header.querySelectorAll('header nav a').find((each) => each.textContent === 'Team to Win')!;
    expect(link.getAttribute('href')).toBe(brand.teamUrl);
  });

  test('footer: logo, social links, both offices, mail and phone', () => {
    expect(footer.querySelector('.logo img')!.getAttribute('src')).toBe(`/assets/test${brand.logos.footer}`);
    for (const [name, url] of [
      ['Facebook', brand.socialMedia.facebook],
      ['LinkedIn', brand.socialMedia.linkedin],
      ['Instagram', brand.socialMedia.instagram],
    ]) {
      expect(footer.querySelector(`a[aria-label="${name}"]`)!.getAttribute('href')).toBe(url);
    }
    expect(footer.querySelector('address')!.textContent).toContain('Dresden, OH 43821');
    expect(footer.querySelector('address')!.textContent).toContain('Pickerington, OH 43147');
    expect(footer.querySelector('address a[href^="tel:"]')).not.toBeNull();
  });
});

test('theme menu: light, dark and system, with system checked in the server’s markup', () => {
  const header = render(Header, 'payroll');
  for (const place of ['header', '#menu-sheet']) {
    const choices = header.querySelectorAll(`${place} [data-theme-choice]`);
    expect(choices.map((each) => [each.getAttribute('data-theme-choice'), each.getAttribute('aria-checked')])).toEqual([
      ['light', 'false'],
      ['dark', 'false'],
      ['system', 'true'],
    ]);
  }
});

test('the phone menu is a popover labelled by its button', () => {
  const header = render(Header, 'payroll');
  const button = header.querySelector('button[popovertarget="menu-sheet"]')!;
  expect(button.getAttribute('aria-label')).toBe('Menu');
  // Whether the popover is open is known to the browser only.
  expect(button.hasAttribute('aria-expanded')).toBe(false);
  expect(header.querySelector('#menu-sheet')!.getAttribute('popover')).toBe('auto');
});

test('the current page is marked in the navigation', () => {
  const marked = render(Header, 'dresdentax', '/about-us').querySelectorAll('header nav a[aria-current=page]');
  expect(marked.map((link) => link.textContent)).toEqual([expect.stringContaining('About Us')]);
});

test('a site notice is shown when configured', () => {
  expect(render(Header, 'payroll').querySelector('.site-notice')).toBeNull();
  const notice = render(Header, 'payroll', '/', { notice: 'Closed for snow' }).querySelector('.site-notice')!;
  expect(notice.textContent.trim()).toBe('Closed for snow');
});

test('footer lists: eight services, seven industries and View All, nine towns, resources, four legal pages', () => {
  const footer = render(Footer, 'brownco');
  expect(list(footer, 'Services')).toHaveLength(8);
  const industries = list(footer, 'Industries');
  expect(industries).toHaveLength(8);
  expect(industries.at(-1)!.textContent).toBe('View All');
  expect(industries.at(-1)!.getAttribute('href')).toBe('/industries');
  expect(list(footer, 'Locations')).toHaveLength(9);
  expect(
    list(footer, 'Resources').filter((link) => link.getAttribute('href')!.startsWith('/resources/')).length,
  ).toBeGreaterThanOrEqual(5);
  expect(footer.querySelectorAll('.footer-legal a')).toHaveLength(4);
});

test('the copyright year is the year in Ohio', () => {
  const legal = (now: string) =>
    render(Footer, 'dresdentax', '/', { now }).querySelector('.footer-legal p')!.textContent;
  expect(legal('2027-01-01T04:59:00.000Z')).toBe('© 2026 Dresden Tax');
  expect(legal('2027-01-01T05:01:00.000Z')).toBe('© 2027 Dresden Tax');
});

test.each([
  ['/', true],
  ['/blog', true],
  ['/blog/a-post', true],
  ['/blog/tag/payroll', true],
  ['/blogger', false],
  ['/services', false],
  ['/contact', false],
])('feed link on %s: %s', (path, shown) => {
  const links = render(Footer, 'payroll', path).querySelectorAll('.footer-social > li > a[aria-label="RSS"]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(shown ? ['/rss.xml'] : []);
});

test('the footer has a placeholder for the badge only when one is configured', () => {
  expect(render(Footer, 'payroll').querySelector('[data-badge]')).toBeNull();
  const thirdParties = { ...testContext('payroll').thirdParties, badgeSrc: 'https://badge.example/b.js' };
  expect(render(Footer, 'payroll', '/', { thirdParties }).querySelector('[data-badge]')).not.toBeNull();
});
