import { formatDollars, formatPercent } from '../format/money.ts';
import { type FederalYear, federal } from './facts/federal.ts';
import { sources } from './facts/sources.ts';
import { federalDeductions } from './federal-deductions.ts';
import { federalIncome } from './federal-income.ts';
import { additionalChildTaxCredit, careCredit, childAndDependentCredit, earnedIncomeCredit } from './rules/credits.ts';
import { incomeTax } from './rules/income-tax.ts';
import { type LineTable, lineWriter, type StepWriter } from './rules/line.ts';
import { minimumTax } from './rules/minimum-tax.ts';
import { additionalMedicareTax, netInvestmentIncomeTax } from './rules/surtaxes.ts';
import { filers, type TaxInput } from './types.ts';

export type FederalReturn = ReturnType<typeof federalReturn>;

const lines = (facts: FederalYear) =>
  ({
    taxOnOrdinaryIncome: ['Tax on ordinary income', facts.bracketTops.source],
    taxOnGains: ['Tax on dividends and long-term gains', facts.gainsZeroTop.source],
    incomeTaxBeforeCredits: ['Income tax before credits', sources.incomeTax],
    minimumTax: ['Alternative minimum tax', facts.minimumTaxExemption.source],
    careCredit: ['Credit for child and dependent care', sources.careCredit],
    childAndDependentCredit: ['Child tax credit and credit for other dependents', facts.childCredit.source],
    incomeTaxAfterCredits: ['Income tax after credits', sources.childCredit],
    additionalMedicareTax: ['Additional Medicare Tax', facts.additionalMedicare.source],
    netInvestmentIncomeTax: ['Net investment income tax', facts.investmentTax.source],
    earlyPayoutTax: ['Additional tax on early payouts', facts.earlyPayoutTax.source],
    federalTotal: ['Federal total', sources.incomeTax],
    earnedIncomeCredit: ['Earned income credit', facts.earnedIncomeMost.source],
    additionalChildTaxCredit: ['Refundable child tax credit', facts.refundableChildCredit.source],
  }) satisfies LineTable;

/**
 * The federal return in the order of Form 1040, in unrounded dollars.
 * @param writeStep called with every line
 */
export function federalReturn(input: TaxInput, writeStep: StepWriter) {
  const facts = federal[input.taxYear];
  const write = lineWriter(writeStep, lines(facts));
  const status = input.filingStatus;
  const income = federalIncome(input, facts, writeStep);
  const { agi, earned, halfSelfEmploymentTax, netGain, preferred } = income;

  const deductions = federalDeductions(input, income, facts, writeStep);
  const { taxableIncome } = deductions;
  const tax = incomeTax(taxableIncome, preferred, status, facts);
  write('taxOnOrdinaryIncome', tax.ordinary);
  if (preferred > 0) write('taxOnGains', tax.gains);
  const beforeCredits = write('incomeTaxBeforeCredits', tax.total);

  const { minimumTaxAddBack: addBack } = deductions;
  const minimum = minimumTax({ taxable: taxableIncome, addBack, preferred }, tax, status, facts);
  if (minimum.amount > 0) write('minimumTax', minimum);

  const taxBefore = beforeCredits + minimum.amount;
  const care = careCredit(input, agi, income.leastEarned, taxBefore, facts);
  if (care.used.amount > 0) write('careCredit', care.used);
  const child = childAndDependentCredit(input, agi, taxBefore - care.used.amount, facts);
  const childAndDependent = write('childAndDependentCredit', child.used);
  const afterCredits = write('incomeTaxAfterCredits', {
    amount: taxBefore - care.used.amount - childAndDependent,
    how: `${formatDollars(taxBefore)} − ${formatDollars(care.used.amount + childAndDependent)}`,
  });

  const wages = filers(input).reduce((sum, person) => sum + person.wages, 0);
  const { interest, qualifiedDividends, nonqualifiedDividends = 0, rent = 0 } = input;
  const unsold = interest + qualifiedDividends + nonqualifiedDividends + rent;
  const additionalMedicare = write(
    'additionalMedicareTax',
    additionalMedicareTax(wages, income.netEarnings, status, facts),
  );
  const netInvestment = write('netInvestmentIncomeTax', netInvestmentIncomeTax(unsold + netGain, agi, status, facts));
  const earlyPayoutTax = facts.earlyPayoutTax.value * (input.earlyPayouts ?? 0);
  if (earlyPayoutTax > 0) {
    const how = `${formatPercent(facts.earlyPayoutTax.value)} of ${formatDollars(input.earlyPayouts!)} paid before 59½`;
    write('earlyPayoutTax', { amount: earlyPayoutTax, how });
  }
  const federalTotal = write('federalTotal', {
    amount: afterCredits + income.selfEmploymentTax + additionalMedicare + netInvestment + earlyPayoutTax,
    how: `${formatDollars(afterCredits)} income tax + ${formatDollars(income.selfEmploymentTax)} self-employment + ${formatDollars(additionalMedicare)} Additional Medicare + ${formatDollars(netInvestment)} on investments${earlyPayoutTax > 0 ? ` + ${formatDollars(earlyPayoutTax)} on early payouts` : ''}`,
  });

  const eic = write('earnedIncomeCredit', earnedIncomeCredit(input, agi, earned, unsold + Math.max(0, netGain), facts));
  const payrollTaxes = employeePayrollTax(input, facts) + halfSelfEmploymentTax;
  const actc = write(
    'additionalChildTaxCredit',
    additionalChildTaxCredit(input, child.allowed - childAndDependent, earned, payrollTaxes, eic, facts),
  );

  return {
    ...income,
    ...deductions,
    taxOnOrdinaryIncome: tax.ordinary.amount,
    taxOnGains: tax.gains.amount,
    incomeTaxBeforeCredits: beforeCredits,
    minimumTax: minimum.amount,
    careCredit: care.used.amount,
    careCreditAllowed: care.allowed,
    childAndDependentCredit: childAndDependent,
    incomeTaxAfterCredits: afterCredits,
    additionalMedicareTax: additionalMedicare,
    netInvestmentIncomeTax: netInvestment,
    earlyPayoutTax,
    federalTotal,
    earnedIncomeCredit: eic,
    additionalChildTaxCredit: actc,
  };
}

/** Social Security and Medicare tax withheld from wages in a year, dollars. Source: IRC 3101. */
export function employeePayrollTax(input: TaxInput, facts: FederalYear): number {
  const { socialSecurity, medicare } = facts.payroll.value;
  return filers(input).reduce(
    (sum, person) => sum + Math.min(person.wages, facts.wageBase.value) * socialSecurity + person.wages * medicare,
    0,
  );
}
