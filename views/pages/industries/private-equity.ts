import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { business } from '#shared/tax/facts/business.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import type { IndustryCopy } from './industry-copy.ts';

const { commercialActivityExclusion, commercialActivityRate, passThroughRate } = business;
const { taxRecordYears, unemploymentRecordYears } = employment;

export const copy: IndustryCopy = {
  title: {
    dresdentax: 'Accounting for buying and running small companies',
    brownco: 'Accounting for small company buyers: are the earnings there?',
    payroll: 'Payroll and accounting for company buyers',
  },
  lead: {
    dresdentax:
      'Two brothers-in-law buying three heating firms is private equity too. The returns have to agree across all of them.',
    brownco:
      'What does the seller call profit, and what would you call it? We trace adjusted earnings to bank statements before you sign, and merge the books after.',
    payroll:
      'A company joins on Monday and its people look for their pay on Friday. We carry over wages, balances and rates, so that the first check follows from the last one.',
  },
  money: {
    title: 'Money questions before, during and after a purchase',
    questions: {
      'Can we believe the seller’s earnings?': [
        'A seller’s add-backs tell a story: the boat was personal, the nephew did no work, the bad year was the weather. Some of it is true. We rebuild twelve to thirty-six months from bank and payroll records, and list each add-back as proved, likely or wished for.',
      ],
      'How do we combine the books of several companies?': [
        'By one chart of accounts, agreed before the second closing. Each company keeps its own file and maps to the group’s lines, so that “vehicles” means the same thing in Newark and in Marietta. Group figures then take a day and not a month. We write the map, test it on old months, and leave it documented for the lender.',
      ],
      'What does the holding company file?': [
        `More than people expect. Ohio counts companies under common ownership together for commercial activity tax, so three firms below ${formatDollars(commercialActivityExclusion.value)} may be one group above it, at ${formatPercent(commercialActivityRate.value)} of the rest. Partnerships on top of S corporations do not work at all. And the elective entity tax of ${formatPercent(passThroughRate.value)} has to suit every owner, the quiet ones as well.`,
      ],
    },
  },
  ownQuestion: {
    payroll: {
      'What happens to the first payday after a purchase?': [
        'Before closing we ask the seller for pay rates, wages so far this year, leave balances and tax account numbers. Who reports the wages already paid depends on how the deal is written, so we read the draft with your lawyer. Then we run one test payroll before the real one.',
      ],
    },
  },
  records: {
    title: 'Records for buying or selling a company',
    caption: 'Records and filings around a small acquisition',
    rows: {
      'Bank statements of every account': ['Revenue that arrived', 'Thirty-six months'],
      'Payroll registers by person': [
        'Who does the work, and for what',
        `${unemploymentRecordYears.value} years on hand, ${taxRecordYears.value} of payroll tax returns`,
      ],
      'Customer list with revenue by year': ['How much leaves with the owner', 'Before the letter of intent'],
      'Sales tax and city filings': ['Debts that follow the assets', 'Cleared before closing'],
      'Working capital, month by month': ['What “normal” means in the contract', 'Twelve months back'],
      'Form 8594': ['How both sides split the price', 'With the return of that year'],
    },
  },
  facts: [commercialActivityExclusion, commercialActivityRate, passThroughRate, taxRecordYears],
  fits: {
    title: 'Services for company buyers and groups',
    services: {
      'fractional-cfo': 'Quality-of-earnings work, the lender’s monthly package, and a forecast for the group.',
      bookkeeping: 'A common chart and a close on the same day in each company.',
      'business-formation': 'Holding company, new entities and employer accounts ready on closing day.',
    },
  },
  season: {
    title: 'Tax due dates of a group of companies',
    lead: 'Returns flow upward. One late K-1 at the bottom holds up every return above it, so we start from the lowest company.',
    caption: 'Due dates of a holding partnership and its operating companies',
    kinds: ['llc', 'c-corp', 'employer'],
    without: ['individual-return', 'individual-extended', 'estimated-tax'],
    notes: [
      { month: 2, text: 'Lowest companies close first' },
      { month: 5, text: 'Covenant figures to the lender' },
      { month: 9, text: 'Group budget begins' },
      { month: 12, text: 'Deals that must close this year' },
    ],
  },
  action: 'Talk about your companies',
};
