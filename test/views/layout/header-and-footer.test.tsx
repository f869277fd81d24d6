import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type BrandId, brands } from '#shared/brands/index.ts';
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

test('the current page is marked in the navigation', () => {
  const marked = render(Header, 'dresdentax', '/about-us').querySelectorAll('header nav a[aria-current=page]');
  expect(marked.map((link) => link.textContent)).toEqual([expect.stringContaining('About Us')]);
});

test('a site notice is shown when configured', () => {
  expect(render(Header, 'payroll').querySelector('.site-notice')).toBeNull();
  const notice = render(Header, 'payroll', '/', { notice: 'Closed for snow' }).querySelector('.site-notice')!;
  expect(notice.textContent.trim()).toBe('Closed for snow');
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
