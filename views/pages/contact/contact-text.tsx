import type { ByBrand } from '#shared/brands/brand.ts';
import { hasHours, weekText } from '#shared/firm/office-hours.ts';
import { easternTime } from '#shared/format/ohio-date.ts';
import { telHref } from '#shared/format/text.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { pageRelations } from '#shared/site/relations.ts';
import { href, routes } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Card, CardGrid } from '#views/components/cards/card.tsx';
import { OfficesRow } from '#views/components/cards/offices-row.tsx';
import { OpenOffices } from '#views/components/cards/open-now.tsx';
import { Steps } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** @param props.sent a message was just sent without scripts: thanks follow in place of the buttons */
export function Intro({ sent }: { sent: boolean }) {
  const { brand } = usePageContext();
  const copy = forBrand(copies, brand.id);
  return (
    <PageHead
      title={sent ? 'Your message is sent' : copy.title}
      lead={copy.lead}
      crumbs={[{ label: 'Ways to contact' }]}
      art={sent ? undefined : 'contact'}
      action={null}
    >
      <OpenOffices offices={brand.offices} />
      {!sent && (
        <p className="page-head-action button-row">
          <Button to="#write" icon="arrow-right">
            Write to us
          </Button>
          <Button to={telHref(brand.contact.phone)} icon="phone" variant="secondary">
            Call {brand.contact.phone}
          </Button>
        </p>
      )}
    </PageHead>
  );
}

/** Telephone, offices, video, visits and the portal. */
export function Ways() {
  const { brand } = usePageContext();
  const copy = forBrand(copies, brand.id);
  const [phoneOffice] = brand.offices;
  return (
    <Section title="Ways to reach us">
      <CardGrid columns={3} dense>
        <Card
          icon="phone"
          title={`Call ${brand.contact.phone}`}
          text={hasHours(phoneOffice) ? `${weekText(phoneOffice)}, ${easternTime}. ${copy.call}` : copy.call}
          to={telHref(brand.contact.phone)}
        />
        {brand.offices.map(({ id, town, visit }) => (
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
        <Card icon="house" title="We come to you" text={copy.visit} to={href('schedule')} linkLabel="Suggest a time" />
        <Card
          icon="lock"
          title="Send papers"
          text="W-2s, statements and anything with a Social Security number on it go into the client portal."
          to={brand.portalUrl}
          linkLabel="Open the portal"
        />
      </CardGrid>
    </Section>
  );
}

/** The offices, and what the page leads on to. */
export function Below({ path }: { path: string }) {
  const { brand } = usePageContext();
  return (
    <>
      <Section
        title={`Our ${brand.offices.length > 1 ? 'offices' : 'office'}: address and hours`}
        lead={brand.offices.map(({ town, county }) => `${town} is in ${county}.`).join(' ')}
        action={{ label: routes.towns.label, to: href('towns') }}
      >
        <OfficesRow />
      </Section>
      <RelatedLinks relations={pageRelations.contact} path={path} />
    </>
  );
}

/** What happens to a message. */
export function NextSteps() {
  const { steps } = forBrand(copies, usePageContext().brand.id);
  return (
    <div className="contact-next">
      <h2>What happens next</h2>
      <Steps items={steps} />
    </div>
  );
}

type Copy = Record<'title' | 'lead' | 'call' | 'video' | 'visit', string> & {
  steps: Record<string, string>;
};

const copies: ByBrand<Copy> = {
  dresdentax: {
    title: 'Contact us: call, write or visit',
    lead: 'Come by, call, or send papers through the portal. Use whatever is easiest today. The same team answers.',
    call: 'Have the notice in your hand if there is one.',
    video: 'You stay home, we share the return on the screen and go through it line by line.',
    visit: 'To the farm, the shop or the kitchen table, in the counties on the map below.',
    steps: {
      'We read it': 'A person in our office reads your message, Monday through Saturday.',
      'You hear from us': 'By phone or email, with the next step and a short list of papers to find.',
      'You decide': 'The work and the fee are agreed in writing before anything starts.',
    },
  },
  brownco: {
    title: 'Contact our consultants',
    lead: 'Some questions take five minutes on the phone. Some need the reports spread out on a table. Which one is yours?',
    call: 'Good for a yes or no, or to find out whether we fit.',
    video: 'Share your screen, open the ledger, and we look at the same page together.',
    visit: 'Show us the floor, the yard or the counter.',
    steps: {
      'We ask back': 'Our first reply is usually a question.',
      'We look at three numbers': 'Cash, margin and your own hours. You send them, or we show you where they are.',
      'You get a proposal': 'One page: the question, the work, the price, the date of the answer.',
    },
  },
  payroll: {
    title: 'Contact our payroll office',
    lead: 'Pay run in trouble? Call. Anything else? Two lines in the form will do.',
    call: 'Fastest when a pay date is close.',
    video: 'Look at a pay run from the truck, screen shared.',
    visit: 'At the job site, at shift change. Useful when the crew has questions too.',
    steps: {
      'The next working day': 'The payroll office reads your message. Sent after Saturday noon, it is read on Monday.',
      Next: 'We call with four questions: people, pay dates, cities, who ran the last payroll.',
      'Before the first run': 'A setup list, a cutoff day and a price, agreed in writing.',
    },
  },
};
