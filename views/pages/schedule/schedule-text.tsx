import type { ClientBrand } from '#shared/brands/client-brand.ts';
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
type Props = { brand: ClientBrand; errand: Errand; hasFind: boolean };

const find = <a href="#find">Find my meeting</a>;

/** Title and lead. */
export function Head({ brand, errand, hasFind }: Props) {
  const { title, lead } = copyFor(brand, errand);
  return (
    <PageHead
      title={title}
      lead={
        <>
          {lead} {hasFind && <>Booked already? {find}</>}
        </>
      }
      crumbs={[{ label: 'Schedule a meeting' }]}
      action={null}
      compact
    />
  );
}

/** Papers for the meeting and questions about it. */
export function Preparation({ brand, errand, hasFind }: Props) {
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
        <CheckList items={[...items]} icon="file-text" />
        <ArrowLink to={link.to}>{link.label}</ArrowLink>
      </Section>
      <Section title={faqTitle}>
        <Faq items={questions} />
      </Section>
      {hasFind && <FindMeeting />}
    </>
  );
}

function Moving({ hasFind }: Pick<Props, 'hasFind'>) {
  return (
    <p>
      To move or cancel a meeting, use the buttons on the page you saw after booking: your calendar entry has the link
      to it; if both are lost, {hasFind && <>{find}, or </>}call us: <PhoneLink />. Is the meeting soon? Please call
      then, too.
    </p>
  );
}
