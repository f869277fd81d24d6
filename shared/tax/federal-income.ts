import { formatDollars } from '../format/money.ts';
import type { FederalYear } from './facts/federal.ts';
import { sources } from './facts/sources.ts';
import { type LineTable, lineWriter, over, type StepWriter } from './rules/line.ts';
import { ownPlanAndPremiums, selfEmployment } from './rules/self-employment.ts';
import { taxableSocialSecurity } from './rules/social-security.ts';
import { filers, type TaxInput } from './types.ts';

export type FederalIncome = ReturnType<typeof federalIncome>;

const lines = (facts: FederalYear) =>
  ({
    selfEmploymentTax: ['Self-employment tax', facts.selfEmployment.source],
    halfSelfEmploymentTax: ['Half of the self-employment tax', facts.selfEmployment.source],
    ownDeductions: ['Deductions of the self-employed', sources.ownPremiums],
    capitalGains: ['Net capital gains', facts.capitalLossLimit.source],
    taxableSocialSecurity: ['Taxable Social Security', facts.socialSecurity.source],
    totalIncome: ['Total income', sources.adjustedGross],
    agi: ['Federal adjusted gross income', sources.adjustedGross],
  }) satisfies LineTable;

/** From income to adjusted gross income, with the self-employment tax, in unrounded dollars. */
export function federalIncome(input: TaxInput, facts: FederalYear, writeStep: StepWriter) {
  const write = lineWriter(writeStep, lines(facts));
  const people = filers(input);
  let netEarnings = 0;
  let leastEarned = Number.POSITIVE_INFINITY;
  let ownDeductions = 0;
  const selfEmploymentTaxes: number[] = [];
  for (const [index, person] of people.entries()) {
    const computed = selfEmployment(person, facts);
    if (computed.tax.amount > 0) {
      const who = people.length > 1 ? (index === 0 ? ', you' : ', spouse') : '';
      writeStep(
        `netEarnings${index}`,
        `Net earnings from self-employment${who}`,
        computed.netEarnings,
        sources.selfEmploymentEarnings,
      );
      writeStep(
        `underWageBase${index}`,
        `Part of it under the Social Security wage base${who}`,
        computed.underWageBase,
        facts.wageBase.source,
      );
      writeStep(`selfEmploymentTax${index}`, `Self-employment tax${who}`, computed.tax, facts.selfEmployment.source);
    }
    netEarnings += computed.netEarnings.amount;
    leastEarned = Math.min(leastEarned, over(person.wages + person.selfEmploymentNet, computed.tax.amount / 2));
    ownDeductions += ownPlanAndPremiums(person, computed.tax.amount, facts);
    selfEmploymentTaxes.push(computed.tax.amount);
  }
  const selfEmploymentTax = write('selfEmploymentTax', {
    amount: selfEmploymentTaxes.reduce((sum, tax) => sum + tax, 0),
    how: selfEmploymentTaxes.map((tax) => formatDollars(tax)).join(' + '),
  });
  const halfSelfEmploymentTax = write('halfSelfEmploymentTax', {
    amount: selfEmploymentTax / 2,
    how: `half of ${formatDollars(selfEmploymentTax)}, deducted before adjusted gross income`,
  });

  if (ownDeductions > 0) {
    const how =
      'health insurance and retirement plan, the latter up to its limit, at most the profit less half of the self-employment tax';
    write('ownDeductions', { amount: ownDeductions, how });
  }

  const shortTerm = input.shortTermGains ?? 0;
  const lossLimit = facts.capitalLossLimit.value * (input.filingStatus === 'mfs' ? 0.5 : 1);
  const netGain = Math.max(input.longTermGains + shortTerm, -lossLimit);
  const preferredGain = Math.max(0, Math.min(input.longTermGains, input.longTermGains + shortTerm));
  if (input.longTermGains || shortTerm) {
    const capped = input.longTermGains + shortTerm < -lossLimit;
    write('capitalGains', {
      amount: netGain,
      how: `long-term ${formatDollars(input.longTermGains)} + short-term ${formatDollars(shortTerm)}${capped ? `; a loss counts up to ${formatDollars(lossLimit)} a year` : ''}`,
    });
  }

  const work = people.reduce(
    (sum, person) => sum + person.wages + person.selfEmploymentNet + (person.passThroughIncome ?? 0),
    0,
  );
  const dividends = input.qualifiedDividends + (input.nonqualifiedDividends ?? 0);
  const pensions = input.pension + (input.spousePension ?? 0);
  const rent = input.rent ?? 0;
  const other = work + input.interest + dividends + netGain + rent + pensions + (input.unemployment ?? 0);
  const otherAdjustments = ownDeductions + (input.deductibleAdjustments ?? 0);
  const adjustments = halfSelfEmploymentTax + otherAdjustments;
  const benefits = taxableSocialSecurity(input.socialSecurity, other - adjustments, input.filingStatus, facts);
  const taxableBenefits = write('taxableSocialSecurity', benefits);
  const totalIncome = write('totalIncome', {
    amount: other + taxableBenefits,
    how: `wages and business ${formatDollars(work)} + interest ${formatDollars(input.interest)} + dividends ${formatDollars(dividends)} + gains ${formatDollars(netGain)} + rent ${formatDollars(rent)} + pensions ${formatDollars(pensions)} + unemployment ${formatDollars(input.unemployment ?? 0)} + taxable Social Security ${formatDollars(taxableBenefits)}`,
  });
  const agi = write('agi', {
    amount: totalIncome - adjustments,
    how: `total income ${formatDollars(totalIncome)} − half of the self-employment tax ${formatDollars(halfSelfEmploymentTax)} − other adjustments ${formatDollars(otherAdjustments)}`,
  });
  return {
    netEarnings,
    /** Wages and profit less half of the self-employment tax. */
    earned: over(
      people.reduce((sum, { wages, selfEmploymentNet }) => sum + wages + selfEmploymentNet, 0),
      halfSelfEmploymentTax,
    ),
    /** The same of the filer who earned less. */
    leastEarned,
    selfEmploymentTax,
    halfSelfEmploymentTax,
    ownDeductions,
    netGain,
    preferredGain,
    /** Qualified dividends and net long-term gains, taxed at 0, 15 and 20 %. */
    preferred: Math.max(0, input.qualifiedDividends + preferredGain),
    taxableSocialSecurity: taxableBenefits,
    totalIncome,
    agi,
  };
}
