import { roundToCents } from '#shared/format/money.ts';
import type { Source } from '../facts/sources.ts';
import type { Line } from './line.ts';

/** A step of the computation: amount in dollars, rounded to cents, the arithmetic as text, and the source of the rule. */
export type Step = { key: string; label: string; amount: number; how: string; source: Source; year: number };

/** Adds a line to the steps and returns its unrounded amount. */
export type StepWriter = (key: string, label: string, line: Line, source: Source) => number;

/** Creates a list of steps and the function that adds to it. */
export function stepList(year: number): { steps: Step[]; write: StepWriter } {
  const steps: Step[] = [];
  const write: StepWriter = (key, label, line, source) => {
    steps.push({ key, label, amount: roundToCents(line.amount), how: line.how, source, year });
    return line.amount;
  };
  return { steps, write };
}
