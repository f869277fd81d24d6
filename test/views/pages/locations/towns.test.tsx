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

  it('are told by sources of the last two tax years, apart from the number of an office to ask', () => {
    const old = Object.values(towns)
      .flat()
      .filter(({ label, asOf }) => label !== 'Ask the office' && Number(asOf?.slice(-4)) < 2024);
    expect(old.map(({ id }) => id)).toEqual([]);
  });
});
