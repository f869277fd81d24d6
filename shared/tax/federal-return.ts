import { type FederalYear, federal } from './facts/federal.ts';
import { sources } from './facts/sources.ts';
import { money } from './money.ts';
import { businessIncomeDeduction } from './rules/business-income.ts';
import { additionalChildTaxCredit, childAndDependentCredit, earnedIncomeCredit } from './rules/credits.ts';
import { charityWithoutItemizing, itemizedDeductions, itemizedLimit, standardDeduction } from './rules/deductions.ts';
import { carLoanDeduction, overtimeDeduction, seniorDeduction, tipsDeduction } from './rules/extra-deductions.ts';
import { incomeTax } from './rules/income-tax.ts';
import { over } from './rules/line.ts';
import { selfEmployment } from './rules/self-employment.ts';
import { taxableSocialSecurity } from './rules/social-security.ts';
import type { StepWriter } from './rules/steps.ts';
import { additionalMedicareTax, netInvestmentIncomeTax } from './rules/surtaxes.ts';
import { filers, type TaxInput } from './types.ts';

export type FederalReturn = ReturnType<typeof federalReturn>;

/**
 * The federal return in the order of Form 1040, unrounded; `write` gets every line. Amounts in dollars.
 * Alternative minimum tax is not computed, only pointed at (`minimumTaxPossible`).
 */
export function federalReturn(input: TaxInput, write: StepWriter) {
  const figures = federal[input.taxYear];
  const status = input.filingStatus;
  const income = incomeLines(input, figures, write);
  const { agi, halfSelfEmploymentTax, netGain, preferredGain } = income;

  const standard = write(
    'standardDeduction',
    'Standard deduction',
    standardDeduction(input, figures),
    figures.standardDeduction.source,
  );
  const itemizedLine = itemizedDeductions(input, agi, figures);
  const charityLine = charityWithoutItemizing(input, figures);
  const seniorDeductionAmount = write(
    'seniorDeduction',
    'Senior deduction',
    seniorDeduction(input, agi, figures),
    figures.senior.source,
  );
  const tips = write('tipsDeduction', 'Deduction for tips', tipsDeduction(input, agi, figures), figures.tips.source);
  const overtime = write(
    'overtimeDeduction',
    'Deduction for overtime pay',
    overtimeDeduction(input, agi, figures),
    figures.overtime.source,
  );
  const carLoan = write(
    'carLoanDeduction',
    'Deduction for car loan interest',
    carLoanDeduction(input, agi, figures),
    figures.carLoan.source,
  );
  const extra = seniorDeductionAmount + tips + overtime + carLoan;

  const qualified =
    filers(input).reduce((sum, person) => sum + person.selfEmploymentNet + (person.passThroughIncome ?? 0), 0) -
    halfSelfEmploymentTax;
  const wagesPaid =
    (input.businessWagesPaid ?? 0) + filers(input).reduce((sum, person) => sum + (person.ownerWages ?? 0), 0);
  const qbiAfter = (deductions: number) => {
    const taxableBefore = over(agi, deductions);
    const netCapitalGain = Math.max(0, input.qualifiedDividends + preferredGain);
    return {
      taxableBefore,
      line: businessIncomeDeduction({ qualified, wagesPaid, taxableBefore, netCapitalGain }, status, figures),
    };
  };

  const ifItemized = qbiAfter(itemizedLine.amount + extra);
  const limit = itemizedLimit(itemizedLine.amount, ifItemized.taxableBefore - ifItemized.line.amount, input, figures);
  const itemized = itemizedLine.amount - limit.amount;
  const itemizes = itemized > standard + charityLine.amount;
  if (itemizedLine.amount > 0) {
    write('itemizedDeductions', 'Itemized deductions', itemizedLine, figures.stateTaxCap.source);
    if (limit.amount > 0)
      write('itemizedLimit', 'Itemized deductions lost in the top bracket', limit, figures.itemizedLimitRate.source);
  }
  const charity = itemizes ? 0 : charityLine.amount;
  if (charity > 0)
    write('charityDeduction', 'Cash charity without itemizing', charityLine, figures.charityWithoutItemizing.source);
  const deductionUsed = write(
    'deductionUsed',
    itemizes ? 'Itemized deductions used' : 'Standard deduction used',
    {
      amount: itemizes ? itemized : standard,
      how: `the larger of standard ${money(standard)} and itemized ${money(itemized)}`,
    },
    sources.standardDeduction,
  );
  const { taxableBefore, line: qbiLine } = itemizes ? ifItemized : qbiAfter(standard + extra + charity);
  const qbiDeduction = write(
    'qbiDeduction',
    'Qualified business income deduction',
    qbiLine,
    figures.businessIncome.source,
  );
  const taxableIncome = write(
    'taxableIncome',
    'Taxable income',
    {
      amount: over(agi, deductionUsed + extra + charity + qbiDeduction),
      how: `AGI ${money(agi)} − deductions ${money(deductionUsed + extra + charity + qbiDeduction)}, not below $0`,
    },
    sources.standardDeduction,
  );

  const preferred = Math.max(0, input.qualifiedDividends + preferredGain);
  const tax = incomeTax(taxableIncome, preferred, status, figures);
  write('taxOnOrdinaryIncome', 'Tax on ordinary income', tax.ordinary, figures.bracketTops.source);
  if (preferred > 0)
    write('taxOnGains', 'Tax on dividends and long-term gains', tax.gains, figures.gainsZeroTop.source);
  const beforeCredits = write('incomeTaxBeforeCredits', 'Income tax before credits', tax.total, sources.incomeTax);

  const child = childAndDependentCredit(input, agi, beforeCredits, figures);
  const childAndDependent = write(
    'childAndDependentCredit',
    'Child tax credit and credit for other dependents',
    child.used,
    figures.childCredit.source,
  );
  const afterCredits = write(
    'incomeTaxAfterCredits',
    'Income tax after credits',
    { amount: beforeCredits - childAndDependent, how: `${money(beforeCredits)} − ${money(childAndDependent)}` },
    sources.childCredit,
  );

  const wages = filers(input).reduce((sum, person) => sum + person.wages, 0);
  const investmentIncome = input.interest + input.qualifiedDividends + (input.nonqualifiedDividends ?? 0) + netGain;
  const additionalMedicare = write(
    'additionalMedicareTax',
    'Additional Medicare Tax',
    additionalMedicareTax(wages, income.netEarnings, status, figures),
    figures.additionalMedicare.source,
  );
  const netInvestment = write(
    'netInvestmentIncomeTax',
    'Net investment income tax',
    netInvestmentIncomeTax(investmentIncome, agi, status, figures),
    figures.investmentTax.source,
  );
  const federalTotal = write(
    'federalTotal',
    'Federal total',
    {
      amount: afterCredits + income.selfEmploymentTax + additionalMedicare + netInvestment,
      how: `${money(afterCredits)} income tax + ${money(income.selfEmploymentTax)} self-employment + ${money(additionalMedicare)} Additional Medicare + ${money(netInvestment)} on investments`,
    },
    sources.incomeTax,
  );

  const earned =
    wages + filers(input).reduce((sum, person) => sum + person.selfEmploymentNet, 0) - halfSelfEmploymentTax;
  const creditInvestment =
    input.interest + input.qualifiedDividends + (input.nonqualifiedDividends ?? 0) + Math.max(0, netGain);
  const eic = write(
    'earnedIncomeCredit',
    'Earned income credit',
    earnedIncomeCredit(input, agi, earned, creditInvestment, figures),
    figures.earnedIncomeMost.source,
  );
  const payrollTaxes = employeePayrollTax(input, figures) + halfSelfEmploymentTax;
  const actc = write(
    'additionalChildTaxCredit',
    'Refundable child tax credit',
    additionalChildTaxCredit(input, child.allowed - childAndDependent, earned, payrollTaxes, eic, figures),
    figures.refundableChildCredit.source,
  );

  return {
    ...income,
    standardDeduction: standard,
    deductionUsed,
    deductionKind: itemizes ? ('itemized' as const) : ('standard' as const),
    seniorDeduction: seniorDeductionAmount,
    tipsDeduction: tips,
    overtimeDeduction: overtime,
    carLoanDeduction: carLoan,
    charityDeduction: charity,
    taxableIncomeBeforeQbi: taxableBefore,
    qbiDeduction,
    taxableIncome,
    taxOnOrdinaryIncome: tax.ordinary.amount,
    taxOnGains: tax.gains.amount,
    incomeTaxBeforeCredits: beforeCredits,
    childAndDependentCredit: childAndDependent,
    incomeTaxAfterCredits: afterCredits,
    additionalMedicareTax: additionalMedicare,
    netInvestmentIncomeTax: netInvestment,
    federalTotal,
    earnedIncomeCredit: eic,
    additionalChildTaxCredit: actc,
    minimumTaxPossible: minimumTaxPossible(
      input,
      taxableIncome + (itemizes ? itemizedLine.taxes : deductionUsed),
      preferred,
      tax.gains.amount,
      beforeCredits,
      figures,
    ),
  };
}

function incomeLines(input: TaxInput, figures: FederalYear, write: StepWriter) {
  const people = filers(input);
  let netEarnings = 0;
  let selfEmploymentTax = 0;
  for (const [index, person] of people.entries()) {
    const own = selfEmployment(person, figures);
    if (own.tax.amount > 0) {
      const who = people.length > 1 ? (index === 0 ? ', you' : ', spouse') : '';
      write(
        `netEarnings${index}`,
        `Net earnings from self-employment${who}`,
        own.netEarnings,
        sources.selfEmploymentEarnings,
      );
      write(
        `underWageBase${index}`,
        `Part of it under the Social Security wage base${who}`,
        own.underWageBase,
        figures.wageBase.source,
      );
      write(`selfEmploymentTax${index}`, `Self-employment tax${who}`, own.tax, figures.selfEmployment.source);
    }
    netEarnings += own.netEarnings.amount;
    selfEmploymentTax += own.tax.amount;
  }
  const halfSelfEmploymentTax = write(
    'halfSelfEmploymentTax',
    'Half of the self-employment tax',
    {
      amount: selfEmploymentTax / 2,
      how: `half of ${money(selfEmploymentTax)}, deducted before adjusted gross income`,
    },
    figures.selfEmployment.source,
  );

  const shortTerm = input.shortTermGains ?? 0;
  const lossLimit = figures.capitalLossLimit.value * (input.filingStatus === 'mfs' ? 0.5 : 1);
  const netGain = Math.max(input.longTermGains + shortTerm, -lossLimit);
  const preferredGain = Math.max(0, Math.min(input.longTermGains, input.longTermGains + shortTerm));
  if (input.longTermGains || shortTerm) {
    const capped = input.longTermGains + shortTerm < -lossLimit;
    write(
      'capitalGains',
      'Net capital gains',
      {
        amount: netGain,
        how: `long-term ${money(input.longTermGains)} + short-term ${money(shortTerm)}${capped ? `; a loss counts up to ${money(lossLimit)} a year` : ''}`,
      },
      figures.capitalLossLimit.source,
    );
  }

  const work = people.reduce(
    (sum, person) => sum + person.wages + person.selfEmploymentNet + (person.passThroughIncome ?? 0),
    0,
  );
  const dividends = input.qualifiedDividends + (input.nonqualifiedDividends ?? 0);
  const pensions = input.pension + (input.spousePension ?? 0);
  const other = work + input.interest + dividends + netGain + pensions + (input.unemployment ?? 0);
  const adjustments = halfSelfEmploymentTax + (input.deductibleAdjustments ?? 0);
  const benefits = taxableSocialSecurity(input.socialSecurity, other - adjustments, input.filingStatus, figures);
  const taxableBenefits = write(
    'taxableSocialSecurity',
    'Taxable Social Security',
    benefits,
    figures.socialSecurity.source,
  );
  const totalIncome = write(
    'totalIncome',
    'Total income',
    {
      amount: other + taxableBenefits,
      how: `wages and business ${money(work)} + interest ${money(input.interest)} + dividends ${money(dividends)} + gains ${money(netGain)} + pensions ${money(pensions)} + unemployment ${money(input.unemployment ?? 0)} + taxable Social Security ${money(taxableBenefits)}`,
    },
    sources.adjustedGross,
  );
  const agi = write(
    'agi',
    'Federal adjusted gross income',
    {
      amount: totalIncome - adjustments,
      how: `total income ${money(totalIncome)} − half of the self-employment tax ${money(halfSelfEmploymentTax)} − other adjustments ${money(input.deductibleAdjustments ?? 0)}`,
    },
    sources.adjustedGross,
  );
  return {
    netEarnings,
    selfEmploymentTax,
    halfSelfEmploymentTax,
    netGain,
    preferredGain,
    taxableSocialSecurity: taxableBenefits,
    totalIncome,
    agi,
  };
}

/** Social Security and Medicare tax withheld from wages in a year, dollars. Source: IRC 3101. */
export function employeePayrollTax(input: TaxInput, figures: FederalYear): number {
  const { socialSecurity, medicare } = figures.payroll.value;
  return filers(input).reduce(
    (sum, person) => sum + Math.min(person.wages, figures.wageBase.value) * socialSecurity + person.wages * medicare,
    0,
  );
}

/**
 * Whether the alternative minimum tax could reach this return: a test on the safe side, taxing everything over the
 * exemption at the higher of its two rates. Source: IRC 55; Public Law 119-21, 70107.
 */
function minimumTaxPossible(
  input: TaxInput,
  minimumIncome: number,
  preferred: number,
  taxOnGains: number,
  regular: number,
  figures: FederalYear,
): boolean {
  const fall =
    figures.minimumTaxFallRate.value * over(minimumIncome, figures.minimumTaxFallsOver.value[input.filingStatus]);
  const base = over(minimumIncome, over(figures.minimumTaxExemption.value[input.filingStatus], fall));
  return 0.28 * over(base, preferred) + Math.min(taxOnGains, base * 0.2) > regular + 0.005;
}
