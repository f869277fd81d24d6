import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { Faq } from '#views/components/faq.tsx';
import { ArrowLink, PhoneLink } from '#views/components/link.tsx';
import { CheckList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { findId } from './find-meeting.tsx';
import { scheduleCopies } from './schedule-copy.ts';

type Props = { brand: ClientBrand };
/** `hasFind`: further down is the form that mails the links to one's meetings. */
type HeadProps = Props & { hasFind: boolean };
/** What the meeting is about. */
type PreparationProps = HeadProps & { isPayroll: boolean; hasLetter: boolean };

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
export function Preparation({ brand, hasFind, isPayroll, hasLetter }: PreparationProps) {
  const { bring, faq, faqTitle } = forBrand(scheduleCopies, brand.id);
  return (
    <>
      <Section title="What to have ready for the meeting" className="schedule-bring">
        <CheckList items={hasLetter ? ['The letter, every page', ...bring] : bring} />
        {isPayroll ? (
          <ArrowLink to={`${href('service', { slug: 'payroll' })}#switch`}>What a change of payroll takes</ArrowLink>
        ) : (
          <ArrowLink to={href('taxPrepChecklist')}>All papers for a tax return</ArrowLink>
        )}
      </Section>
      <Section title={faqTitle}>
        <Faq items={{ ...faq, 'What if I have to move or cancel the meeting?': <Moving hasFind={hasFind} /> }} />
      </Section>
    </>
  );
}

function Moving({ hasFind }: { hasFind: boolean }) {
  return (
    <p>
      The page you see after booking has buttons for it, and your calendar entry has the link to that page.{' '}
      {hasFind && (
        <>
          Lost both? <a href={`#${findId}`}>Find my meeting</a> mails you the link.{' '}
        </>
      )}
      {hasFind ? 'Is the meeting soon?' : 'Lost both, or is the meeting soon?'} Please call us: <PhoneLink />.
    </p>
  );
}
