import { roundToCents } from '#shared/format/money.ts';
import type { Source } from '../facts/sources.ts';
import type { Line } from './line.ts';

/** One line of the result, opened: the arithmetic in words, and where the rule comes from. Amount in dollars, to the cent. */
export type Step = { key: string; label: string; amount: number; how: string; source: Source; year: number };

/** Notes a line as a step and hands back its unrounded amount. */
export type StepWriter = (key: string, label: string, line: Line, source: Source) => number;

/** A writer and the list it fills. */
export function stepList(year: number): { steps: Step[]; write: StepWriter } {
  const steps: Step[] = [];
  const write: StepWriter = (key, label, line, source) => {
    steps.push({ key, label, amount: roundToCents(line.amount), how: line.how, source, year });
    return line.amount;
  };
  return { steps, write };
}
