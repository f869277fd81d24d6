import { describe, expect, it } from 'vitest';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { businessQuestions, businessTaxes, commercialActivityTax, taxesFor } from '#shared/tax/ohio-business-taxes.ts';

describe('Ohio business taxes', () => {
  it('are all shown until an answer removes some', () => {
    expect(taxesFor({})).toEqual(businessTaxes);
    expect(taxesFor({ sell: 'yes', pay: 'yes' })).toEqual(businessTaxes);
    expect(taxesFor({ pay: 'no' }).map(({ ask }) => ask)).not.toContain('pay');
  });

  it('are two when every answer is no', () => {
    const none = Object.fromEntries(businessQuestions.map(({ id }) => [id, 'no']));
    expect(taxesFor(none).map(({ id }) => id)).toEqual(['income', 'cat']);
  });

  it('each have a fact, and each question filters something', () => {
    expect(businessTaxes.filter(({ fact }) => !allFacts.includes(fact))).toEqual([]);
    for (const { id } of businessQuestions) expect(businessTaxes.some(({ ask }) => ask === id)).toBe(true);
  });

  it('tax receipts only above the exclusion', () => {
    expect([0, 6_000_000, 6_000_001, 7_500_000].map(commercialActivityTax)).toEqual([0, 0, 0.0026, 3_900]);
  });
});
