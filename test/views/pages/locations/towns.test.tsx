import { beforeAll, describe, expect, it } from 'vitest';
import { offices, straightMiles } from '#shared/firm/offices.ts';
import { nearestOffice, townPlaces } from '#shared/firm/town-places.ts';
import { redirectFor } from '#shared/site/redirects.ts';
import { towns } from '#shared/tax/facts/towns.ts';
import { type RenderedPage, renderPage } from '#test/views/render-page.tsx';

const [dresden, pickerington] = offices;
let page: RenderedPage;
beforeAll(async () => {
  page = await renderPage('towns', 'dresdentax');
});

describe('the towns', () => {
  it.each([
    ['dresden', 'dresden', 0],
    ['pickerington', 'pickerington', 0],
    ['zanesville', 'dresden', 13],
    ['columbus', 'pickerington', 14],
    ['newark', 'dresden', 21],
  ] as const)('%s is nearest to %s, %i miles in a straight line', (slug, office, miles) => {
    const town = townPlaces.find((one) => one.slug === slug)!;
    const nearest = nearestOffice(town, [dresden, pickerington!]);
    expect([nearest.id, Math.round(straightMiles(town, nearest))]).toEqual([office, miles]);
  });

  it.each(townPlaces.map(({ slug }) => slug))(
    '%s has its place on the page, and its old address leads there',
    (slug) => {
      expect(redirectFor(`/locations/${slug}`)).toBe(`/locations#${slug}`);
      const shown = page.root.querySelector(`#${slug}`)!.textContent.replaceAll('\u00a0', ' ');
      for (const { id, value, source } of towns[slug]) {
        expect(shown.includes(value), id).toBe(true);
        expect(source.url, id).toMatch(/^https:\/\//);
      }
    },
  );

  it('say of each school district around them whether a pension counts', () => {
    const said = (slug: 'newark' | 'columbus', label: string) =>
      towns[slug].find((fact) => fact.label === label)!.value.split(';');
    for (const [all, earned] of [said('newark', 'Districts around it'), said('columbus', 'School districts')]) {
      expect(all).toMatch(/\(4501\)|\(2502\)/);
      expect(all).toMatch(/so a pension counts$/);
      expect(earned).toMatch(/^[^(]*\((4508|2514)\) [\d.]+% of earnings only\.$/);
    }
  });

  it('are told by sources of the last two tax years, apart from the number of an office to ask', () => {
    const old = Object.values(towns)
      .flat()
      .filter(({ label, asOf }) => label !== 'Ask the office' && Number(asOf?.slice(-4)) < 2024);
    expect(old.map(({ id }) => id)).toEqual([]);
  });
});

describe('the list beside the map', () => {
  const at = (query: string) => renderPage('towns', 'dresdentax', {}, { query });
  const order = ({ root }: RenderedPage) => root.querySelectorAll('.towns-rates > details').map(({ id }) => id);

  it('is sorted by plain links, one of which says what it is sorted by', async () => {
    const links = page.root.querySelectorAll('.towns-orders a');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['', '?sort=name', '?sort=city', '?sort=total'].map((query) => `/locations${query}#rates`));
    expect(order(page).slice(0, 2)).toEqual(['dresden', 'pickerington']);
    expect(order(await at('?sort=name'))).toEqual(townPlaces.map(({ slug }) => slug).sort());
    // 1 %, and the school district takes 1 % more in Pickerington.
    const byTotal = await at('?sort=total');
    expect(order(byTotal)[0]).toBe('dresden');
    expect(order(byTotal).at(-1)).toBe('newark');
    expect(order(await at('?sort=city')).slice(0, 2)).toEqual(['dresden', 'pickerington']);
    expect(byTotal.root.querySelector('.towns-orders [aria-current]')!.textContent).toBe('City and school');
    expect(order(await at('?sort=constructor'))).toEqual(order(page));
  });

  it('says the city, school and sales tax of each town, and so does the map for its city', () => {
    const said = (id: string) => page.root.querySelector(`#${id} h3`)!.textContent;
    expect(said('pickerington')).toBe('Pickerington 1% city 1% school 6.75% sales');
    expect(said('zanesville')).toBe('Zanesville 1.9% city 0% school 7.25% sales');
    const onMap = page.root
      .querySelectorAll('.locations a')
      .map((town) => [town.getAttribute('href'), town.textContent]);
    expect(onMap).toHaveLength(townPlaces.length);
    expect(onMap).toContainEqual(['#zanesville', 'Zanesville 1.9%']);
  });

  it('leaves old dates of sources to the note below them', () => {
    const { textContent } = page.root.querySelector('#pickerington .data-table')!;
    expect(textContent).toContain('614-837-4116');
    expect(textContent).not.toContain('2014');
    expect(page.root.querySelector('#pickerington .fact-note')!.textContent).toContain(
      'edition of 2014, not confirmed since',
    );
  });
});
