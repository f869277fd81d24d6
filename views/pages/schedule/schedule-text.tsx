import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { fragmentId } from '#shared/format/text.ts';
import { Faq } from '#views/components/faq.tsx';
import { ArrowLink, PhoneLink } from '#views/components/link.tsx';
import { CheckList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { copyFor, type Errand } from './errand.ts';
import { FindMeeting } from './find-meeting.tsx';
import { moving } from './schedule-copy.tsx';
import { whatToBring } from './what-to-bring.ts';

/** `hasFind`: further down is the form that mails the links to one's meetings. */
type HeadProps = { brand: ClientBrand; errand: Errand; hasFind: boolean };
/** `asked`: that form was sent. */
type PreparationProps = HeadProps & { asked: boolean };

/** Title and lead. */
export function Head({ brand, errand, hasFind }: HeadProps) {
  const { title, lead } = copyFor(brand, errand);
  const booked = hasFind && (
    <>
      Booked already? <a href={`#${fragmentId(moving)}`}>Find my meeting</a>
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
export function Preparation({ brand, errand, hasFind, asked }: PreparationProps) {
  const { faq, faqTitle } = copyFor(brand, errand);
  const { items, link } = whatToBring(brand, errand);
  const { firstMeeting } = brand.trust;
  const questions = {
    ...(firstMeeting && { 'What does the first meeting cost?': firstMeeting }),
    ...faq,
    [moving]: <Moving hasFind={hasFind} />,
  };
  return (
    <>
      <Section title="What to have ready for the meeting" className="schedule-bring">
        <CheckList items={[...items]} />
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </Section>
      <Section title={faqTitle}>
        <Faq items={questions} open={asked ? moving : undefined} />
      </Section>
    </>
  );
}

function Moving({ hasFind }: Pick<HeadProps, 'hasFind'>) {
  return (
    <>
      <p>
        The page you see after booking has buttons for it, and your calendar entry has the link to that page.{' '}
        {hasFind ? 'Is the meeting soon?' : 'Lost both, or is the meeting soon?'} Please call us: <PhoneLink />.
      </p>
      {hasFind && <FindMeeting />}
    </>
  );
}
