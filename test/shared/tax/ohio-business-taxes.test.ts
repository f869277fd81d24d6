import { describe, expect, it } from 'vitest';
import { businessQuestions, commercialActivityTax, taxesFor } from '#shared/tax/business-questions.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { businessTaxes as businessTaxesAt, receiptsTax } from '#shared/tax/ohio-business-taxes.ts';

const businessTaxes = businessTaxesAt(new Date('2026-11-28T12:00:00-05:00'));

describe('Ohio business taxes', () => {
  it('each have a fact, and each question filters something', () => {
    const ids = allFacts.map(({ id }) => id);
    for (const { fact } of businessTaxes) expect(ids).toContain(fact.id);
    for (const { id } of businessQuestions) expect(businessTaxes.some(({ ask }) => ask === id)).toBe(true);
  });

  it('of a small sole proprietor without staff are federal, Ohio and city tax on the profit', () => {
    const none = { sell: 'no', buy: 'no', pay: 'no', owners: 'no', large: 'no' } as const;
    const left = taxesFor(businessTaxes, none);
    expect(left.map(({ id }) => id)).toEqual(['federal-profit', 'income', 'city-profit']);
    expect(left[0]).toMatchObject({
      rate: '10% to 37% by bracket, and 15.3% self-employment tax, above $184,500 of pay and profit 2.9%, above $200,000 3.8% (joint $250,000, married apart $125,000); a C corporation 21% and no self-employment tax',
    });
  });

  it('of an employer begin with Social Security, Medicare and unemployment tax', () => {
    expect(businessTaxes.find(({ id }) => id === 'federal-payroll')!.rate).toBe(
      '7.65% from you and as much from the worker, above $184,500 each 1.45%; 0.9% more from the worker above $200,000; 0.6% of the first $7,000 for unemployment',
    );
  });

  // R.C. 718.01: a resident's income has the share of a pass-through entity in it, that of an S corporation seldom.
  it('of cities are owed by sole proprietors, partners and LLC members where they live, too', () => {
    const row = businessTaxes.find(({ id }) => id === 'city-profit')!;
    const question = businessQuestions.find(({ id }) => id === 'city')!;
    for (const text of [row.who, question.text]) {
      expect(text).toMatch(/sole proprietor/);
      expect(text).toMatch(/partner/);
      expect(text).toMatch(/LLC member/);
    }
    for (const text of [row.base, question.hint]) expect(text).toMatch(/S corporation/);
    expect(row.due).toMatch(/January for people/);
  });

  it('tax receipts only above the exclusion', () => {
    expect(
      [0, 6_000_000, 6_000_001, 7_500_000].map((receipts) => commercialActivityTax(receipts, receiptsTax)),
    ).toEqual([0, 0, 0.0026, 3_900]);
  });
});
