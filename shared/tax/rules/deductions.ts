import { formatDollars, formatPercent } from '#shared/format/money.ts';
import type { FederalYear } from '../facts/federal.ts';
import { filers, type TaxInput } from '../types.ts';
import { type Line, over } from './line.ts';

/**
 * Standard deduction with the additions for age 65 and blindness of each filer. Of a dependent it is what was earned and 450, at
 * least 1,350 and at most that of others. Source: IRC 63(c), (f).
 * @param earned wages and profit less half of the self-employment tax
 */
export function standardDeduction(input: TaxInput, earned: number, facts: FederalYear): Line {
  const full = facts.standardDeduction.value[input.filingStatus];
  const { least, more } = facts.dependentDeduction.value;
  const base = input.claimedAsDependent ? Math.min(full, Math.max(least, earned + more)) : full;
  const each = facts.agedOrBlind.value[input.filingStatus];
  const boxes = filers(input).reduce((count, person) => count + Number(person.age65) + Number(person.blind), 0);
  const ofDependent = `the larger of ${formatDollars(least)} and what you earned ${formatDollars(earned)} + ${formatDollars(more)}, not over ${formatDollars(full)}`;
  const baseText = input.claimedAsDependent ? ofDependent : formatDollars(base);
  return {
    amount: base + boxes * each,
    how: boxes ? `${baseText} + ${boxes} × ${formatDollars(each)} for age 65 or blindness` : baseText,
  };
}

/**
 * Itemized deductions: state and local taxes up to the cap (reduced by 30 % of income over a limit, down to a floor; all
 * three halved for separate filers), mortgage interest in full, cash charity up to 60 % of income and, from 2026, only
 * over the floor. Source: IRC 164(b), 163(h), 170; Public Law 119-21, 70120 and 70425.
 */
export function itemizedDeductions(input: TaxInput, agi: number, facts: FederalYear): Line & { taxes: number } {
  const { stateAndLocalTaxes = 0, mortgageInterest = 0 } = input.itemized ?? {};
  const half = input.filingStatus === 'mfs' ? 0.5 : 1;
  const { floor, rate } = facts.stateTaxFloor.value;
  const cap = Math.max(
    floor * half,
    facts.stateTaxCap.value * half - rate * over(agi, facts.stateTaxCapFallsOver.value * half),
  );
  const taxes = Math.min(stateAndLocalTaxes, cap);
  const income = Math.max(0, agi);
  const charity = over(Math.min(input.charityCash ?? 0, 0.6 * income), facts.charityFloor.value * income);
  const parts = [
    `state and local taxes ${formatDollars(taxes)} (cap ${formatDollars(cap)})`,
    `mortgage interest ${formatDollars(mortgageInterest)}`,
  ];
  if (input.charityCash) {
    const floorText = facts.charityFloor.value
      ? `, the part over ${formatPercent(facts.charityFloor.value)} of income`
      : '';
    parts.push(`charity ${formatDollars(charity)}${floorText}`);
  }
  return { amount: taxes + mortgageInterest + charity, taxes, how: parts.join(' + ') };
}

/** Cash charity deduction without itemizing, from 2026. Source: IRC 170(p); Public Law 119-21, 70424. */
export function charityWithoutItemizing(input: TaxInput, facts: FederalYear): Line {
  const most = facts.charityWithoutItemizing.value[input.filingStatus];
  return {
    amount: Math.min(input.charityCash ?? 0, most),
    how: `cash gifts ${formatDollars(input.charityCash ?? 0)}, at most ${formatDollars(most)}`,
  };
}

/**
 * Reduction of itemized deductions in the 37 % bracket from 2026: 2/37 of the smaller of the itemized deductions and the taxable
 * income before them over the bracket's start. Source: IRC 68 as amended by Public Law 119-21, 70111.
 */
export function itemizedLimit(itemized: number, taxable: number, input: TaxInput, facts: FederalYear): Line {
  const start = facts.bracketTops.value[input.filingStatus].at(-1)!;
  const amount = facts.itemizedLimitRate.value * Math.min(itemized, over(taxable + itemized, start));
  return {
    amount,
    how: `2/37 of the smaller of the deductions ${formatDollars(itemized)} and income over ${formatDollars(start)}`,
  };
}
