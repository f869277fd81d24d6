import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { type Fact, isStale } from '#shared/tax/facts/fact.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { FactNote } from './fact-note.tsx';

type Props = { children?: ReactNode; facts?: readonly Fact[] };

/**
 * Parts of a section as they read today: instead of a sentence with a figure of a fact that is past its day stands that we
 * are checking it. A sentence that names the fact's year stays true. A text with elements in it is replaced as a whole.
 * @param facts those whose figures the parts show, besides the `facts` that their elements are given, such as a FactNote
 */
export function useCurrentText<Parts extends readonly ReactNode[]>(parts: Parts, facts: readonly Fact[] = []): Parts {
  const { now, brand } = usePageContext();
  const past = [...facts, ...factsIn(parts)].filter((fact) => isStale(fact, new Date(now))).map(figuresOf);
  if (past.length === 0) return parts;
  const checking = `We are checking this figure: call us at ${brand.contact.phone}.`;
  const isPast = (sentence: string) =>
    past.some(({ year, figures }) => !sentence.includes(year) && figuresIn(sentence).some((one) => figures.has(one)));
  const read = (text: string) => {
    const sentences = text.split(/(?<=[.!?][”)]?) (?=[A-Z“])/);
    return [...new Set(sentences.map((sentence) => (isPast(sentence) ? checking : sentence)))].join(' ');
  };
  return current(parts, read, checking) as Parts;
}

function factsIn(node: unknown): readonly Fact[] {
  if (Array.isArray(node)) return node.flatMap(factsIn);
  if (!isValidElement<Props>(node)) return [];
  return [...(node.props.facts ?? []).filter((fact) => typeof fact === 'object'), ...factsIn(node.props.children)];
}

/** The figures of a fact as texts write them. */
function figuresOf({ value, taxYear }: Fact) {
  const figures = numbersIn(value).flatMap((number) => {
    const dollars = formatDollars(number);
    return [dollars, dollars.slice(1), formatPercent(number), formatPercent(number / 100)];
  });
  return { year: String(taxYear), figures: new Set(typeof value === 'string' ? figuresIn(value) : figures) };
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

function figuresIn(text: string): string[] {
  return text.match(/(?<![\w$.,-])\$?\d+(,\d{3})*(\.\d+)?%?/g) ?? [];
}

/** Elements, lists and rows with each text as `read` returns it. */
function current(node: unknown, read: (text: string) => string, checking: string): unknown {
  const again = (part: unknown) => current(part, read, checking);
  if (typeof node === 'string') return read(node);
  if (Array.isArray(node)) return node.map(again);
  if (isValidElement<Props>(node)) {
    if (node.type === FactNote) return node;
    const parts = Children.toArray(node.props.children);
    if (parts.some((part) => typeof part !== 'object' && String(part).trim())) {
      const text = parts.map(textOf).join('');
      if (read(text) === text) return node;
      return cloneElement(node, {}, parts.some(isValidElement) ? checking : read(text));
    }
    if (typeof node.type === 'string' || node.type === Fragment)
      return cloneElement(node, {}, Children.map(node.props.children, again) as ReactNode);
    return cloneElement(node, again({ ...node.props }) as Props);
  }
  if (node?.constructor !== Object) return node;
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, again(part)]));
}

function textOf(part: ReactNode): string {
  if (isValidElement<Props>(part)) return Children.toArray(part.props.children).map(textOf).join('');
  return typeof part === 'object' ? '' : String(part);
}
