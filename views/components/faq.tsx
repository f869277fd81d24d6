import type { ReactNode } from 'react';
import { Disclosure } from './disclosure.tsx';

export type Question = { question: string; answer: ReactNode };

/** Questions to open, one under the other. */
export function Faq({ items }: { items: Question[] }) {
  return (
    <div className="faq">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={<h3>{question}</h3>}>
          {typeof answer === 'string' ? <p>{answer}</p> : answer}
        </Disclosure>
      ))}
    </div>
  );
}
