import type { BrandId } from '#shared/brands/index.ts';
import { hoursTable } from '#shared/firm/office-hours.ts';
import { offices } from '#shared/firm/offices.ts';
import { telHref } from '#shared/format/tel-href.ts';
import type { Head } from '#shared/site/head.ts';
import { href } from '#shared/site/routes.ts';
import { Card } from '#views/components/cards/card.tsx';
import { CardGrid } from '#views/components/cards/card-grid.tsx';
import { OfficeCard } from '#views/components/cards/office-card.tsx';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { SentPanel } from '#views/components/contact-form/sent-panel.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { LocationsPicture } from '#views/components/picture/locations-picture.tsx';
import { Section } from '#views/components/section.tsx';
import { Steps } from '#views/components/steps.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

/** The contact page: ways to reach the firm, the form, the next steps, and the offices. */
export function Page({ context: { brand }, query }: PageProps) {
  const copy = copies[brand.id];
  const sent = query.get('sent') === '1';
  const weekdays = hoursTable(offices[0]).filter(({ hours }) => hours !== 'Closed');
  const times = weekdays.map(({ days, hours }) => `${days} ${hours}`).join(', ');
  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        crumbs={[{ label: 'Ways to contact' }]}
        art={sent ? undefined : 'contact'}
        action={sent ? null : { label: 'Write to us', to: '#write' }}
      />
      {sent && (
        <Section narrow>
          <SentPanel formType="contact" />
        </Section>
      )}
      <Section title={copy.waysTitle}>
        <CardGrid columns={3}>
          <Card
            icon="phone"
            title={`Call ${brand.contact.phone}`}
            text={`${times}, Eastern time. ${copy.call}`}
            to={telHref(brand.contact.phone)}
          />
          {offices.map(({ id, town, visit }) => (
            <Card
              key={id}
              icon="map-pin"
              title={`Visit ${town}`}
              text={visit}
              to={`#${id}`}
              linkLabel="Address and hours"
            />
          ))}
          <Card icon="video" title="Meet by video" text={copy.video} to={href('schedule')} linkLabel="Pick a day" />
          <Card
            icon="house"
            title="We come to you"
            text={copy.visit}
            to={href('schedule')}
            linkLabel="Suggest a time"
          />
          <Card
            icon="lock"
            title="Send papers"
            text="The client portal is the place for W-2s, statements and everything else with a Social Security number on it."
            to={brand.portalUrl}
            linkLabel="Open the portal"
          />
        </CardGrid>
      </Section>
      <Section tone="subtle" id="write" title={copy.formTitle} lead={copy.formLead} className="contact-write">
        <ContactForm formType="contact" service={query.get('service')} messageHint={copy.messageHint} />
        <div className="contact-next">
          <h2>What happens next</h2>
          <Steps items={copy.steps} />
        </div>
      </Section>
      <Section
        title="Our two offices: address and hours"
        lead="Dresden is in Muskingum County. Pickerington is in Fairfield County, southeast of Columbus."
        className="contact-offices"
      >
        <div className="offices">
          {offices.map((office) => (
            <OfficeCard key={office.id} office={office} />
          ))}
        </div>
        <LocationsPicture />
      </Section>
    </>
  );
}

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Ways to contact us', description: copies[brand.id].description };
}

type Copy = Record<
  | 'title'
  | 'lead'
  | 'waysTitle'
  | 'call'
  | 'video'
  | 'visit'
  | 'formTitle'
  | 'formLead'
  | 'messageHint'
  | 'description',
  string
> & {
  steps: { title: string; text: string }[];
};

const copies: Record<BrandId, Copy> = {
  dresdentax: {
    title: 'Contact us: call, write or visit',
    lead: 'Two offices, one telephone number and a portal for papers. Use whatever is easiest today. The same team answers.',
    waysTitle: 'Six ways to reach us',
    call: 'Have the notice in your hand if there is one.',
    video: 'You stay home, we share the return on the screen and go through it line by line.',
    visit: 'To the farm, the shop or the kitchen table, in the counties on the map below.',
    formTitle: 'Write to us',
    formLead:
      'A notice, a due date, a new business, a question about the fee. If a notice came, add the number from its corner: it says most of what we need to know.',
    messageHint: 'Two or three lines are plenty.',
    steps: [
      { title: 'We read it', text: 'A person in our office reads your message, Monday through Saturday.' },
      { title: 'You hear from us', text: 'By phone or e-mail, with the next step and a short list of papers to find.' },
      { title: 'You decide', text: 'The work and the fee are agreed in writing before anything starts.' },
    ],
    description:
      'Call, write, meet by video or visit Dresden Tax in Dresden and Pickerington, Ohio, Monday through Saturday. Hours, both offices, the form and the portal.',
  },
  brownco: {
    title: 'Contact our consultants',
    lead: 'Some questions take five minutes on the phone. Some need the reports spread out on a table. Which one is yours?',
    waysTitle: 'Six ways to reach us',
    call: 'Good for a yes or no, or to find out whether we fit.',
    video: 'Share your screen, open the ledger, and we look at the same page together.',
    visit: 'Show us the floor, the yard or the counter. Costs hide there that no report shows.',
    formTitle: 'Write to us about your decision',
    formLead:
      'Say what is on the table and when you need to know. Rough figures help: last year’s sales, people on payroll, weeks of cash in the bank.',
    messageHint: 'The decision, the date, and what worries you about it.',
    steps: [
      { title: 'We ask back', text: 'Our first reply is usually a question. The right one saves a meeting.' },
      {
        title: 'We look at three numbers',
        text: 'Cash, margin and your own hours. You send them, or we show you where they are.',
      },
      { title: 'You get a proposal', text: 'One page: the question, the work, the price, the date of the answer.' },
    ],
    description:
      'Talk to Brown & Co. Consulting about a hire, a loan, a price or a plan: by phone, by video, or at a table in Dresden or Pickerington, Ohio. Hours and form.',
  },
  payroll: {
    title: 'Contact our payroll office',
    lead: 'Pay run in trouble? Call. Anything else? Two lines in the form will do.',
    waysTitle: 'Six ways to reach us',
    call: 'Fastest when a pay date is close.',
    video: 'Approve the run from the truck. Ten minutes, screen shared.',
    visit: 'At the job site, at shift change. Useful when the crew has questions too.',
    formTitle: 'Write to us about your payroll',
    formLead:
      'How many people, how often you pay them, which cities they work in. From that we can come back with a plan and a fee.',
    messageHint: 'Headcount, pay dates, cities.',
    steps: [
      {
        title: 'Today',
        text: 'Your message reaches the payroll office. Sent after Saturday noon, it is read on Monday.',
      },
      { title: 'Next', text: 'We call with four questions: people, pay dates, cities, who ran the last payroll.' },
      { title: 'Before the first run', text: 'A setup list, a cutoff day and a price, agreed in writing.' },
    ],
    description:
      'Reach the office of Dresden Payroll: call, write, meet by video, or stop by in Dresden or Pickerington, Ohio. Hours Monday through Saturday, form, portal.',
  },
};
