import type { ByBrand } from '#shared/brands/brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { Card } from '#views/components/cards/card.tsx';
import { CardGrid } from '#views/components/cards/card-grid.tsx';
import { CheckList } from '#views/components/check-list.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DiagramFigure } from '#views/components/diagram-figure.tsx';
import { CfoReport } from '#views/components/diagrams/cfo-report.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Section } from '#views/components/section.tsx';
import type { BodyProps } from './service-body.ts';

export const title: ByBrand<string> = {
  dresdentax: 'Fractional CFO: cash and price planning for a growing shop',
  brownco: 'Fractional CFO: a finance chief for a few hours a month',
  payroll: 'Fractional CFO: cash and labor cost before the next hire',
};

export const lead: ByBrand<string> = {
  dresdentax:
    'There comes a year when the returns are fine and the bank balance still keeps you up. That is when a few hours a month with someone who plans cash is worth more than another report.',
  brownco:
    'Which job makes money? What can you afford in March? What will the bank ask? We bring one page a month, argue about it with you, and leave with a decision.',
  payroll:
    'One more person: how many weeks of cash is that? We work out full cost per hour, what the hour earns, and the month when the hire pays its way.',
};

export const related = {
  bookkeeping: 'A forecast needs months that close on time.',
  marketing: 'The cost of a new customer belongs in the same model.',
  'business-tax': 'Every plan has an after-tax column, worked out by the people who file it.',
} as const;

const answersLead: ByBrand<string> = {
  dresdentax:
    'Six questions owners carry around for months. Each has an answer in the ledger, if somebody sits down with it.',
  brownco: 'Six questions about cash, price and people that are often answered by feel.',
  payroll: 'Payroll is the first line. These are the ones under it.',
};

export function Body({ context: { brand } }: BodyProps) {
  return (
    <>
      <Section title="Questions a fractional CFO answers" lead={forBrand(answersLead, brand.id)}>
        <CardGrid columns={3}>
          {answers.map((answer) => (
            <Card key={answer.title} {...answer} />
          ))}
        </CardGrid>
      </Section>

      <CollapsedSection
        id="report"
        title="A sample one-page monthly report"
        lead="You get this once the month is closed, and we go through it together while there is still time to act on it. All figures on this sample are made up."
      >
        <DiagramFigure caption="Sample figures for an invented cabinet shop. The balance starts at $42,000, dips to $19,000 in week seven, under the $20,000 floor the owner set, and ends at $44,000.">
          <CfoReport />
        </DiagramFigure>
      </CollapsedSection>

      <CollapsedSection
        title="When a fractional CFO fits, and when not"
        lead="For some owners this is money spent on the wrong thing. If you are one of them, we will say so."
      >
        <div className="columns columns-2">
          <div>
            <h3>A fit</h3>
            <CheckList items={fits} />
          </div>
          <div>
            <h3>Not yet</h3>
            <ul className="plain-list">
              {misfits.map((misfit) => (
                <li key={misfit}>{misfit}</li>
              ))}
            </ul>
          </div>
        </div>
      </CollapsedSection>

      <CollapsedSection title="Three ways to engage us">
        <CardGrid columns={3}>
          {shapes.map((shape) => (
            <Card key={shape.title} {...shape} />
          ))}
        </CardGrid>
      </CollapsedSection>

      <CollapsedSection title="How the first ninety days go">
        <p>
          In the first two weeks we read three years of returns, twelve months of statements and the last five quotes
          you sent out. You will hear what doesn’t add up, and often that is a price that has not moved since lumber
          did.
        </p>
        <p>
          By week four there is a cash forecast with thirteen columns, one for each week. It will be wrong. By week
          eight it is wrong by less, since every Friday we compare it with the bank and ask where the gap came from.
        </p>
        <p>
          In the third month we take up one decision and follow it to the end: a price list, a truck, a line of credit,
          a person. You keep the model. It is a spreadsheet without tricks, so that your bookkeeper can run it when we
          are gone.
        </p>
      </CollapsedSection>

      <CollapsedSection title="Questions about the service">
        <Faq items={questions} />
      </CollapsedSection>
    </>
  );
}

const answers = [
  {
    title: 'How low will cash go?',
    icon: 'wallet' as const,
    text: 'The lowest week of the next quarter, and what makes it low. Often a tax estimate and an insurance bill fall in the same one.',
  },
  {
    title: 'Which work pays?',
    icon: 'chart-line' as const,
    text: 'Margin by job, product or customer after real hours. The biggest customer is often not on top of that list.',
  },
  {
    title: 'What should we charge?',
    icon: 'calculator' as const,
    text: 'Cost of an hour with the idle time in it, then the price that covers it, then what happens if you lose one job in ten.',
  },
  {
    title: 'Can we hire?',
    icon: 'users' as const,
    text: 'The month in which a new person stops costing cash, under a good, a fair and a slow season.',
  },
  {
    title: 'Buy, lease or wait?',
    icon: 'truck' as const,
    text: 'The machine, its loan, the tax effect and the work it would bring, set side by side over five years.',
  },
  {
    title: 'Will the bank say yes?',
    icon: 'landmark' as const,
    text: 'Coverage of the new payment, worked out as a loan officer does it.',
  },
];

const fits = [
  'You sell well and are still short of cash',
  'A lender, buyer or partner has asked for a forecast',
  'You quote by feel and the feeling is getting worse',
  'Two good choices, money for one',
  'The books close on time, or you are ready for them to',
];

const misfits = [
  'Last year’s return is not filed. Do that first.',
  'You need someone to pay bills. That is a bookkeeper.',
  'One owner, one truck, steady work. A yearly tax plan will do.',
  'You want a number to show someone, and not to use it.',
];

const shapes = [
  {
    title: 'One question, for a fixed fee',
    icon: 'message-circle' as const,
    text: 'A price, a purchase, a hire. Two meetings and a page with the answer, the figures behind it and what would change our mind. Fixed fee, agreed before we start.',
  },
  {
    title: 'A loan package',
    icon: 'file-text' as const,
    text: 'Three years of history, a two-year forecast, uses of the money and the story in your words. We can sit beside you at the bank.',
  },
  {
    title: 'A report and a call each month',
    icon: 'calendar-check' as const,
    text: 'The one-page report, the weekly cash check and a call. The hours, and how either side can end it, are in the agreement.',
  },
];

const questions = {
  'Is this a CPA audit or an opinion on our statements?':
    'No. We work for you and on your side of the table, so what we prepare is management information. If a lender needs a review or an audit, we get the books ready for an independent firm.',
  'Could you sign checks or hold the company card?': 'No. We recommend, you release.',
};
