import { formatDollars } from '../format/money.ts';
import type { FederalYear } from './facts/federal.ts';
import { sources } from './facts/sources.ts';
import type { FederalIncome } from './federal-income.ts';
import { businessIncomeDeduction } from './rules/business-income.ts';
import { charityWithoutItemizing, itemizedDeductions, itemizedLimit, standardDeduction } from './rules/deductions.ts';
import { carLoanDeduction, overtimeDeduction, seniorDeduction, tipsDeduction } from './rules/extra-deductions.ts';
import { type LineTable, lineWriter, over, type StepWriter } from './rules/line.ts';
import { filers, type TaxInput } from './types.ts';

const lines = (facts: FederalYear) =>
  ({
    standardDeduction: ['Standard deduction', facts.standardDeduction.source],
    seniorDeduction: ['Senior deduction', facts.senior.source],
    tipsDeduction: ['Deduction for tips', facts.tips.source],
    overtimeDeduction: ['Deduction for overtime pay', facts.overtime.source],
    carLoanDeduction: ['Deduction for car loan interest', facts.carLoan.source],
    itemizedDeductions: ['Itemized deductions', facts.stateTaxCap.source],
    itemizedLimit: ['Itemized deductions lost in the top bracket', facts.itemizedLimitRate.source],
    charityDeduction: ['Cash charity without itemizing', facts.charityWithoutItemizing.source],
    qbiDeduction: ['Qualified business income deduction', facts.businessIncome.source],
    taxableIncome: ['Taxable income', sources.ageForStandardDeduction],
  }) satisfies LineTable;

/** From adjusted gross income to taxable income, in unrounded dollars, with the larger of standard and itemized deductions. */
export function federalDeductions(input: TaxInput, income: FederalIncome, facts: FederalYear, writeStep: StepWriter) {
  const write = lineWriter(writeStep, lines(facts));
  const status = input.filingStatus;
  const { agi, halfSelfEmploymentTax, ownDeductions, preferred } = income;

  const standard = write('standardDeduction', standardDeduction(input, income.earned, facts));
  const itemizedLine = itemizedDeductions(input, agi, facts);
  const charityLine = charityWithoutItemizing(input, facts);
  const seniorDeductionAmount = write('seniorDeduction', seniorDeduction(input, agi, facts));
  const tipsLine = tipsDeduction(input, income, facts);
  const tips = write('tipsDeduction', tipsLine);
  const overtime = write('overtimeDeduction', overtimeDeduction(input, agi, facts));
  const carLoan = write('carLoanDeduction', carLoanDeduction(input, agi, facts));
  const extra = seniorDeductionAmount + tips + overtime + carLoan;

  const qualified =
    filers(input).reduce((sum, person) => sum + person.selfEmploymentNet + (person.passThroughIncome ?? 0), 0) -
    halfSelfEmploymentTax -
    ownDeductions -
    tipsLine.ofBusiness;
  const wagesPaid = Math.max(
    input.businessWagesPaid ?? 0,
    filers(input).reduce((sum, person) => sum + (person.ownerWages ?? 0), 0),
  );
  const qbiAfter = (deductions: number) => {
    const taxableBefore = over(agi, deductions);
    return {
      taxableBefore,
      line: businessIncomeDeduction({ qualified, wagesPaid, taxableBefore, netCapitalGain: preferred }, status, facts),
    };
  };

  const ifItemized = qbiAfter(itemizedLine.amount + extra);
  const limit = itemizedLimit(itemizedLine.amount, ifItemized.taxableBefore - ifItemized.line.amount, input, facts);
  const itemized = itemizedLine.amount - limit.amount;
  const itemizes = itemized > standard + charityLine.amount;
  if (itemizedLine.amount > 0) {
    write('itemizedDeductions', itemizedLine);
    if (limit.amount > 0) write('itemizedLimit', limit);
  }
  const charity = itemizes ? 0 : charityLine.amount;
  if (charity > 0) write('charityDeduction', charityLine);
  const deductionUsed = writeStep(
    'deductionUsed',
    itemizes ? 'Itemized deductions used' : 'Standard deduction used',
    {
      amount: itemizes ? itemized : standard,
      how: `the larger of standard ${formatDollars(standard)} and itemized ${formatDollars(itemized)}`,
    },
    sources.ageForStandardDeduction,
  );
  const { taxableBefore, line: qbiLine } = itemizes ? ifItemized : qbiAfter(standard + extra + charity);
  const qbiDeduction = write('qbiDeduction', qbiLine);
  const taxableIncome = write('taxableIncome', {
    amount: over(agi, deductionUsed + extra + charity + qbiDeduction),
    how: `AGI ${formatDollars(agi)} − deductions ${formatDollars(deductionUsed + extra + charity + qbiDeduction)}, not below $0`,
  });

  return {
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
    /**
     * What the alternative minimum tax does not deduct: the standard deduction, or state and local taxes less what the limit
     * of the top bracket took; and the senior deduction. Source: IRC 56(b)(1)(A), (E), (F), 151(d)(5).
     */
    minimumTaxAddBack: seniorDeductionAmount + (itemizes ? itemizedLine.taxes - limit.amount : deductionUsed),
  };
}
