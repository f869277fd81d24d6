import { expect, it } from 'vitest';
import { taxesByTown } from '#shared/tax/taxes-by-town.ts';
import { estimateOf, taxInput } from './tax-return.ts';

it('works out one return in each town, cheapest first, with the school districts around as a range', () => {
  const worker = { taxYear: 2026, taxpayer: { wages: 60_000 }, workCity: { id: 'columbus' } };
  const home = { homeCity: { id: 'newark' }, schoolDistrict: { id: 'newark' } };
  const rows = taxesByTown(taxInput({ ...worker, ...home }));
  const totals = rows.map(({ totalWithLocal }) => totalWithLocal);
  expect(totals).toEqual([...totals].sort((one, two) => one - two));
  const of = (id: string) => rows.find((row) => row.id === id)!;
  // 2.5% in Columbus, where residents pay no more; Pickerington's 1% less a credit of half a percent.
  expect([of('columbus').local.city, of('pickerington').local.city]).toEqual([1_500, 1_800]);
  // None of Muskingum County's districts has a tax.
  expect(of('dresden').local.schoolMost).toBe(0);
  expect(of('newark')).toMatchObject({
    totalWithLocal: estimateOf({ ...worker, homeCity: { id: 'newark' } }).totalWithLocal,
  });
  expect(of('newark').local.schoolMost).toBe(600);
});
