import { fragmentId } from '#shared/format/text.ts';
import { Icon } from './icon.tsx';
import { type SectionProps, useLead } from './section.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

type CollapsedProps = Pick<SectionProps, 'id' | 'lead' | 'leads' | 'children'> & { title: string };

/** A section that is a closed disclosure: one row with the title. A link to its id opens it (page-hooks.ts). */
export function CollapsedSection({ title, id, children, ...leads }: CollapsedProps) {
  const lead = useLead(leads);
  return (
    <section className="section section-collapsed">
      <div className="wrap">
        <details id={id ?? fragmentId(title)}>
          <summary>
            <h2>{wholeFormNumbers(title)}</h2>
            <Icon name="chevron-down" />
          </summary>
          {lead && (
            <div className="section-head">
              <p className="lead">{wholeFormNumbers(lead)}</p>
            </div>
          )}
          <div className="section-body">{children}</div>
        </details>
      </div>
    </section>
  );
}
