import { formatDollars } from '#shared/format/money.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { countySalesTax, stateSalesTax } from '#shared/tax/facts/local.ts';
import { countyRate } from '../services/local-rates.ts';
import type { IndustryCopy } from './industry-copy.ts';

const { tips, tipsAndOvertimeFallOver } = federal[2026];

export const copy: IndustryCopy = {
  title: {
    dresdentax: 'Accounting for stores: sales tax, inventory and staff',
    brownco: 'Advice for stores: sales tax, stock and gift cards',
    payroll: 'Payroll and accounting for stores',
  },
  lead: {
    dresdentax:
      'Basket Village weekends, county fair week, the two weeks before Christmas. A store makes its year in a few bursts and pays its taxes in twelve even steps. We keep the two apart.',
    brownco:
      'You know what sells. Do you know what pays, after the markdown, the card fee and the box it came in? Start with the ten items that fill your best shelf.',
    payroll:
      'Part-timers, teenagers, tips on the card reader. Schedules change on Thursday and paychecks don’t wait. Send the hours as they are. We sort out the rest with you before payday.',
  },
  money: {
    title: 'Money questions store owners ask',
    questions: {
      'How much of my sales is sales tax?': [
        `${countyRate('Muskingum')} of each taxable sale rung up in Muskingum County, ${countyRate('Coshocton')} across the line in Coshocton, ${countyRate('Franklin')} in Franklin. Of each, ${stateSalesTax.value}% is the state’s, the rest the county’s and, in Franklin, the transit authority’s too. Food carried out is mostly free of it; a meal eaten at your tables is not.`,
        'We move it to a second account every week.',
      ],
      'What is my inventory worth?': [
        'Profit waits for the count. A store that buys $9,000 of stock in December and calls it an expense pays for that guess in spring. Count on one evening near year-end, at cost, with last year’s sheet in hand. Broken, faded and stolen goods come off then, with a note of how many.',
      ],
      'Is a gift card a sale?': [
        'Not on the day it is bought. You hold money and owe goods. Sales tax is due when the card is spent, on what it is spent for. After a good December this line can be large, and it is the first thing a buyer of your store will ask about. For income tax on the cash basis the money counts in the year it comes in; on accrual it can wait until the next year at most.',
      ],
    },
  },
  ownQuestion: {
    payroll: {
      'How do tips and changing hours get into a paycheck?': [
        'You send the hours as they were worked, with the tips from the card reader and the slips for cash tips. Tips are wages for tax. They go through each pay run on a line of their own and onto the W-2. We check the hours of workers under 18 before payday.',
      ],
    },
  },
  records: {
    title: 'Records a store keeps',
    caption: 'Records and filings of a store in Ohio',
    rows: {
      'Vendor’s license, one for each store': [
        'That you may collect sales tax there',
        'Before opening; fairs need a transient one',
      ],
      'Daily closing report': ['Sales by tax class, cash over and short', 'Each night'],
      'Sales tax return': ['What you held for the state', 'By the 23rd, monthly or every half year'],
      'Exemption certificates': ['Why a school or reseller paid no tax', 'At the sale, signed'],
      'Card processor statement': ['Fees and refunds the deposits hide', 'Monthly'],
      'Inventory sheets': ['Cost of what was sold', 'At least once a year'],
    },
  },
  facts: [countySalesTax, stateSalesTax, tips, tipsAndOvertimeFallOver],
  fits: {
    title: 'Services for stores',
    services: {
      bookkeeping: 'Register totals posted by day, with tax, cards and cash in columns of their own.',
      payroll: `Minors’ hours, tips and odd weeks. People in jobs where tips are usual may deduct up to ${formatDollars(tips.value.most.single)} of them, so tips have to be on the W-2. Most store clerks don’t work in one.`,
      marketing: 'Holiday hours that are right on the map, and a card to past customers in the week it counts.',
    },
  },
  season: {
    title: 'Due dates of a store, month by month',
    caption: 'Due dates of a store run as an LLC with staff',
    kinds: ['llc', 'employer', 'retailer'],
    notes: [
      { month: 1, text: 'Count, mark down, order less' },
      { month: 5, text: 'Summer help: ask about minors’ work permits' },
      { month: 8, text: 'Fair week; ask about the state’s tax-free days' },
      { month: 10, text: 'Hire for the rush' },
      { month: 12, text: 'Count night set and staffed' },
    ],
  },
  action: 'Talk about your store',
};
