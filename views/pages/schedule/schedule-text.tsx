import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { Faq } from '#views/components/faq.tsx';
import { ArrowLink } from '#views/components/link.tsx';
import { CheckList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { findId } from './find-meeting.tsx';
import { scheduleCopies } from './schedule-copy.ts';

type Props = { brand: ClientBrand };
/** `hasFind`: further down is the form that mails the links to one's meetings. */
type HeadProps = Props & { hasFind: boolean };

/** Title and lead. */
export function Head({ brand, hasFind }: HeadProps) {
  const { title, lead } = forBrand(scheduleCopies, brand.id);
  const booked = hasFind && (
    <>
      Booked already? <a href={`#${findId}`}>Find my meeting</a>
    </>
  );
  return (
    <PageHead
      title={title}
      lead={
        <>
          {lead} {booked}
        </>
      }
      crumbs={[{ label: 'Schedule a meeting' }]}
      action={null}
      compact
    />
  );
}

/** Papers for the meeting and questions about it. */
export function Preparation({ brand }: Props) {
  const { bring, faq, faqTitle } = forBrand(scheduleCopies, brand.id);
  return (
    <>
      <Section title="What to have ready for the meeting" className="schedule-bring">
        <CheckList items={bring} />
        <ArrowLink to={href('taxPrepChecklist')}>All papers for a tax return</ArrowLink>
      </Section>
      <Section title={faqTitle}>
        <Faq items={faq} />
      </Section>
    </>
  );
}
