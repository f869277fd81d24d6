import { roundToCents } from '#shared/format/money.ts';
import type { Source } from '../facts/sources.ts';

/** A computed line of a return: unrounded dollars, the highest where the amount is not known, and the arithmetic as text. */
export type Line = { amount: number; most?: number; how: string };

/** The part of `amount` above `limit`, never negative. */
export function over(amount: number, limit: number): number {
  return Math.max(0, amount - limit);
}

/**
 * A step of the computation: amount in dollars, rounded to cents, the arithmetic as text, and the source of the rule. `most`:
 * the highest amount that is possible, where it is not known.
 */
export type Step = {
  key: string;
  label: string;
  amount: number;
  most?: number;
  how: string;
  source: Source;
  year: number;
};

/** Adds a line to the steps and returns its unrounded amount. */
export type StepWriter = (key: string, label: string, line: Line, source: Source) => number;

/** What each line of a return is called, and the source of its rule. */
export type LineTable = Readonly<Record<string, readonly [label: string, source: Source]>>;

/** The writer of the lines of a table, by their key. */
export function lineWriter<Table extends LineTable>(write: StepWriter, table: Table) {
  return (key: keyof Table & string, line: Line): number => {
    const [label, source] = table[key]!;
    return write(key, label, line, source);
  };
}

/** Creates a list of steps and the function that adds to it. */
export function stepList(year: number): { steps: Step[]; write: StepWriter } {
  const steps: Step[] = [];
  const write: StepWriter = (key, label, line, source) => {
    const { amount, most = amount, how } = line;
    const range = most > amount ? { most: roundToCents(most) } : {};
    steps.push({ key, label, amount: roundToCents(amount), ...range, how, source, year });
    return amount;
  };
  return { steps, write };
}
