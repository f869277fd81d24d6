import type { ByBrand } from '#shared/brands/brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { CheckList } from '#views/components/check-list.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { DiagramFigure } from '#views/components/diagram-figure.tsx';
import { MiniLedger } from '#views/components/diagrams/mini-ledger.tsx';
import { Faq } from '#views/components/faq.tsx';
import { Section } from '#views/components/section.tsx';
import { Steps } from '#views/components/steps.tsx';
import { Timeline } from '#views/components/timeline.tsx';
import type { BodyProps } from './service-body.ts';

export const title: ByBrand<string> = {
  dresdentax: 'Monthly bookkeeping, ready for your tax return',
  brownco: 'Bookkeeping for decisions, closed by the fifteenth',
  payroll: 'Bookkeeping with every pay run posted',
};

export const lead: ByBrand<string> = {
  dresdentax:
    'Bring the shoebox: receipts, statements, envelopes. What you get back is a ledger where every deposit has a name and every receipt has a place, month by month.',
  brownco:
    'Can you trust last month’s profit enough to act on it? We close by the fifteenth, so the answer is yes while the month still matters.',
  payroll:
    'Friday’s run is in the ledger on Friday. Wages, employer tax, city and school each get a line. The rest of the month closes by the fifteenth.',
};

export const related = {
  'business-tax': 'The year’s return, prepared from the same ledger.',
  payroll: 'Pay runs that post to the same ledger.',
  'fractional-cfo': 'A cash forecast and a price check from the closed months.',
} as const;

const ledgerLead: ByBrand<string> = {
  dresdentax:
    'Here is one invented week in an invented shop, as it came out of the bank and as it stands in the books.',
  brownco: 'The same invented week twice. A lender can work with the second one.',
  payroll: 'Look at line three: one withdrawal, five meanings. The shop is invented.',
};

const rhythmLead: ByBrand<string> = {
  dresdentax: 'The same fifteen days every month.',
  brownco: 'Five steps, each on a fixed day of the month.',
  payroll: 'Five steps on fixed days.',
};

export function Body({ context: { brand } }: BodyProps) {
  return (
    <>
      <Section title="One week of entries, before and after bookkeeping" lead={forBrand(ledgerLead, brand.id)}>
        <DiagramFigure caption="Sample entries. On the right each amount has one account, sales tax stands apart from sales, and the loan payment is split into interest and principal.">
          <div className="columns columns-2">
            <MiniLedger title="What the bank saw" rows={before} total="Net change" />
            <MiniLedger title="What happened" rows={after} total="Net change" />
          </div>
        </DiagramFigure>
      </Section>

      <CollapsedSection title="How we close your books by the 15th" lead={forBrand(rhythmLead, brand.id)}>
        <Timeline items={rhythm} />
      </CollapsedSection>

      <CollapsedSection
        id="catch-up"
        title="How we catch up months left behind"
        lead="Clean-up is quoted apart from monthly work, after we have looked at the accounts. It runs in this order."
      >
        <Steps items={cleanUp} />
      </CollapsedSection>

      <CollapsedSection title="Reports you get each month">
        <CheckList items={folder} />
      </CollapsedSection>

      <CollapsedSection title="Which software we use, and what we need from you">
        <p>
          We work in the program you already pay for when it can export a general ledger, and most can. If you are still
          on paper or a spreadsheet, we suggest something that fits the size of the business and set up the chart of
          accounts with you. The file stays yours. If you leave one day, you take it along with every attachment in it.
        </p>
        <p>
          Two things we ask for at the start: read-only access to the bank and cards, so that statements arrive without
          you, and a separate account for the business. Groceries and lumber on one card is the most costly habit in
          small bookkeeping, because every line has to be asked about.
        </p>
        <p>
          Receipts can come as photos, a forwarded e-mail or an envelope left at the office in Dresden. We match them to
          the charge and tell you which ones are missing while you still remember the trip.
        </p>
      </CollapsedSection>

      <CollapsedSection title="Questions about bookkeeping">
        <Faq items={questions} />
      </CollapsedSection>
    </>
  );
}

const before = [
  { text: 'Deposit', amount: 2_145 },
  { text: 'Card 4471, supply house', amount: -318.4 },
  { text: 'Payroll transfer', amount: -1_260 },
  { text: 'Loan auto-pay', amount: -412 },
  { text: 'Check 1088', amount: -95 },
];

const after = [
  { text: 'Sales, repair jobs', amount: 2_000 },
  { text: 'Sales tax held for Ohio', amount: 145 },
  { text: 'Parts for job 214', amount: -318.4 },
  { text: 'Wages and employer tax', amount: -1_260 },
  { text: 'Van loan, interest', amount: -61.15 },
  { text: 'Van loan, principal', amount: -350.85 },
  { text: 'Cleaning the shop', amount: -95 },
];

const rhythm = [
  { when: 'Day 1', title: 'Statements arrive', text: 'Bank, cards and loans come in by feed. You forward nothing.' },
  {
    when: 'Day 3',
    title: 'Each entry gets an account',
    text: 'Deposits to jobs or sales, payments to accounts, pay runs to wages and the tax that belongs to them.',
  },
  {
    when: 'Day 7',
    title: 'Questions for you',
    text: 'The handful of lines only you can explain, in one message. Answer from your phone; a word each will do.',
  },
  {
    when: 'Day 10',
    title: 'Balances are proved',
    text: 'Each account matches its statement to the cent. Sales tax held matches what the register says.',
  },
  {
    when: 'Day 15',
    title: 'The month is closed',
    text: 'Reports go out and the month is locked, so that a later change can’t slip into it unseen.',
  },
];

const cleanUp = {
  'Find the last good month': 'Often it is the one behind your last filed return. Everything before it stays as it is.',
  'Rebuild from statements':
    'Banks keep years of them. We load the gap, match transfers between your own accounts, and sort what is left by size.',
  'Ask you about the rest, once':
    'You get one sitting with the unknown items, biggest first. Small ones follow a rule that we agree on and write down.',
  'Compare with the tax returns':
    'Sales tax, payroll and the tax return have to agree with the new ledger. Where they don’t, you hear what an amended form would change.',
};

const folder = [
  'Profit and loss, this month beside the same month last year',
  'Balance sheet with every account proved',
  'Cash in, cash out, and what is promised already',
  'Who owes you, and for how many weeks',
  'Sales tax to send, with its due date',
  'A few lines in plain words on what moved and why',
];

const questions = {
  'Can my spouse keep entering the bills?':
    'Yes, and it often works well. We agree on who does which step, then check and close behind them. The fee is then for the closing alone.',
  'Cash basis or accrual?':
    'Taxes are usually simpler on cash for a firm of this size. Running the place may need accrual: what you have earned and owe, paid or not. One ledger can show both.',
  'What does it cost?':
    'It follows the number of accounts and lines in a normal month, and whether payroll and sales tax are in it. We look at two months of statements and then name a fixed monthly fee.',
};
