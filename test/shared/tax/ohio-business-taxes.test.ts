import { describe, expect, it } from 'vitest';
import { businessQuestions, commercialActivityTax } from '#shared/tax/business-questions.ts';
import { allFacts } from '#shared/tax/facts/all-facts.ts';
import { businessTaxes as businessTaxesAt, receiptsTax } from '#shared/tax/ohio-business-taxes.ts';

const businessTaxes = businessTaxesAt(new Date('2026-11-28T12:00:00-05:00'));

describe('Ohio business taxes', () => {
  it('each have a fact, and each question filters something', () => {
    const ids = allFacts.map(({ id }) => id);
    for (const { fact } of businessTaxes) expect(ids).toContain(fact.id);
    for (const { id } of businessQuestions) expect(businessTaxes.some(({ ask }) => ask === id)).toBe(true);
  });

  it('tax receipts only above the exclusion', () => {
    expect(
      [0, 6_000_000, 6_000_001, 7_500_000].map((receipts) => commercialActivityTax(receipts, receiptsTax)),
    ).toEqual([0, 0, 0.0026, 3_900]);
  });
});
