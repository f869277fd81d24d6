import type { ReactNode } from 'react';
import { fragmentId } from '#shared/format/text.ts';
import { Disclosure } from './disclosure.tsx';
import { byHeading } from './prose-children.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

/** Collapsible answers by their questions, in .mdx below headings. */
export function Faq({ items, children }: { items?: Record<string, ReactNode>; children?: ReactNode }) {
  return (
    <div className="faq">
      {(items ? Object.entries(items) : byHeading(children)).map(([question, answer]) => (
        <Disclosure key={question} id={fragmentId(question)} summary={<h3>{wholeFormNumbers(question)}</h3>}>
          <div className="faq-answer">{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </Disclosure>
      ))}
    </div>
  );
}
