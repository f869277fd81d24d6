import { formatDollars } from '../format/money.ts';
import { type OhioYear, ohio } from './facts/ohio.ts';
import { sources } from './facts/sources.ts';
import type { FederalReturn } from './federal-return.ts';
import { type LineTable, lineWriter, over, type StepWriter } from './rules/line.ts';
import { ohioCredits } from './rules/ohio-credits.ts';
import { ohioBusinessIncomeDeduction, ohioExemptions, ohioTaxBeforeCredits } from './rules/ohio-tax.ts';
import { filers, type Person, type TaxInput } from './types.ts';

export type OhioReturn = ReturnType<typeof ohioReturn>;

const lines = (facts: OhioYear) =>
  ({
    ohioBusinessIncomeDeduction: ['Ohio business income deduction', facts.businessDeduction.source],
    ohioAgi: ['Ohio adjusted gross income', sources.ohioBooklet],
    ohioModifiedAgi: ['Ohio modified adjusted gross income', sources.ohioExemptions],
    ohioExemptions: ['Ohio exemptions', facts.exemptions.source],
    ohioTaxableBusinessIncome: ['Ohio taxable business income', facts.businessRate.source],
    ohioTaxableNonbusinessIncome: ['Ohio taxable nonbusiness income', facts.brackets.source],
    ohioTaxBeforeCredits: ['Ohio tax before credits', facts.brackets.source],
    ohioRetirementIncomeCredit: ['Ohio retirement income credit', facts.retirementCredit.source],
    ohioSeniorCitizenCredit: ['Ohio senior citizen credit', facts.seniorCredit.source],
    ohioCareCredit: ['Ohio care credit', facts.careCredit.source],
    ohioExemptionCredit: ['Ohio exemption credit', facts.exemptionCredit.source],
    ohioJointFilingCredit: ['Ohio joint filing credit', facts.jointFilingCredit.source],
    ohioEarnedIncomeCredit: ['Ohio earned income credit', facts.earnedIncomeCredit.source],
    ohioTax: ['Ohio tax', facts.brackets.source],
  }) satisfies LineTable;

/**
 * The Ohio return of a full-year resident in the order of IT 1040, in unrounded dollars.
 * @param writeStep called with every line
 */
export function ohioReturn(input: TaxInput, federalLines: FederalReturn, writeStep: StepWriter) {
  const facts = ohio[input.taxYear];
  const write = lineWriter(writeStep, lines(facts));
  const status = input.filingStatus;
  const people = filers(input);
  // The Department counts rent that comes in regularly as business income (its answer 2924, a page without a date).
  const businessIncome = people.reduce((sum, person) => sum + businessIncomeOf(person), input.rent ?? 0);

  const businessIncomeDeduction = write(
    'ohioBusinessIncomeDeduction',
    ohioBusinessIncomeDeduction(businessIncome, federalLines.agi, status, facts),
  );
  const military = [input.militaryRetirement ?? 0, input.spouseMilitaryRetirement ?? 0] as const;
  const notTaxed = {
    'military, disability and survivor pensions': military[0] + military[1],
    'interest of U.S. bonds': input.federalBondInterest ?? 0,
  };
  const deducted = Object.entries(notTaxed).filter(([, amount]) => amount > 0);
  const agi = write('ohioAgi', {
    amount: deducted.reduce(
      (income, [, amount]) => income - amount,
      federalLines.agi - businessIncomeDeduction - federalLines.taxableSocialSecurity,
    ),
    how: `federal AGI ${formatDollars(federalLines.agi)} − business income deduction ${formatDollars(businessIncomeDeduction)} − taxable Social Security ${formatDollars(federalLines.taxableSocialSecurity)}${deducted.map(([what, amount]) => ` − ${what} ${formatDollars(amount)}`).join('')}`,
  });
  const modifiedAgi = write('ohioModifiedAgi', {
    amount: agi + businessIncomeDeduction,
    how: `Ohio AGI ${formatDollars(agi)} + business income deduction ${formatDollars(businessIncomeDeduction)}`,
  });
  // Nobody is an exemption on two returns: IT 1040 booklet; the Department's answer 139 (a page without a date).
  const ownExemptions = input.claimedAsDependent ? 0 : people.length;
  const exemptionCount = ownExemptions + input.qualifyingChildren + input.otherDependents;
  const exemptions = write('ohioExemptions', ohioExemptions(exemptionCount, modifiedAgi, facts));
  const base = over(agi, exemptions);
  const undeducted = over(businessIncome, businessIncomeDeduction);
  const taxableBusinessIncome = write('ohioTaxableBusinessIncome', {
    amount: Math.min(undeducted, base),
    how: `smaller of the business income left ${formatDollars(undeducted)} and Ohio AGI less exemptions ${formatDollars(base)}`,
  });
  const taxableNonbusinessIncome = write('ohioTaxableNonbusinessIncome', {
    amount: base - taxableBusinessIncome,
    how: `${formatDollars(base)} − taxable business income ${formatDollars(taxableBusinessIncome)}`,
  });
  const taxBeforeCredits = write(
    'ohioTaxBeforeCredits',
    ohioTaxBeforeCredits(taxableNonbusinessIncome, taxableBusinessIncome, facts),
  );

  const credits = ohioCredits(
    {
      tax: taxBeforeCredits,
      modifiedAgi,
      exemptions,
      exemptionCount,
      retirementIncome:
        input.pension +
        (input.spousePension ?? 0) -
        notTaxed['military, disability and survivor pensions'] -
        (input.earlyPayouts ?? 0),
      anyone65: people.some((person) => person.age65),
      joint: people.length === 2,
      lesserQualifyingIncome: lesserQualifyingIncome(input, undeducted, military),
      federalEarnedIncomeCredit: federalLines.earnedIncomeCredit,
      federalCareCredit: federalLines.careCreditAllowed,
    },
    facts,
  );
  const retirementIncomeCredit = write('ohioRetirementIncomeCredit', credits.retirementIncomeCredit);
  const seniorCitizenCredit = write('ohioSeniorCitizenCredit', credits.seniorCitizenCredit);
  const careCredit = credits.careCredit.amount;
  if (careCredit > 0) write('ohioCareCredit', credits.careCredit);
  const exemptionCredit = write('ohioExemptionCredit', credits.exemptionCredit);
  const jointFilingCredit = write('ohioJointFilingCredit', credits.jointFilingCredit);
  const earnedIncomeCredit = write('ohioEarnedIncomeCredit', credits.earnedIncomeCredit);
  const creditsUsed =
    retirementIncomeCredit +
    seniorCitizenCredit +
    careCredit +
    exemptionCredit +
    jointFilingCredit +
    earnedIncomeCredit;
  const tax = write('ohioTax', {
    amount: taxBeforeCredits - creditsUsed,
    how: `${formatDollars(taxBeforeCredits)} − credits ${formatDollars(creditsUsed)}`,
  });
  return {
    businessIncomeDeduction,
    agi,
    modifiedAgi,
    exemptionCount,
    exemptions,
    taxableBusinessIncome,
    taxableNonbusinessIncome,
    taxBeforeCredits,
    retirementIncomeCredit,
    seniorCitizenCredit,
    careCredit,
    exemptionCredit,
    jointFilingCredit,
    earnedIncomeCredit,
    creditsUsed,
    tax,
  };
}

/** Profit, S corporation share, and wages from an entity owned 20 % or more. Source: RC 5747.01(A)(28), 5733.40. */
function businessIncomeOf(person: Person): number {
  return person.selfEmploymentNet + (person.passThroughIncome ?? 0) + (person.ownerWages ?? 0);
}

/**
 * Business income after the deduction, divided between the spouses in proportion to their business income.
 * @param military retirement pay of each that Ohio does not tax
 */
function lesserQualifyingIncome(input: TaxInput, undeducted: number, military: readonly [number, number]): number {
  const people = filers(input);
  const positive = people.map((person) => Math.max(0, businessIncomeOf(person)));
  const all = positive.reduce((sum, income) => sum + income, input.rent ?? 0);
  const incomes = people.map((person, index) => {
    const paid =
      person.wages -
      (person.ownerWages ?? 0) -
      military[index]! +
      (index === 0 ? input.pension + (input.unemployment ?? 0) : (input.spousePension ?? 0));
    return paid + (all > 0 ? undeducted * (positive[index]! / all) : 0);
  });
  return Math.min(...incomes);
}
