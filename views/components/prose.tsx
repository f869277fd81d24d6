import type { ComponentProps, ReactNode } from 'react';
import type { BrandId } from '#shared/brands/index.ts';
import { fragmentId } from '#shared/format/fragment-id.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Card as CardOfText } from './cards/card.tsx';
import { CheckList as CheckListOfItems } from './check-list.tsx';
import { DataTable } from './data-table.tsx';
import { Faq } from './faq.tsx';
import { byHeading, elements, inline, items, listItems } from './prose-children.tsx';
import { Steps as StepsOfItems } from './steps.tsx';
import { Timeline as TimelineOfItems } from './timeline.tsx';

// The site's components as Markdown fills them: with headings, paragraphs, lists and tables as children.

type Children = { children: ReactNode };
type TableProps = Omit<ComponentProps<typeof DataTable>, 'columns' | 'rows'> & Children;

/** A Markdown table, and below it a paragraph as its note. `numeric` names columns by their heads. */
export function Table({ children, numeric = [], note, ...table }: TableProps) {
  const below = elements(children).find(({ type }) => type === 'p');
  const tables = elements(children).filter((child) => child !== below);
  const parts = tables.flatMap(({ props }) => elements(props.children));
  const [heads, ...rows] = parts.flatMap(({ props }) => elements(props.children).map(cells));
  const keyed = (row: ReactNode[]) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell]));
  const columns = keyed(heads!) as Record<string, string>;
  const keys = Object.keys(columns).filter((key) => numeric.includes(columns[key]!));
  return (
    <DataTable
      {...table}
      columns={columns}
      numeric={keys}
      rows={rows.map(keyed)}
      note={below?.props.children ?? note}
    />
  );
}

function cells(row: ReturnType<typeof elements>[number]): ReactNode[] {
  return elements(row.props.children).map(({ props }) => inline(props.children));
}

/** Questions as headings, each with its answer below it. */
export function Questions({ children }: Children) {
  return <Faq items={Object.fromEntries(byHeading(children))} />;
}

/** Steps as headings, each with a paragraph below it. */
export function Steps({ children }: Children) {
  return <StepsOfItems items={Object.fromEntries(byHeading(children).map(([title, text]) => [title, inline(text)]))} />;
}

/** A list with check marks. */
export function CheckList({ children }: Children) {
  return <CheckListOfItems items={listItems(children)} />;
}

/** An `Item` for each event: `when`, `title` and text. */
export function Timeline({ children }: Children) {
  return <TimelineOfItems items={items(children)} />;
}

/** A card with its text as a paragraph. */
export function Card({ children, ...card }: Omit<ComponentProps<typeof CardOfText>, 'text'>) {
  return <CardOfText {...card} text={inline(children)} />;
}

/** Questions as headings, with their answers shown. */
export function MoneyQuestions({ children }: Children) {
  const { brand } = usePageContext();
  const shown = elements<Partial<ForProps>>(children).flatMap((part) => {
    if (part.type !== For) return [part];
    return part.props.brand === brand.id ? elements(part.props.children) : [];
  });
  return (
    <div className="money-questions">
      {byHeading(shown).map(([question, answer]) => (
        <article key={question} id={fragmentId(question)}>
          <h3>{question}</h3>
          {answer}
        </article>
      ))}
    </div>
  );
}

type ForProps = Children & { brand: BrandId };

/** A part that only one brand's page has. */
export function For({ brand, children }: ForProps) {
  return usePageContext().brand.id === brand && children;
}

/** A part that every brand's page has but this one's. */
export function Except({ brand, children }: ForProps) {
  return usePageContext().brand.id !== brand && children;
}

/** A paragraph beside something wide, itself as wide as is good to read. */
export function Measure({ children }: Children) {
  return <p className="measure">{inline(children)}</p>;
}

/** Two things side by side. */
export function Columns({ children }: Children) {
  return <div className="columns columns-2">{children}</div>;
}

/** A list with plain marks. */
export function PlainList({ children }: Children) {
  return <ul className="plain-list">{elements(children).map(({ props }) => props.children)}</ul>;
}

/** Two headings side by side, each with what is below it. */
export function TwoUp({ children }: Children) {
  return (
    <div className="columns columns-2">
      {byHeading(children).map(([title, content]) => (
        <div key={title}>
          <h3>{title}</h3>
          {content}
        </div>
      ))}
    </div>
  );
}

/** Links in a row that wraps. */
export function Chips({ children }: Children) {
  return <ul className="chips no-print">{elements(children).map(({ props }) => props.children)}</ul>;
}
