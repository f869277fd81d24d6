import { expect, it } from 'vitest';
import { townPlaces } from '#shared/firm/town-places.ts';
import { districtOfTown } from '#shared/tax/facts/towns.ts';
import { taxesByTown } from '#shared/tax/taxes-by-town.ts';
import { estimateOf, taxInput } from './tax-return.ts';

it('works out one return in each town and its school district, cheapest first', () => {
  const worker = { taxYear: 2026, taxpayer: { wages: 60_000 }, workCity: { id: 'columbus' } };
  const rows = taxesByTown(taxInput({ ...worker, homeCity: { id: 'newark' } }));
  const totals = rows.map(({ totalWithLocal }) => totalWithLocal);
  expect(totals).toEqual([...totals].sort((one, two) => one - two));
  expect(rows.map(({ town }) => town.slug).sort()).toEqual(townPlaces.map(({ slug }) => slug).sort());
  const of = (slug: string) => rows.find(({ town }) => town.slug === slug)!;
  // 2.5% in Columbus, where residents pay no more; Pickerington's 1% less a credit of half a percent.
  expect([of('columbus').local.city, of('pickerington').local.city]).toEqual([1_500, 1_800]);
  // 1% of 60,000 less one exemption of 2,150; Dresden's district has no tax.
  expect([of('pickerington').local.school, of('dresden').local.school]).toEqual([578.5, 0]);
  const { totalWithLocal } = estimateOf({ ...worker, homeCity: { id: 'newark' }, schoolDistrict: { id: 'newark' } });
  expect(of('newark').totalWithLocal).toBe(totalWithLocal);
});

it('knows the school district of every town, which is of its county', () => {
  expect(townPlaces.map(({ slug }) => districtOfTown(slug)?.county)).toEqual(townPlaces.map(({ county }) => county));
});
