import { formatDollars } from '../format/money.ts';
import { ohio } from './facts/ohio.ts';
import { sources } from './facts/sources.ts';
import type { FederalReturn } from './federal-return.ts';
import { over } from './rules/line.ts';
import { ohioCredits } from './rules/ohio-credits.ts';
import { ohioBusinessIncomeDeduction, ohioExemptions, ohioTaxBeforeCredits } from './rules/ohio-tax.ts';
import type { StepWriter } from './rules/steps.ts';
import { filers, type Person, type TaxInput } from './types.ts';

export type OhioReturn = ReturnType<typeof ohioReturn>;

/**
 * The Ohio return of a full-year resident in the order of IT 1040, in unrounded dollars.
 * @param write called with every line
 */
export function ohioReturn(input: TaxInput, federalLines: FederalReturn, write: StepWriter) {
  const facts = ohio[input.taxYear];
  const status = input.filingStatus;
  const people = filers(input);
  // The Department counts rent that comes in regularly as business income (its answer 2924, a page without a date).
  const businessIncome = people.reduce((sum, person) => sum + businessIncomeOf(person), input.rent ?? 0);

  const businessIncomeDeduction = write(
    'ohioBusinessIncomeDeduction',
    'Ohio business income deduction',
    ohioBusinessIncomeDeduction(businessIncome, federalLines.agi, status, facts),
    facts.businessDeduction.source,
  );
  const military = [input.militaryRetirement ?? 0, input.spouseMilitaryRetirement ?? 0] as const;
  const notTaxed = {
    'military, disability and survivor pensions': military[0] + military[1],
    'interest of U.S. bonds': input.federalBondInterest ?? 0,
  };
  const deducted = Object.entries(notTaxed).filter(([, amount]) => amount > 0);
  const agi = write(
    'ohioAgi',
    'Ohio adjusted gross income',
    {
      amount: deducted.reduce(
        (income, [, amount]) => income - amount,
        federalLines.agi - businessIncomeDeduction - federalLines.taxableSocialSecurity,
      ),
      how: `federal AGI ${formatDollars(federalLines.agi)} − business income deduction ${formatDollars(businessIncomeDeduction)} − taxable Social Security ${formatDollars(federalLines.taxableSocialSecurity)}${deducted.map(([what, amount]) => ` − ${what} ${formatDollars(amount)}`).join('')}`,
    },
    sources.ohioBooklet,
  );
  const modifiedAgi = write(
    'ohioModifiedAgi',
    'Ohio modified adjusted gross income',
    {
      amount: agi + businessIncomeDeduction,
      how: `Ohio AGI ${formatDollars(agi)} + business income deduction ${formatDollars(businessIncomeDeduction)}`,
    },
    sources.ohioExemptions,
  );
  // Nobody is an exemption on two returns: IT 1040 booklet; the Department's answer 139 (a page without a date).
  const ownExemptions = input.claimedAsDependent ? 0 : people.length;
  const exemptionCount = ownExemptions + input.qualifyingChildren + input.otherDependents;
  const exemptions = write(
    'ohioExemptions',
    'Ohio exemptions',
    ohioExemptions(exemptionCount, modifiedAgi, facts),
    facts.exemptions.source,
  );
  const base = over(agi, exemptions);
  const undeducted = over(businessIncome, businessIncomeDeduction);
  const taxableBusinessIncome = write(
    'ohioTaxableBusinessIncome',
    'Ohio taxable business income',
    {
      amount: Math.min(undeducted, base),
      how: `smaller of the business income left ${formatDollars(undeducted)} and Ohio AGI less exemptions ${formatDollars(base)}`,
    },
    facts.businessRate.source,
  );
  const taxableNonbusinessIncome = write(
    'ohioTaxableNonbusinessIncome',
    'Ohio taxable nonbusiness income',
    {
      amount: base - taxableBusinessIncome,
      how: `${formatDollars(base)} − taxable business income ${formatDollars(taxableBusinessIncome)}`,
    },
    facts.brackets.source,
  );
  const taxBeforeCredits = write(
    'ohioTaxBeforeCredits',
    'Ohio tax before credits',
    ohioTaxBeforeCredits(taxableNonbusinessIncome, taxableBusinessIncome, facts),
    facts.brackets.source,
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
  const retirementIncomeCredit = write(
    'ohioRetirementIncomeCredit',
    'Ohio retirement income credit',
    credits.retirementIncomeCredit,
    facts.retirementCredit.source,
  );
  const seniorCitizenCredit = write(
    'ohioSeniorCitizenCredit',
    'Ohio senior citizen credit',
    credits.seniorCitizenCredit,
    facts.seniorCredit.source,
  );
  const careCredit = credits.careCredit.amount;
  if (careCredit > 0) write('ohioCareCredit', 'Ohio care credit', credits.careCredit, facts.careCredit.source);
  const exemptionCredit = write(
    'ohioExemptionCredit',
    'Ohio exemption credit',
    credits.exemptionCredit,
    facts.exemptionCredit.source,
  );
  const jointFilingCredit = write(
    'ohioJointFilingCredit',
    'Ohio joint filing credit',
    credits.jointFilingCredit,
    facts.jointFilingCredit.source,
  );
  const earnedIncomeCredit = write(
    'ohioEarnedIncomeCredit',
    'Ohio earned income credit',
    credits.earnedIncomeCredit,
    facts.earnedIncomeCredit.source,
  );
  const creditsUsed =
    retirementIncomeCredit +
    seniorCitizenCredit +
    careCredit +
    exemptionCredit +
    jointFilingCredit +
    earnedIncomeCredit;
  const tax = write(
    'ohioTax',
    'Ohio tax',
    {
      amount: taxBeforeCredits - creditsUsed,
      how: `${formatDollars(taxBeforeCredits)} − credits ${formatDollars(creditsUsed)}`,
    },
    facts.brackets.source,
  );
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
