import type { ReactNode } from 'react';
import { fragmentId } from '#shared/format/text.ts';
import { Disclosure } from './disclosure.tsx';
import { byHeading } from './prose-children.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

/** Collapsible answers by their questions, in .mdx below headings. Marked up for search engines by microdata instead of a second copy as JSON-LD. */
export function Faq({ items, children }: { items?: Record<string, ReactNode>; children?: ReactNode }) {
  return (
    <div className="faq" itemScope itemType="https://schema.org/FAQPage">
      {(items ? Object.entries(items) : byHeading(children)).map(([question, answer]) => (
        <Disclosure
          key={question}
          id={fragmentId(question)}
          summary={<h3 itemProp="name">{wholeFormNumbers(question)}</h3>}
          itemScope
          itemProp="mainEntity"
          itemType="https://schema.org/Question"
        >
          <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
            <div itemProp="text">{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
          </div>
        </Disclosure>
      ))}
    </div>
  );
}
