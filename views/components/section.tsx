import type { ReactNode } from 'react';
import { fragmentId } from '#shared/format/fragment-id.ts';
import type { Fact } from '#shared/tax/facts/fact.ts';
import { Button } from './button.tsx';
import { useCurrentText } from './current-text.tsx';

export type SectionProps = {
  title?: string;
  lead?: ReactNode;
  tone?: 'plain' | 'subtle' | 'tint';
  /** Made of the title by default. */
  id?: string;
  action?: { label: string; to: string };
  /** Reading width, 660 px. */
  narrow?: boolean;
  className?: string;
  /** Facts whose figures it shows without a FactNote of its own. */
  facts?: readonly Fact[];
  children?: ReactNode;
};

/** A section of the page with its h2, lead and an optional button on the right. */
export function Section({ title, tone = 'plain', id, action, narrow, className = '', ...parts }: SectionProps) {
  const [lead, children] = useCurrentText([parts.lead, parts.children], parts.facts);
  return (
    <section className={`section section-${tone} ${className}`.trim()} id={id ?? (title && fragmentId(title))}>
      <div className={narrow ? 'wrap wrap-narrow' : 'wrap'}>
        {(title || lead || action) && (
          <div className="section-head">
            <div>
              {title && <h2>{title}</h2>}
              {lead && <p className="lead">{lead}</p>}
            </div>
            {action && <SectionAction {...action} />}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** The link at the head of a section. */
export function SectionAction({ label, to }: { label: string; to: string }) {
  return (
    <Button to={to} variant="secondary" icon={/^https?:/.test(to) ? 'arrow-up-right' : 'arrow-right'}>
      {label}
    </Button>
  );
}
