import type { ReactNode } from 'react';
import type { ByBrand } from '#shared/brands/brand.ts';
import { fragmentId } from '#shared/format/text.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { Button } from './button.tsx';

export type SectionProps = {
  title?: string;
  lead?: ReactNode;
  /** The lead, where brands differ. */
  leads?: ByBrand<string>;
  tone?: 'plain' | 'subtle' | 'tint';
  /** Made of the title by default. */
  id?: string;
  action?: { label: string; to: string };
  /** Supports what the page is about: a smaller heading, less space. */
  minor?: boolean;
  /** Reading width, 660 px. */
  narrow?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A section of the page with its h2, lead and an optional button on the right. */
export function Section({
  title,
  tone = 'plain',
  id,
  action,
  minor,
  narrow,
  className = '',
  children,
  ...leads
}: SectionProps) {
  const lead = useLead(leads);
  return (
    <section
      className={`section section-${tone}${minor ? ' section-minor' : ''} ${className}`.trim()}
      id={id ?? (title && fragmentId(title))}
    >
      <div className={narrow ? 'wrap wrap-narrow' : 'wrap'}>
        {(title || lead || action) && (
          <div className="section-head">
            <div>
              {title && <h2>{title}</h2>}
              {lead && <p className="lead">{lead}</p>}
            </div>
            {action && (
              <Button
                to={action.to}
                variant="secondary"
                icon={/^https?:/.test(action.to) ? 'arrow-up-right' : 'arrow-right'}
              >
                {action.label}
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** The lead of this page's brand. */
export function useLead({ lead, leads }: Pick<SectionProps, 'lead' | 'leads'>): ReactNode {
  const { brand } = usePageContext();
  return leads ? forBrand(leads, brand.id) : lead;
}
