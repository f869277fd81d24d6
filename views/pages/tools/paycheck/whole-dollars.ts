import { roundParts } from '#shared/format/money.ts';
import type { SCorpSide } from '#shared/tax/s-corp.ts';

const taken = ['personalTax', 'payrollTax', 'companyCityTax', 'addedCosts'] as const;

/**
 * One side of the comparison in whole dollars that add up to the profit, for its picture and its table. Null when more
 * than the profit goes.
 */
export function wholeDollars(side: SCorpSide, profit: number): SCorpSide | null {
  const amounts = taken.map((key) => side[key]);
  if ([side.left, ...amounts].some((amount) => amount < 0)) return null;
  const left = Math.round(side.left);
  if (amounts.every((amount) => amount === 0)) return { ...side, left };
  const [personalTax = 0, payrollTax = 0, companyCityTax = 0, addedCosts = 0] = roundParts(
    amounts,
    Math.round(profit) - left,
  );
  return { personalTax, payrollTax, companyCityTax, addedCosts, left };
}
