import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';

export type Question = { question: string; answer: ReactNode };

/** Questions to open, one under the other. Marked as what they are for search engines, without repeating them as data. */
export function Faq({ items }: { items: Question[] }) {
  return (
    <div className="faq" itemScope itemType="https://schema.org/FAQPage">
      {items.map(({ question, answer }) => (
        <Disclosure
          key={question}
          summary={<h3 itemProp="name">{question}</h3>}
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
