import type { ReactNode } from 'react';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { type Fact, type FactHead, isStale } from '#shared/tax/facts/fact.ts';
import { figureText } from '#shared/tax/facts/figure-text.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { FactNote, pastFigure } from './fact-note.tsx';

/** The facts that a text shows, by name and by the tax years in which they hold; `value` where it shows figures of it. */
export type FactsOfText = Record<string, Record<number, FactHead & Partial<Pick<Fact, 'value' | 'unit'>>>>;

type FigureProps = {
  /** Its id without the year, such as `federal.wageBase`. */
  fact: string;
  /** The keys that lead to the figure within the fact's value, with dots. */
  part?: string;
  /** Without the unit of a length of time: `20` instead of `20 days`. */
  bare?: boolean;
  /** The tax year it is of, which its sentence names; by default the last that has begun and has it published. */
  year?: number;
  /** Its sentence names the year of the fact, so that it stays true after the fact's last day. By default with `year`. */
  dated?: boolean;
};
type NoteProps = { facts: readonly string[]; year?: number };
type Of<Props> = Props & { all: FactsOfText };

/** The components of figures in a text, with its facts: the build calls it for each .mdx file (client/build/mdx.ts). */
export function figuresOf(all: FactsOfText) {
  const figure = (props: FigureProps) => <FigureOf all={all} {...props} />;
  const year = (props: { fact: string }) => <YearOf all={all} {...props} />;
  const note = (props: NoteProps) => <NoteOf all={all} {...props} />;
  return { Figure: figure, FigureYear: year, FigureNote: note };
}

/** What a fact says, in its unit; after the fact's last day also when it held. */
function FigureOf({ all, fact, part, bare, year, dated = year !== undefined }: Of<FigureProps>): ReactNode {
  const { now } = usePageContext();
  const { value, ...found } = factOfText(all, fact, now, year);
  const text = figureText({ ...found, value }, part, bare);
  return !dated && isStale(found, new Date(now)) ? pastFigure(text, found) : text;
}

/** The tax year of a figure that changes from year to year. */
function YearOf({ all, fact }: Of<{ fact: string }>): ReactNode {
  return factOfText(all, fact, usePageContext().now).taxYear;
}

/** The FactNote of these facts. */
function NoteOf({ all, facts, year }: Of<NoteProps>) {
  const { now } = usePageContext();
  return <FactNote facts={facts.map((name) => factOfText(all, name, now, year))} />;
}

function factOfText(all: FactsOfText, name: string, now: string, year = Number(ohioDate(new Date(now)).slice(0, 4))) {
  const years = Object.keys(all[name]!).map(Number);
  return all[name]![years.findLast((one) => one <= year) ?? years[0]!]!;
}

/**
 * The function that gives what a fact says; after its last day also when it held.
 * `text`: the fact as it is shown, by default its figure in its unit.
 */
export function useCurrent() {
  const { now } = usePageContext();
  return (fact: Fact, text = figureText(fact)) => (isStale(fact, new Date(now)) ? pastFigure(text, fact) : text);
}
