import { describe, expect, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { type NavigationItem, navigation } from '#shared/site/navigation.ts';
import { listedTowns, sisterTowns } from '#test/specification.ts';

const child = (items: NavigationItem[], title: string) => items.find((item) => item.title === title)!;

describe.each(brandIds)('menu of %s', (id) => {
  const menu = navigation(brands[id]);

  test('is in the specified order', () => {
    expect(menu.map(({ title }) => title)).toEqual([
      ...['Home', 'About', 'Services', 'Team to Win', 'Resources', 'Contact'],
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
      ['Tax Resources', '/resources'],
    ]);
    expect(resources[1]!.children.slice(0, 6).map(({ href }) => href)).toEqual([
      ...['/resources/ohio-business-taxes', '/resources/tax-calculator', '/resources/check-my-refund'],
      ...['/resources/tax-payment-center', '/resources/tax-prep-checklist', '/resources/tax-letters'],
    ]);
    expect(resources[1]!.children.map(({ title }) => title)).toContain('Paycheck Helper');
    expect(child(menu, 'About').children[2]!.children.map(({ title }) => title)).toContain('Oil and Gas');
    const places = child(child(menu, 'About').children, 'Our Locations').children;
    const sisterSites = child(places, 'Sister Sites').children;
    expect([...places.slice(0, -1), ...sisterSites].map(({ title }) => title)).toEqual(listedTowns());
    expect(sisterSites.map(({ title, external }) => [title, external])).toEqual(
      sisterTowns.map((town) => [town, true]),
    );
  });
});
