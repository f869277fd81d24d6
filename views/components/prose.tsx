import type { ReactNode } from 'react';
import type { BrandId } from '#shared/brands/index.ts';
import { officeTowns } from '#shared/firm/offices.ts';
import { fragmentId } from '#shared/format/text.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { byHeading, elements, inline } from './prose-children.tsx';

// Parts of texts in .mdx files that are no component of their own.

type Children = { children: ReactNode };
/** Questions as headings, with their answers shown. */
export function MoneyQuestions({ children }: Children) {
  const { brand } = usePageContext();
  const shown = elements<Partial<ForProps>>(children).flatMap((part) => {
    if (part.type !== For) return [part];
    return part.props.brand === brand.id ? elements(part.props.children) : [];
  });
  return (
    <div className="rows timeline">
      {byHeading(shown).map(([question, answer]) => (
        <article key={question} id={fragmentId(question)}>
          <h3>{question}</h3>
          <div className="faq-answer">{answer}</div>
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
  // Several paragraphs, or one with a list.
  if (Array.isArray(children)) return <div className="measure">{children}</div>;
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

/** The towns of the brand's offices within a text: "Dresden and Pickerington". */
export function Offices() {
  return officeTowns(usePageContext().brand.offices);
}
