import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { hoursTable } from '#shared/firm/office-hours.ts';
import { offices } from '#shared/firm/offices.ts';
import { href } from '#shared/site/routes.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { Faq } from '#views/components/faq.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { scheduleCopies } from './schedule-copy.ts';

type Props = { brand: ClientBrand };

/** Title and lead. */
export function Head({ brand }: Props) {
  const { title, lead } = scheduleCopies[brand.id];
  return <PageHead title={title} lead={lead} crumbs={[{ label: 'Schedule a meeting' }]} action={null} />;
}

/** Papers for the meeting, questions about it, and on paper, where there is no form, telephone and hours. */
export function Preparation({ brand }: Props) {
  const { bring, faq, faqTitle } = scheduleCopies[brand.id];
  return (
    <>
      <Section title="What to have ready for the meeting" className="schedule-bring">
        <CheckList items={bring} />
        <ArrowLink to={href('taxPrepChecklist')}>All papers for a tax return</ArrowLink>
      </Section>
      <Section title="To make the meeting by telephone" className="schedule-telephone">
        <p>Call {brand.contact.phone} in these hours. Pickerington is open by appointment.</p>
        <ul>
          {offices.map((office) => (
            <li key={office.id}>
              <strong>{office.town}</strong>, {office.region} {office.postalCode}:{' '}
              {hoursTable(office)
                .filter(({ hours }) => hours !== 'Closed')
                .map(({ days, hours }) => `${days} ${hours}`)
                .join(', ')}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={faqTitle}>
        <Faq items={faq} />
      </Section>
    </>
  );
}
