import type { ReactNode } from 'react';
import { fragmentId } from '#shared/format/text.ts';
import { Disclosure } from './disclosure.tsx';
import { ArrowLink } from './link.tsx';
import { byHeading } from './prose-children.tsx';
import { type SectionProps, useLead } from './section.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

type FaqProps = {
  items?: Record<string, ReactNode>;
  children?: ReactNode;
};

/** Collapsible answers by their questions, in .mdx below headings. */
export function Faq({ items, children }: FaqProps) {
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

type TopicProps = Omit<SectionProps, 'narrow' | 'title' | 'tone' | 'className'> & { title: string };

/** Among the questions of a page, what only a few readers need: a row that opens. A link to its id opens it (page-hooks.ts). */
export function Topic({ title, id, action, children, ...leads }: TopicProps) {
  const lead = useLead(leads);
  return (
    <Disclosure id={id ?? fragmentId(title)} className="disclosure topic" summary={<h3>{wholeFormNumbers(title)}</h3>}>
      {lead && <p>{lead}</p>}
      {children}
      {action && <ArrowLink to={action.to}>{action.label}</ArrowLink>}
    </Disclosure>
  );
}

/** Below the questions that most readers ask: the rest of them, as one row that opens. */
export function MoreQuestions({ children }: { children: ReactNode }) {
  return (
    <Disclosure className="disclosure topic" summary="More questions">
      {children}
    </Disclosure>
  );
}
