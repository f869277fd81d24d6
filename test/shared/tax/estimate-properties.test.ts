import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTax } from '#shared/tax/estimate.ts';
import { FILING_STATUSES, TAX_YEARS } from '#shared/tax/types.ts';
import { estimateOf, taxInput } from './tax-return.ts';

const dollars = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const year = fc.constantFrom(...TAX_YEARS);
const status = fc.constantFrom(...FILING_STATUSES);
const person = fc.record({
  wages: dollars(900_000),
  selfEmploymentNet: fc.integer({ min: -100_000, max: 900_000 }),
  age65: fc.boolean(),
  blind: fc.boolean(),
});
const anyReturn = fc
  .record({
    taxYear: year,
    filingStatus: status,
    taxpayer: person,
    spouse: person,
    interest: dollars(50_000),
    qualifiedDividends: dollars(50_000),
    longTermGains: fc.integer({ min: -20_000, max: 900_000 }),
    shortTermGains: fc.integer({ min: -20_000, max: 50_000 }),
    pension: dollars(200_000),
    socialSecurity: dollars(60_000),
    unemployment: dollars(20_000),
    rent: dollars(300_000),
    qualifyingChildren: fc.integer({ min: 0, max: 6 }),
    otherDependents: fc.integer({ min: 0, max: 4 }),
    charityCash: dollars(30_000),
    carLoanInterest: dollars(12_000),
    itemized: fc.record({ stateAndLocalTaxes: dollars(60_000), mortgageInterest: dollars(40_000) }),
  })
  .map((fields) => taxInput({ ...fields, spouse: fields.filingStatus === 'mfj' ? fields.spouse : undefined }));

describe('any return', () => {
  it('has no negative tax, deduction or credit, and adds up', () => {
    fc.assert(
      fc.property(anyReturn, (input) => {
        const estimate = estimateTax(input);
        const { federal, ohio, refundable } = estimate;
        const signed = new Set(['agi', 'totalIncome', 'modifiedAgi', 'netGain', 'minimumTaxAddBack']);
        for (const [key, value] of [
          ...Object.entries(federal),
          ...Object.entries(ohio),
          ...Object.entries(refundable),
        ]) {
          if (typeof value !== 'number' || signed.has(key)) continue;
          expect(Number.isFinite(value) && value >= 0, `${key} ${value}`).toBe(true);
        }
        expect(federal.taxableSocialSecurity).toBeLessThanOrEqual(0.85 * input.socialSecurity + 0.01);
        expect(federal.childAndDependentCredit).toBeLessThanOrEqual(
          federal.incomeTaxBeforeCredits + federal.minimumTax + 0.01,
        );
        expect(ohio.creditsUsed).toBeLessThanOrEqual(ohio.taxBeforeCredits);
        expect(federal.federalTotal).toBeCloseTo(
          federal.incomeTaxAfterCredits +
            federal.selfEmploymentTax +
            federal.additionalMedicareTax +
            federal.netInvestmentIncomeTax,
          1,
        );
        expect(estimate.total).toBeCloseTo(federal.federalTotal + ohio.tax, 1);
        for (const step of estimate.steps) expect(step.how.length, step.key).toBeGreaterThan(0);
        expect(new Set(estimate.steps.map((step) => step.key)).size).toBe(estimate.steps.length);
      }),
      { numRuns: 300 },
    );
  });

  it('is never taxed more on gains than on the same wages', () => {
    fc.assert(
      fc.property(year, status, dollars(900_000), (taxYear, filingStatus, amount) => {
        const gains = estimateOf({ taxYear, filingStatus, longTermGains: amount }).federal.incomeTaxBeforeCredits;
        const wages = estimateOf({ taxYear, filingStatus, taxpayer: { wages: amount } }).federal.incomeTaxBeforeCredits;
        expect(gains).toBeLessThanOrEqual(wages + 0.005);
      }),
    );
  });
});

describe('wages alone', () => {
  it('never lower the tax when they rise', () => {
    fc.assert(
      fc.property(
        year,
        status,
        fc.integer({ min: 0, max: 5 }),
        dollars(900_000),
        dollars(20_000),
        (taxYear, filingStatus, children, wages, more) => {
          const at = (amount: number) =>
            estimateOf({ taxYear, filingStatus, qualifyingChildren: children, taxpayer: { wages: amount } }).total;
          expect(at(wages + more)).toBeGreaterThanOrEqual(at(wages) - 0.011);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('cost a joint return the least and a separate one the most', () => {
    fc.assert(
      fc.property(year, dollars(2_000_000), (taxYear, wages) => {
        const of = (filingStatus: string) =>
          estimateOf({ taxYear, filingStatus, taxpayer: { wages } }).federal.incomeTaxBeforeCredits;
        expect(of('mfj')).toBeLessThanOrEqual(of('hoh'));
        expect(of('qss')).toBe(of('mfj'));
        expect(of('hoh')).toBeLessThanOrEqual(of('single'));
        expect(of('single')).toBeLessThanOrEqual(of('mfs'));
      }),
    );
  });

  // More than the tax of ten dollars, at the wages where a credit or an exemption ends.
  it.each([
    [2025, { 28450: 322, 32390: 20, 40000: 6.88, 80000: 6.88, 101900: 18.69 }],
    [2026, { 28450: 312, 32390: 20, 40000: 6.88, 80000: 6.88 }],
  ] as const)('raise the tax in steps in %d only where the law does', (taxYear, steps) => {
    const rise = (wages: number) =>
      estimateOf({ taxYear, taxpayer: { wages: wages + 10 } }).total -
      estimateOf({ taxYear, taxpayer: { wages } }).total;
    for (const [wages, size] of Object.entries(steps)) {
      const tenDollarsOfTax = rise(Number(wages)) - size;
      expect(tenDollarsOfTax).toBeGreaterThan(1);
      expect(tenDollarsOfTax).toBeLessThan(3);
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15_000 }), (tens) => {
        fc.pre(!(tens * 10 in steps));
        expect(rise(tens * 10)).toBeLessThanOrEqual(5);
      }),
      { numRuns: 1_000 },
    );
  });
});
