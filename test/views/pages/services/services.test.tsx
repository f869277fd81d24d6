import { describe, expect, it, test } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { serviceSlugs } from '#shared/firm/services.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import type { RouteName } from '#shared/site/routes.ts';
import { byDay } from '#shared/tax/due-dates.ts';
import { dueDatesByDay } from '#shared/tax/due-dates-for.ts';
import { serviceOrders } from '#test/specification.ts';
import { renderPage, renderPages, testContext } from '#test/views/render-page.tsx';

const pagesOfThis: RouteName[] = ['services', 'service', 'personalTaxPricing', 'industries', 'industry'];

describe.each(brandIds)('/services of %s', (brand) => {
  it('lists all eight in the brand’s order and words, each with its anchor and six features', async () => {
    const { root } = await renderPage('services', brand);
    const rows = root.querySelectorAll('section[id]').filter((row) => serviceSlugs.includes(row.id as 'payroll'));
    expect(rows.map((row) => row.id)).toEqual(serviceOrders[brand]);
    for (const service of servicesFor(brands[brand])) {
      const row = root.querySelector(`#${service.id}`)!;
      expect(row.querySelector('h2')!.textContent).toBe(service.title);
      expect(row.textContent).toContain(service.shortDescription);
      for (const feature of service.features) expect(row.textContent).toContain(feature);
      expect(service.features).toHaveLength(6);
      expect(row.querySelector(`a[href="/services/${service.id}"]`)).not.toBeNull();
    }
  });
});

it('has each brand’s own introduction on every page', async () => {
  const everyBrand = await Promise.all(brandIds.map((brand) => renderPages(pagesOfThis, brand)));
  for (const [place, { path }] of everyBrand[0]!.entries()) {
    const titles = everyBrand.map((pages) => pages[place]!.root.querySelector('h1')!.textContent);
    expect(new Set(titles).size, path).toBe(brandIds.length);
  }
});

describe('single pages', () => {
  it.each(serviceSlugs)('carries the topic of %s to the scheduling page', async (slug) => {
    const { root } = await renderPage('service', 'dresdentax', { slug });
    const links = root.querySelectorAll('a[href^="/schedule"]').map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThanOrEqual(2);
    const ofSwitch = slug === 'payroll' ? ['/schedule?service=payroll-switch'] : [];
    expect(new Set(links)).toEqual(new Set([`/schedule?service=${slug}`, ...ofSwitch]));
  });
});

it.each(serviceSlugs)(
  'names what goes with %s as services, each with a link, apart from tools and articles',
  async (slug) => {
    const { root } = await renderPage('service', 'brownco', { slug });
    const related = root.querySelector('#often-together-with-this-service')!;
    const links = related.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) expect(link).toMatch(/^\/services\//);
    expect(related.querySelectorAll('.card-arrow')).toHaveLength(links.length);
    expect(root.querySelector('nav[aria-label^="Tools and articles"] .card')).toBeNull();
  },
);

describe('the strip of due dates', () => {
  it('shows three months and folds the others', async () => {
    const { root } = await renderPage('industry', 'dresdentax', { slug: 'construction' });
    const months = root.querySelectorAll('.year-strip > li');
    expect(months.filter((month) => !month.closest('details'))).toHaveLength(3);
    expect(months.length).toBeGreaterThan(9);
  });

  it('has what is due each month in a line, and every other due date of the coming year, moved off weekends', async () => {
    const { root } = await renderPage('service', 'payroll', { slug: 'payroll' });
    expect(root.textContent).toContain(
      'On the 15th of every month, or the next business day: Monthly federal deposit, Ohio withholding and City withholding.',
    );
    const days = root.querySelectorAll('.year-strip li:has(> time)').map((day) => ({
      date: day.querySelector('time')!.getAttribute('datetime')!,
      names: day.querySelector('time + span')!.textContent,
    }));
    const dueDates = dueDatesByDay(['employer', 'over-ten'], new Date('2026-11-21T15:00:00.000Z')).flatMap(
      (day) => day.dueDates,
    );
    const expected = byDay(dueDates.filter(({ date, perYear }) => date < '2027-12' && perYear < 12)).map(
      ({ date, names }) => ({ date, names: names.join(', ') }),
    );
    expect(days).toEqual(expected);
    const note = root.querySelector('figure:has(.year-strip) + .fact-note')!.textContent;
    expect(note).toMatch(/^Figures for tax year 2026\. \d+ sources, read on Nov 22, 2026/);
    expect(note).toContain('Ohio Revised Code, section 5747.07');
    expect(note).not.toContain('2030');
  });
});

test('the choice of a company begins with none, and food from a kitchen at home has its rule with sources', async () => {
  const { root } = await renderPage('service', 'brownco', { slug: 'business-formation' });
  const table = root.querySelector('#choice table')!;
  const heads = table.querySelectorAll('thead th').map(({ text }) => text.trim());
  expect(heads.slice(1)).toEqual(['Sole proprietor', 'LLC', 'S election', 'C corp']);
  expect(table.text).toMatch(/Schedule C.*its debts are yours/s);
  expect(root.text).toMatch(
    /no license and no inspection, but a label.*“This product is home produced\.”.*home bakery license/s,
  );
  const sources = root.querySelectorAll('.fact-note a').map((link) => link.getAttribute('href'));
  expect(sources).toContain('https://codes.ohio.gov/ohio-revised-code/section-3715.023');
});

test('the list of services begins with a link to each, and what it costs that has a price', async () => {
  const fees = [{ service: 'fractional-cfo' as const, price: [900, null] as const, unit: 'a month', example: null }];
  const brand = { ...testContext('brownco').brand, fees };
  const { root } = await renderPage('services', 'brownco', {}, { changes: { brand } });
  const entries = root.querySelectorAll('#cost li');
  expect(entries.map((entry) => entry.querySelector('a')!.getAttribute('href'))).toEqual(
    root.querySelectorAll('.service-row').map(({ id }) => `#${id}`),
  );
  expect(entries.map(({ text }) => text).filter((text) => text.includes('$'))).toEqual([
    'Fractional CFOfrom $900 a month',
  ]);
});

test('who runs payroll in a program reads who files the fourth quarter and the W-2s', async () => {
  const { root } = await renderPage('service', 'payroll', { slug: 'payroll' });
  expect(root.querySelector('#switch')!.text).toMatch(
    /spouse run it in a program.*fourth quarter and the W-2s.*are still yours/s,
  );
});
