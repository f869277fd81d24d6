import { expect, test } from 'vitest';
import type { Prices } from '#shared/firm/prices.ts';
import type { ServiceFee } from '#shared/firm/service-fees.ts';
import { estimateTax } from '#shared/tax/estimate.ts';
import { emptyPerson, emptyReturn, type TaxInput } from '#shared/tax/types.ts';
import { renderPage, renderPart, testContext } from '#test/views/render-page.tsx';
import { FeeOfReturn, partsOf } from '#views/pages/tools/tax-calculator/fee-of-return.tsx';
import { estimateText } from '#views/pages/tools/tax-calculator/message-text.ts';

const brandWith = (prices: Prices, fees: ServiceFee[] = []) => ({ ...testContext('dresdentax').brand, prices, fees });

const plain: TaxInput = {
  ...emptyReturn,
  taxYear: 2026,
  filingStatus: 'single',
  taxpayer: { ...emptyPerson, wages: 52_000 },
};
const couple: TaxInput = {
  ...emptyReturn,
  taxYear: 2026,
  filingStatus: 'mfj',
  taxpayer: { ...emptyPerson, wages: 62_000, selfEmploymentNet: 9_000 },
  spouse: { ...emptyPerson, wages: 48_000 },
  schoolDistrict: { id: 'pickerington' },
  homeCity: { id: 'pickerington' },
  workCity: { id: 'columbus' },
  businessCity: { id: 'pickerington' },
};

test.each([
  ['wages alone', plain, '', 'A return like this costs from $180 with us.'],
  ['a couple with side work', couple, 'school,city,biz', 'A return like this costs from $420 with us.'],
  [
    'a part without a price',
    { ...couple, rent: 4_000 },
    'school,city,biz,rent',
    'costs from $420 with us, 1 line to be quoted.',
  ],
])('the fee of a return with %s is that of the price list, ticked in the same way', (_, input, has, text) => {
  const prices: Prices = { base: [180, null], school: [35, 35], city: [45, 45], biz: [160, null] };
  const shown = (of: Prices) =>
    renderPart(<FeeOfReturn input={input} estimate={estimateTax(input)} />, {
      ...testContext('dresdentax'),
      brand: brandWith(of),
    });
  expect(shown(prices).textContent).toContain(text);
  for (const of of [prices, {}])
    expect(shown(of).querySelector('a')!.getAttribute('href')).toBe(
      `/services/personal-tax/pricing?has=${has}#your-list`,
    );
  expect(shown({}).textContent).not.toContain('$');
});

test.each([
  ['at home, as all of Columbus’ tax is withheld', {}, 1],
  ['at home and where the business earns', { businessCity: { id: 'columbus' } }, 2],
  ['of a township where the business earns', { homeCity: undefined, businessCity: { id: 'columbus' } }, 1],
  [
    'of a township where not enough is withheld',
    { homeCity: undefined, businessCity: undefined, cityWithholding: 9 },
    1,
  ],
  ['at both homes after a move', { move: { date: '2026-05-15', homeCity: { id: 'newark' } } }, 2],
  ['nowhere from a pension', { taxpayer: emptyPerson, spouse: emptyPerson, pension: 30_000 }, 0],
])('the fee counts a city return %s', (_, more, count) => {
  const input = { ...couple, ...more };
  const cities = partsOf(input, estimateTax(input)).filter((part) => part.startsWith('city'));
  expect(cities).toHaveLength(count);
});

test.each([
  [1_000, 'school,city,biz'],
  [90_000, 'school,city,item,biz'],
])('the fee of a return counts itemizing where it is worth it: $%d of mortgage interest', (mortgageInterest, has) => {
  const input = { ...couple, itemized: { stateAndLocalTaxes: 0, mortgageInterest } };
  expect(partsOf(input, estimateTax(input)).join()).toBe(has);
});

test('the message with an estimate names the fee where there is one', () => {
  const calculated = { values: {}, input: couple, estimate: estimateTax(couple) };
  const text = (prices: Prices) => estimateText(calculated, { ...testContext('dresdentax'), brand: brandWith(prices) });
  expect(text({ base: [180, null], school: [35, 35], city: [45, 45] })).toContain(
    '\n- Such a return, by your price list: from $260, 1 line to be quoted\n',
  );
  expect(text({})).not.toContain('price list');
});

test('a comparison with an S corporation counts a year of our payroll and a return, and says where it counts neither', async () => {
  const fees: ServiceFee[] = [
    { service: 'payroll', price: [95, null], unit: 'a month', example: null },
    { service: 'business-tax', price: [650, null], unit: '', example: null },
  ];
  const page = async (costs: string, of: ServiceFee[]) => {
    const values = { 'owner.profit': '90000', 'owner.salary': '45000', ...(costs && { 'owner.costs': costs }) };
    const changes = { formState: { values, errors: {}, message: '' }, brand: brandWith({}, of) };
    const { root } = await renderPage('paycheck', 'dresdentax', {}, { changes });
    const total = root.querySelector('#owner-result .result-total')!;
    return {
      field: root.querySelector('[name="owner.costs"]')!.getAttribute('value'),
      total: total.querySelector('span')!.textContent,
      isHighlighted: total.querySelector('.mark') !== null,
    };
  };
  expect((await page('', fees)).field).toBe('1,790');
  expect(await page('1790', fees)).toEqual({ field: '1790', total: 'The election leaves more', isHighlighted: true });
  expect(await page('', [])).toEqual({
    ...{ field: '', isHighlighted: false },
    total: 'Before the costs of a payroll and a return, the election leaves more',
  });
});

test('what a letter costs stands where we take it over, once the owner has set it', async () => {
  const shown = async (prices: Prices) =>
    (await renderPage('taxLetter', 'dresdentax', { slug: 'cp14' }, { changes: { brand: brandWith(prices) } })).root;
  expect((await shown({ letter: [120, null] })).querySelector('.letter-take-over')!.text).toContain(
    'A letter read and answered: from $120. We name the fee before',
  );
  expect((await shown({})).querySelector('.letter-take-over')!.text).not.toContain('A letter read and answered');
});
