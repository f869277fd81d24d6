import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { business } from '#shared/tax/facts/business.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { stateSalesTax } from '#shared/tax/facts/local.ts';
import { occupations } from '#shared/tax/facts/occupations.ts';
import type { IndustryCopy } from './industry-copy.ts';

const { bonusDepreciation } = occupations;
const { overtime } = federal[2026];
const { commercialActivityExclusion } = business;

export const copy: IndustryCopy = {
  title: {
    dresdentax: 'Accounting for manufacturers: equipment, inventory, use tax',
    brownco: 'Advice for manufacturers: machines, inventory and use tax',
    payroll: 'Payroll and accounting for manufacturers',
  },
  lead: {
    dresdentax:
      'From pottery and glass to precision parts, this valley has always made things. A shop’s tax return turns on three piles: steel not yet cut, parts not yet sold, machines not yet paid for.',
    brownco:
      'If you raised the price of your slowest seller by a tenth, would you lose it, and would you mind? Cost per part answers the second half.',
    payroll:
      'Second shift premium, a Saturday run, piece rates with a floor. The clock exports it, we pay it, and the overtime line comes out the way the law counts it.',
  },
  money: {
    title: 'Money questions manufacturers ask',
    questions: {
      'Should we buy the machine before December 31?': [
        `For the federal return, equipment bought now can usually be written off at ${formatPercent(bonusDepreciation.value)} in the year it starts running. Running counts, not ordered, and not sitting in a crate. If the owners pay Ohio tax on the profit, as with an LLC or an S corporation, Ohio adds most of it back and gives it over the years that follow, and the business income deduction does not cover what is added back. A C corporation pays no Ohio income tax and is not affected.`,
        'We put the loan, the tax and the idle hours on one sheet.',
      ],
      'Which costs belong in our inventory?': [
        'Labor and overhead. A half-finished part holds wages, power and a slice of the rent. Leave those out and profit jumps around with the stock level. We set an hourly rate for each machine or group of machines, use it in the count, and check it against the year’s real cost.',
      ],
      'Do we owe tax on what we buy?': [
        `Ohio spares the machine that makes the product, along with the material that goes into it. It does not spare the office printer, the floor sweeper or the break-room fridge. If the seller charged nothing, use tax is on you: ${stateSalesTax.value}% and the county’s part. Auditors begin with the fixed-asset list, and so do we.`,
      ],
    },
  },
  ownQuestion: {
    payroll: {
      'How do shift premiums and piece rates get paid?': [
        'The clock tells us the shift and the job. Premium and piece rate become lines of their own, and overtime is counted on the regular rate with both of them in it, not on the base wage alone. We test the setup on an old week before the first run.',
      ],
    },
  },
  records: {
    title: 'Records a manufacturer keeps',
    caption: 'Records and filings of a small manufacturer',
    rows: {
      'Bill of materials and routing': ['What a part should cost', 'At each change of drawing'],
      'Work-in-process count': ['Value between raw and finished', 'Quarterly, or year-end at least'],
      'Fixed-asset list with serial numbers': [
        'Write-offs, insurance and what was scrapped',
        'When bought, moved or sold',
      ],
      'Exemption certificates, given and held': ['Why no sales tax was paid', 'At the first order'],
      'Consumer’s use tax account': ['Tax on untaxed purchases', 'On the state’s filing schedule'],
      'Commercial activity tax': [
        'Receipts from Ohio customers',
        `Quarterly, only above ${formatDollars(commercialActivityExclusion.value)} a year`,
      ],
    },
  },
  facts: [bonusDepreciation, stateSalesTax, commercialActivityExclusion, overtime],
  fits: {
    title: 'Services for manufacturers',
    services: {
      'fractional-cfo':
        'Cost per part and per hour, and the purchase decision worked through before the salesman’s deadline.',
      'business-tax': 'Depreciation chosen on purpose, Ohio’s add-back followed year by year, use tax under control.',
      payroll: `Shift premiums and overtime kept apart, since workers may deduct up to ${formatDollars(overtime.value.most.single)} of the overtime premium (${formatDollars(overtime.value.most.mfj)} on a joint return), and nothing of a shift premium.`,
    },
  },
  season: {
    title: 'Due dates of a manufacturer, month by month',
    lead: 'Shutdown week is the best week for a count. It is also when a new machine can be wired in before year-end.',
    caption: 'Due dates of a corporation that files Form 1120, with a shop crew',
    kinds: ['c-corp', 'employer'],
    notes: [
      { month: 1, text: 'Set cost rates from last year’s costs' },
      { month: 7, text: 'Shutdown: count, then repair' },
      { month: 10, text: 'Last safe order date for equipment' },
      { month: 12, text: 'Machine running, photo and date' },
    ],
  },
  action: 'Talk about your shop',
};
