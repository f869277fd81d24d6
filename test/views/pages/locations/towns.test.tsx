import { beforeAll, describe, expect, it } from 'vitest';
import { brandIds, brands } from '#shared/brands/index.ts';
import { sisterSites } from '#shared/firm/offices.ts';
import { nearestOffice, townPlace, townPlaces } from '#shared/firm/town-places.ts';
import { type TownSlug, townSlugs } from '#shared/firm/towns.ts';
import { countySalesTax, taxingDistrictsOf } from '#shared/tax/facts/local.ts';
import { towns } from '#shared/tax/facts/towns/index.ts';
import { headOf } from '#test/views/every-page.ts';
import { type RenderedPage, renderPage } from '#test/views/render-page.tsx';
import { pageBlocks } from '#test/views/text/prose.ts';

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

  it('are in counties with a dated sales tax', () => {
    const counties = countySalesTax.value.map(({ county }) => county);
    expect(townPlaces.filter(({ county }) => !counties.includes(county))).toEqual([]);
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

  it('names rate, collector, schools, sales tax, and whom to ask', () => {
    const labels = towns[slug].map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Rate', 'Who collects']));
    expect(labels.filter((label) => /school/i.test(label)).length).toBeGreaterThan(0);
    const headings = rootOf(slug)
      .querySelectorAll('h2')
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['School districts', 'Sales tax', 'What to ask, and whom']));
    expect(rootOf(slug).querySelectorAll('.town-questions dd').length).toBeGreaterThanOrEqual(2);
  });

  it('links every telephone number of its facts and questions, which does not break', () => {
    const parts = rootOf(slug).querySelectorAll('td, .town-questions dd');
    const numbers = parts.flatMap(({ textContent }) => textContent.match(/\d{3}-\d{3}-\d{4}/g) ?? []);
    const links = parts.flatMap((part) => part.querySelectorAll('a.whole[href^="tel:"]'));
    expect(links.map(({ textContent }) => textContent)).toEqual(numbers);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      numbers.map((number) => `tel:+1${number.replaceAll('-', '')}`),
    );
  });

  it('has no sentence of another town with the name changed', () => {
    const own = new Set(patterns(slug));
    const copied = others(slug).flatMap((one) => patterns(one).filter((pattern) => own.has(pattern)));
    expect([...new Set(copied)]).toEqual([]);
  });

  it('leads to every other town, to the contact page and nowhere to itself', () => {
    const links = rootOf(slug)
      .querySelectorAll('.sister-sites a')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(others(slug).map((one) => `/locations/${one}`));
    expect(rootOf(slug).querySelector('a[href^="/contact#"]')).not.toBe(null);
  });

  it.each(brandIds)('has a title of at most 65 characters in %s', async (brand) => {
    const { title, description } = await headOf({ ...pages.get(slug)!, brand });
    expect(`${title} | ${brands[brand].name}`.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
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

describe('links to the towns', () => {
  it.each(['home', 'about', 'towns'] as const)('the page %s leads to each of them', async (name) => {
    const { root } = await renderPage(name, 'payroll');
    const links = root
      .querySelectorAll('a[href^="/locations/"]')
      .map((link) => link.getAttribute('href')!.slice('/locations/'.length));
    expect(new Set(links)).toEqual(new Set(townSlugs));
  });

  it.each(['industries', 'contact'] as const)('the page %s leads to the list of them', async (name) => {
    const { root } = await renderPage(name, 'brownco');
    expect(root.querySelector('a[href="/locations"]')).not.toBe(null);
  });
});

/** The sentences of a town’s own text, with names of places and figures taken out. */
function patterns(slug: TownSlug): string[] {
  const root = rootOf(slug).clone() as RenderedPage['root'];
  for (const part of root.querySelectorAll(
    '.letterhead, .fact-note, .breadcrumb, .sister-sites, table, .closing-band .button',
  ))
    part.remove();
  return pageBlocks(root)
    .flatMap((block) => block.split(/(?<=[.?!])\s+/))
    .map((sentence) => sentence.replace(names, '#').replace(/[$\d][\d,.%]*/g, '#'))
    .filter((sentence) => sentence.split(' ').length >= 6 && sentence !== 'In a straight line: # miles.');
}

const names = new RegExp(townPlaces.flatMap(({ name, county }) => [name, county]).join('|'), 'g');
