import type { ReactNode } from 'react';
import { fragmentId } from '#shared/format/fragment-id.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type Props = {
  title?: string;
  lead?: ReactNode;
  tone?: 'plain' | 'subtle' | 'tint';
  /** Made of the title by default. */
  id?: string;
  action?: { label: string; to: string };
  /** Reading width, 720 px. */
  narrow?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A section of the page with its h2, lead and an optional button on the right. */
export function Section({ title, lead, tone = 'plain', id, action, narrow, className = '', children }: Props) {
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

type CollapsedProps = Omit<Props, 'narrow' | 'title'> & { title: string };

/**
 * The same, on phones a closed disclosure: one row with the title. Elsewhere the stylesheet shows what is in it, and in
 * browsers without ::details-content a script opens it (open-sections.ts).
 */
export function CollapsedSection({
  title,
  lead,
  tone = 'plain',
  id,
  action,
  className = '',
  children,
}: CollapsedProps) {
  return (
    <section className={`section section-${tone} section-collapsed ${className}`.trim()}>
      <div className="wrap">
        <details id={id ?? fragmentId(title)}>
          <summary>
            <h2>{title}</h2>
            <Icon name="chevron-down" />
          </summary>
          {(lead || action) && (
            <div className="section-head">
              {lead && <p className="lead">{lead}</p>}
              {action && <SectionAction {...action} />}
            </div>
          )}
          <div className="section-body">{children}</div>
        </details>
      </div>
    </section>
  );
}

function SectionAction({ label, to }: { label: string; to: string }) {
  return (
    <Button to={to} variant="secondary" icon={/^https?:/.test(to) ? 'arrow-up-right' : 'arrow-right'}>
      {label}
    </Button>
  );
}
