import type { ByBrand } from '#shared/brands/brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { Card } from '#views/components/cards/card.tsx';
import { CardGrid } from '#views/components/cards/card-grid.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { DataTable } from '#views/components/data-table.tsx';
import { DiagramFigure } from '#views/components/diagram-figure.tsx';
import { Funnel } from '#views/components/diagrams/funnel.tsx';
import { PlanStrip } from '#views/components/diagrams/plan-strip.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Link } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import type { BodyProps } from './service-body.ts';

export const title: ByBrand<string> = {
  dresdentax: 'Local marketing for small businesses',
  brownco: 'Marketing you can check in your own books',
  payroll: 'Marketing that brings customers and applicants',
};

export const lead: ByBrand<string> = {
  dresdentax:
    'When the furnace quits in Nashport, somebody picks up a phone. We see to it that your name is there, the hours are right, and the last neighbor’s review got an answer.',
  brownco:
    'What did your last ten customers cost you to win? If nobody knows, the budget is a guess. We find the figure in your own books and then spend by it.',
  payroll:
    'An empty chair and an empty calendar have the same cure: be found, look open, answer fast. We set up all three.',
};

export const related = {
  'fractional-cfo': 'Check the margin before you fill the calendar.',
  bookkeeping: 'A lead source on each invoice turns the ledger into a marketing report.',
  'business-formation':
    'A name other than the registered one needs a filing with the state before it goes on the truck.',
} as const;

const placesLead: ByBrand<string> = {
  dresdentax: 'Four places where a neighbor looks before calling. Each is free or nearly so.',
  brownco: 'Four places where a stranger meets you first. Fix these before you pay for another.',
  payroll: 'Four places. One afternoon each.',
};

export function Body({ context: { brand } }: BodyProps) {
  return (
    <>
      <Section title="Four places where local customers find you" lead={forBrand(placesLead, brand.id)}>
        <CardGrid columns={2}>
          {places.map((place) => (
            <Card key={place.title} {...place} />
          ))}
        </CardGrid>
      </Section>

      <CollapsedSection
        title="A ninety-day marketing plan"
        lead="The plan has three parts and a ceiling on spending that you set. At the end you keep what worked."
      >
        <DiagramFigure caption="A ninety-day marketing plan for a local business, in three parts of thirty days.">
          <PlanStrip phases={phases} />
        </DiagramFigure>
      </CollapsedSection>

      <CollapsedSection
        id="cost"
        title="What a new customer costs"
        lead="A bookkeeper can count this. Sample figures follow."
      >
        <DiagramFigure caption="Sample figures: $960 on postcards, stamps included, brings 40 calls, 16 quotes and 8 jobs. A job cost $120 to win. Bars are not to scale.">
          <Funnel
            stages={[
              { label: 'Postcards sent', count: 1200 },
              { label: 'Calls', count: 40 },
              { label: 'Quotes given', count: 16 },
              { label: 'Jobs won', count: 8 },
            ]}
          />
        </DiagramFigure>
        <DataTable
          caption="Three channels of an invented heating company over one quarter"
          captionShown
          columns={{
            channel: 'Channel',
            spent: 'Spent',
            jobs: 'Jobs',
            cost: 'Cost of a job',
            profit: 'Profit of a job',
            verdict: 'What we would do',
          }}
          numeric={['spent', 'jobs', 'cost', 'profit']}
          rows={channels}
          note="Sample figures. The profit column comes from job costing, without which cost per lead says little."
        />
      </CollapsedSection>

      <CollapsedSection title="How to ask for and answer reviews">
        <p>
          Ask once, in the hour after a job well done, with a link that opens straight to the form. A card on the
          counter works, a text works better. Never pay for one, and never ask only the happy ones through a filter.
          Platforms take such reviews down, and the Federal Trade Commission has a rule against bought praise.
        </p>
        <p>
          Answer each within two days. Thank the good ones by naming the job. To a bad one write three sentences: that
          you read it, what you will look into, how to reach you by name, and nothing else.
        </p>
      </CollapsedSection>

      <CollapsedSection title="What you have at the end of the ninety days">
        <p>
          The passwords to every account, in your name. A folder of photos you own. A page on your site for each service
          you want more of, with towns named where you have work to show. A list of past customers who agreed to hear
          from you. And one sheet with a row per month: spent, calls, jobs, cost of each.
        </p>
        <p>
          What you won’t have: a promise of first place in a search. Nobody can sell that. If an ad budget is already
          running with someone else, we can simply measure it for a quarter.{' '}
          <Link to={contactAbout('marketing')}>Ask us about that</Link>.
        </p>
      </CollapsedSection>

      <CollapsedSection title="Questions about marketing">
        <Faq items={questions} />
      </CollapsedSection>
    </>
  );
}

const places = [
  {
    title: 'The map listing',
    icon: 'map-pin' as const,
    text: 'Claimed by you and not by a former employee. Right category, real hours, holiday hours, service area by county, ten photos taken this year. Same name and phone as on the truck.',
  },
  {
    title: 'Your own website',
    icon: 'layout-panel-left' as const,
    text: 'One page for each thing you want to sell, with a price or a way to get one. It loads on a weak signal at the lake. The phone number is at the thumb.',
  },
  {
    title: 'Reviews',
    icon: 'star' as const,
    text: 'Recent reviews count more than many old ones. We build the habit into the invoice, so it does not depend on your mood.',
  },
  {
    title: 'Postcards and e-mail',
    icon: 'mail' as const,
    text: 'For work that follows the season, a card in the right week still gets stuck on the fridge. E-mail goes only to people who said yes, with a way out in every message.',
  },
];

const phases = [
  {
    days: 'Days 1 to 30',
    title: 'Repair what you have',
    items: [
      'Listing claimed and corrected',
      'Calls and forms counted by source',
      'Three worst pages rewritten',
      'Review link in every invoice',
    ],
  },
  {
    days: 'Days 31 to 60',
    title: 'Try two channels',
    items: [
      'Two channels, small and at the same time',
      'One offer with an end date',
      'Past customers written to once',
      'Missed calls returned within the hour',
    ],
  },
  {
    days: 'Days 61 to 90',
    title: 'Decide what to keep',
    items: [
      'Cost of a job by channel',
      'Stop one, keep one',
      'Budget for the next season',
      'Handover of accounts and notes',
    ],
  },
];

const channels = [
  {
    channel: 'Postcards',
    spent: '$960',
    jobs: '8',
    cost: '$120',
    profit: '$310',
    verdict: 'Send again before the first frost',
  },
  {
    channel: 'Search ads',
    spent: '$1,500',
    jobs: '6',
    cost: '$250',
    profit: '$280',
    verdict: 'Stop, or narrow to repairs',
  },
  {
    channel: 'Referral thank-you',
    spent: '$200',
    jobs: '5',
    cost: '$40',
    profit: '$420',
    verdict: 'Tell every customer about it',
  },
];

const questions = {
  'We have more work than we can do. Why advertise?':
    'To choose it. If the phone brings small jobs two counties away, the listing is telling people the wrong thing. And the page that shows your work to customers shows it to applicants.',
  'Can the cost be deducted?':
    'Ordinary advertising is a business expense. A sign bolted to the building may be an asset. We ask before we book it.',
};
