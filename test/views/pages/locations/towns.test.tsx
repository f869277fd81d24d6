import { beforeAll, describe, expect, it } from 'vitest';
import { sisterSites } from '#shared/firm/offices.ts';
import { nearestOffice, townPlace, townPlaces } from '#shared/firm/town-places.ts';
import { type TownSlug, townSlugs } from '#shared/firm/towns.ts';
import { taxingDistrictsOf } from '#shared/tax/facts/local.ts';
import { towns } from '#shared/tax/facts/towns/index.ts';
import { type RenderedPage, renderPage } from '#test/views/render-page.tsx';

const pages = new Map<TownSlug, RenderedPage>();
beforeAll(async () => {
  for (const slug of townSlugs) pages.set(slug, await renderPage('town', 'dresdentax', { slug }));
});
const rootOf = (slug: TownSlug) => pages.get(slug)!.root;
const others = (slug: TownSlug) => townSlugs.filter((one) => one !== slug);

describe('the towns with a page', () => {
  it('are those with an office and those with a sister site', () => {
    expect(townPlaces.map(({ slug }) => slug)).toEqual([...townSlugs]);
    expect(townPlaces.map(({ name }) => name)).toEqual([
      'Dresden',
      'Pickerington',
      ...sisterSites.map(({ town }) => town),
    ]);
  });

  // Miles between the centers in a straight line.
  it.each([
    ['dresden', 'dresden', 0],
    ['pickerington', 'pickerington', 0],
    ['zanesville', 'dresden', 13],
    ['coshocton', 'dresden', 13],
    ['columbus', 'pickerington', 14],
    ['newark', 'dresden', 21],
    ['marietta', 'dresden', 57],
  ] as const)('%s is nearest to %s, %i miles', (slug, office, miles) => {
    const nearest = nearestOffice(townPlace(slug));
    expect([nearest.office.id, nearest.miles]).toEqual([office, miles]);
  });

  it('have the state’s numbers of their taxing districts', () => {
    expect(taxingDistrictsOf('Knox').map(({ number, name }) => [number, name])).toEqual([
      ['4201', 'Centerburg'],
      ['4202', 'Danville'],
    ]);
    expect(taxingDistrictsOf('Muskingum')).toEqual([]);
    for (const county of ['Fairfield', 'Franklin', 'Licking'])
      expect(taxingDistrictsOf(county).map(({ number }) => number)).toEqual(
        taxingDistrictsOf(county)
          .map(({ number }) => number)
          .sort(),
      );
  });
});

describe.each(townSlugs)('the page of %s', (slug) => {
  it('has eight facts or more that no other town has, each with source and check date', () => {
    const elsewhere = new Set(others(slug).flatMap((one) => towns[one].map(({ value }) => value as string)));
    const own = towns[slug].filter(({ value }) => !elsewhere.has(value));
    expect(own.length).toBeGreaterThanOrEqual(8);
    // Dates are printed with spaces that do not break.
    const shown = rootOf(slug).textContent.replaceAll('\u00a0', ' ');
    for (const { id, value, source, checkedOn } of own) {
      expect(shown.includes(value), id).toBe(true);
      expect(source.url, id).toMatch(/^https:\/\//);
      expect(checkedOn, id).toMatch(/^2026-/);
    }
  });
});

describe('the worked examples', () => {
  // Computed by hand from rates and credits.
  it.each<[TownSlug, string[]]>([
    ['dresden', ['$950', '$500', '$250']],
    ['pickerington', ['$1,500', '$600', '$300']],
    ['zanesville', ['$950', '$875']],
    ['coshocton', ['$450', '$900']],
    ['newark', ['$840']],
    ['cambridge', ['$988', '$1,040', '$52']],
    ['mount-vernon', ['$750', '$1,000']],
    ['newcomerstown', ['$900', '$675', '$225']],
    ['marietta', ['$740', '$680']],
    ['columbus', ['$600', '$900', '$1,500', '$300', '$150']],
  ])('of %s give %j', (slug, amounts) => {
    for (const amount of amounts) expect(rootOf(slug).textContent).toContain(amount);
  });
});
