import { fragmentId } from '#shared/format/text.ts';
import { Icon } from './icon.tsx';
import { SectionAction, type SectionProps, useLead } from './section.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

type CollapsedProps = Omit<SectionProps, 'narrow' | 'title' | 'tone'> & { title: string };

/** A section that is a closed disclosure: one row with the title. A link to its id opens it (page-hooks.ts). */
export function CollapsedSection({ title, id, action, className = '', children, ...leads }: CollapsedProps) {
  const lead = useLead(leads);
  return (
    <section className={`section section-collapsed ${className}`.trim()}>
      <div className="wrap">
        <details id={id ?? fragmentId(title)}>
          <summary>
            <h2>{wholeFormNumbers(title)}</h2>
            <Icon name="chevron-down" />
          </summary>
          {(lead || action) && (
            <div className="section-head">
              {lead && <p className="lead">{wholeFormNumbers(lead)}</p>}
              {action && <SectionAction {...action} />}
            </div>
          )}
          <div className="section-body">{children}</div>
        </details>
      </div>
    </section>
  );
}
