import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type BrandId, brandIds, brands } from '#shared/brands/index.ts';
import { type NavigationItem, navigation, taxResources } from '#shared/site/navigation.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import { listedTowns } from '#test/specification.ts';
import { Footer } from '#views/layout/footer.tsx';
import { Header } from '#views/layout/header.tsx';
import { renderPart, testContext } from '../render-page.tsx';

function render(Part: typeof Header, brand: BrandId, path = '/', changes: Partial<PageContext> = {}): HTMLElement {
  const context = { ...testContext(brand), ...changes };
  return renderPart(<Part brand={brands[brand]} context={context} path={path} />, context);
}

test.each(brandIds)('each page of the menu of %s is linked once in the header', (brand) => {
  const header = render(Header, brand);
  const titles = (items: NavigationItem[]): string[] =>
    items.flatMap(({ title, children }) => [title, ...titles(children)]);
  const shown = header
    .querySelectorAll('nav :is(a > span, summary, p)')
    .map(({ childNodes }) => childNodes[0]!.text.trim());
  expect(shown.sort()).toEqual(titles(navigation(brands[brand])).sort());
  expect(header.querySelectorAll('nav')).toHaveLength(1);
});

test('three notices at most are on top of the page, and then a link to all of them', () => {
  const shown = (notices: string[]) => render(Header, 'dresdentax', '/', { notices }).querySelector('.site-notice');
  expect(shown([])).toBeNull();
  expect(shown(['One.', 'Two.', 'Three.'])!.textContent.trim()).toBe('One. Two. Three.');
  const more = shown(['One.', 'Two.', 'Three.', 'Four.'])!;
  expect(more.textContent.trim()).toBe('One. Two. Three. More on Contact');
  expect(more.querySelector('a')!.getAttribute('href')).toBe('/contact');
});

test('the current page is marked in the navigation', () => {
  const marked = render(Header, 'dresdentax', '/about-us').querySelectorAll('header nav a[aria-current=page]');
  expect(marked.map((link) => link.textContent)).toEqual([expect.stringContaining('About Us')]);
});

test.each([
  ['/services/personal-tax/pricing', 'Personal Tax'],
  ['/resources/tax-letters/cp2000', 'Tax Letters Explained'],
  ['/blog/two-cities-one-paycheck', 'News'],
  ['/schedule/booking/1', 'Schedule a Meeting'],
])('a page that no menu has, such as %s, is marked as the one above it', (path, title) => {
  const header = render(Header, 'dresdentax', path);
  const marked = header.querySelectorAll('nav [aria-current]');
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [expect.stringContaining(title), 'true'],
  ]);
  expect(header.querySelectorAll('summary[data-current]')).toHaveLength(1);
});

test.each(brandIds)(
  'the footer of %s has profiles, services, industries, towns, tools, offices and legal texts',
  (brand) => {
    const footer = render(Footer, brand);
    expect(footer.querySelector('address .open-now')!.textContent).toMatch(/^Open\snow,\suntil\snoon$/);
    const links = (title: string) =>
      footer
        .querySelector(`nav[aria-label="${title}"]`)!
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href')!);
    const count = (title: string, start: string) => links(title).filter((path) => path.startsWith(start)).length;
    expect(footer.querySelector('.logo img')).not.toBeNull();
    for (const name of ['Facebook', 'LinkedIn', 'Instagram'])
      expect(footer.querySelector(`a[aria-label="${name}"]`)!.getAttribute('href')).toMatch(/^https:/);
    expect([count('Services', '/services/'), count('Industries', '/industries/')]).toEqual([8, 7]);
    expect(links('Industries').at(-1)).toBe('/industries');
    const towns = footer.querySelector('nav[aria-label="Locations"]')!.querySelectorAll('a');
    expect(towns.map(({ textContent }) => textContent.trim())).toEqual(listedTowns());
    expect(count('Resources', '/resources/')).toBe(taxResources().length);
    expect(footer.querySelector('a[href^="tel:"]')!.textContent).toBe(brands[brand].contact.phone);
    for (const office of ['Dresden, OH 43821', 'Pickerington, OH 43147']) expect(footer.textContent).toContain(office);
    expect(footer.querySelectorAll('.footer-legal a').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/privacy-policy', '/terms-of-service', '/accessibility', '/cookies']),
    );
  },
);

test('the copyright year is the year in Ohio', () => {
  const legal = (now: string) =>
    render(Footer, 'dresdentax', '/', { now }).querySelector('.footer-legal p')!.textContent;
  expect(legal('2027-01-01T04:59:00.000Z')).toBe('© 2026 Dresden Tax');
  expect(legal('2027-01-01T05:01:00.000Z')).toBe('© 2027 Dresden Tax');
});

test.each([
  ['/', true],
  ['/blog/a-post', true],
  ['/blog/tag/payroll', true],
  ['/blogger', false],
])('feed link on %s: %s', (path, shown) => {
  const links = render(Footer, 'payroll', path).querySelectorAll('.footer-social > li > a[aria-label="RSS"]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(shown ? ['/rss.xml'] : []);
});
