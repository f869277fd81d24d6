import { describe, expect, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import {
  industries,
  legalPages,
  type NavigationItem,
  navigation,
  services,
  taxResources,
} from '#shared/site/navigation.ts';
import { routes } from '#shared/site/routes.ts';
import { sisterTowns } from '#test/specification.ts';

const child = (items: NavigationItem[], title: string) => items.find((item) => item.title === title)!;

describe.each(brandIds)('menu of %s', (id) => {
  const menu = navigation(brands[id]);

  test('is in the specified order', () => {
    expect(menu.map(({ title }) => title)).toEqual([
      'Home',
      'About',
      'Services',
      'Team to Win',
      'Resources',
      'Contact',
    ]);
    expect(child(menu, 'About').children.map(({ title }) => title)).toEqual([
      'About Us',
      'Our Locations',
      'Industries We Serve',
    ]);
    expect(child(menu, 'Services').children[0]).toMatchObject({ title: 'All Services', href: '/services' });
    expect(child(menu, 'Contact').children.map(({ href }) => href)).toEqual(['/contact', '/schedule']);
    const resources = child(menu, 'Resources').children;
    expect(resources.map(({ title, href }) => [title, href])).toEqual([
      ['News', '/blog'],
      ['Tax Resources', '/resources/ohio-business-taxes'],
    ]);
    expect(resources[1]!.children.slice(0, 6).map(({ href }) => href)).toEqual([
      '/resources/ohio-business-taxes',
      '/resources/tax-calculator',
      '/resources/check-my-refund',
      '/resources/tax-payment-center',
      '/resources/tax-prep-checklist',
      '/resources/tax-letters',
    ]);
    const places = child(child(menu, 'About').children, 'Our Locations').children;
    expect(places.map(({ title }) => title)).toEqual(['Dresden', ...sisterTowns]);
  });

  test('lists all eight services in the brand’s order', () => {
    expect(services(brands[id]).map(({ href }) => href)).toEqual(
      brands[id].contentPriorities.services.map((slug) => `/services/${slug}`),
    );
    expect(services(brands[id])).toHaveLength(serviceSlugs.length);
  });
});

test('every tax resource, four legal pages, seven industries', () => {
  const resources = taxResources().map(({ href }) => href.split('#')[0]);
  for (const { path } of Object.values(routes)) {
    if (path.startsWith('/resources/') && !path.includes(':')) expect(resources).toContain(path);
  }
  expect(legalPages()).toHaveLength(4);
  expect(industries()).toHaveLength(7);
});
