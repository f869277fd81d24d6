import { formatDollars, formatPercent } from '../format/money.ts';
import { type FederalYear, federal } from './facts/federal.ts';
import { sources } from './facts/sources.ts';
import { federalDeductions } from './federal-deductions.ts';
import { federalIncome } from './federal-income.ts';
import { additionalChildTaxCredit, careCredit, childAndDependentCredit, earnedIncomeCredit } from './rules/credits.ts';
import { incomeTax } from './rules/income-tax.ts';
import { minimumTax } from './rules/minimum-tax.ts';
import type { StepWriter } from './rules/steps.ts';
import { additionalMedicareTax, netInvestmentIncomeTax } from './rules/surtaxes.ts';
import { filers, type TaxInput } from './types.ts';

export type FederalReturn = ReturnType<typeof federalReturn>;

/**
 * The federal return in the order of Form 1040, in unrounded dollars.
 * @param write called with every line
 */
export function federalReturn(input: TaxInput, write: StepWriter) {
  const facts = federal[input.taxYear];
  const status = input.filingStatus;
  const income = federalIncome(input, facts, write);
  const { agi, earned, halfSelfEmploymentTax, netGain, preferred } = income;

  const deductions = federalDeductions(input, income, facts, write);
  const { taxableIncome } = deductions;
  const tax = incomeTax(taxableIncome, preferred, status, facts);
  write('taxOnOrdinaryIncome', 'Tax on ordinary income', tax.ordinary, facts.bracketTops.source);
  if (preferred > 0) write('taxOnGains', 'Tax on dividends and long-term gains', tax.gains, facts.gainsZeroTop.source);
  const beforeCredits = write('incomeTaxBeforeCredits', 'Income tax before credits', tax.total, sources.incomeTax);

  const { minimumTaxAddBack: addBack } = deductions;
  const minimum = minimumTax({ taxable: taxableIncome, addBack, preferred }, tax, status, facts);
  if (minimum.amount > 0) write('minimumTax', 'Alternative minimum tax', minimum, facts.minimumTaxExemption.source);

  const taxBefore = beforeCredits + minimum.amount;
  const care = careCredit(input, agi, income.leastEarned, taxBefore, facts);
  if (care.used.amount > 0) write('careCredit', 'Credit for child and dependent care', care.used, sources.careCredit);
  const child = childAndDependentCredit(input, agi, taxBefore - care.used.amount, facts);
  const childAndDependent = write(
    'childAndDependentCredit',
    'Child tax credit and credit for other dependents',
    child.used,
    facts.childCredit.source,
  );
  const afterCredits = write(
    'incomeTaxAfterCredits',
    'Income tax after credits',
    {
      amount: taxBefore - care.used.amount - childAndDependent,
      how: `${formatDollars(taxBefore)} − ${formatDollars(care.used.amount + childAndDependent)}`,
    },
    sources.childCredit,
  );

  const wages = filers(input).reduce((sum, person) => sum + person.wages, 0);
  const { interest, qualifiedDividends, nonqualifiedDividends = 0, rent = 0 } = input;
  const unsold = interest + qualifiedDividends + nonqualifiedDividends + rent;
  const additionalMedicare = write(
    'additionalMedicareTax',
    'Additional Medicare Tax',
    additionalMedicareTax(wages, income.netEarnings, status, facts),
    facts.additionalMedicare.source,
  );
  const netInvestment = write(
    'netInvestmentIncomeTax',
    'Net investment income tax',
    netInvestmentIncomeTax(unsold + netGain, agi, status, facts),
    facts.investmentTax.source,
  );
  const earlyPayoutTax = facts.earlyPayoutTax.value * (input.earlyPayouts ?? 0);
  if (earlyPayoutTax > 0) {
    const how = `${formatPercent(facts.earlyPayoutTax.value)} of ${formatDollars(input.earlyPayouts!)} paid before 59½`;
    write(
      'earlyPayoutTax',
      'Additional tax on early payouts',
      { amount: earlyPayoutTax, how },
      facts.earlyPayoutTax.source,
    );
  }
  const federalTotal = write(
    'federalTotal',
    'Federal total',
    {
      amount: afterCredits + income.selfEmploymentTax + additionalMedicare + netInvestment + earlyPayoutTax,
      how: `${formatDollars(afterCredits)} income tax + ${formatDollars(income.selfEmploymentTax)} self-employment + ${formatDollars(additionalMedicare)} Additional Medicare + ${formatDollars(netInvestment)} on investments${earlyPayoutTax > 0 ? ` + ${formatDollars(earlyPayoutTax)} on early payouts` : ''}`,
    },
    sources.incomeTax,
  );

  const eic = write(
    'earnedIncomeCredit',
    'Earned income credit',
    earnedIncomeCredit(input, agi, earned, unsold + Math.max(0, netGain), facts),
    facts.earnedIncomeMost.source,
  );
  const payrollTaxes = employeePayrollTax(input, facts) + halfSelfEmploymentTax;
  const actc = write(
    'additionalChildTaxCredit',
    'Refundable child tax credit',
    additionalChildTaxCredit(input, child.allowed - childAndDependent, earned, payrollTaxes, eic, facts),
    facts.refundableChildCredit.source,
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
