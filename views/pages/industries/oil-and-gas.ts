import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { occupations } from '#shared/tax/facts/occupations.ts';
import type { IndustryCopy } from './industry-copy.ts';

const { percentageDepletion, lienDays } = occupations;
const { safeHarbor } = federal[2026];

export const copy: IndustryCopy = {
  title: {
    dresdentax: 'Tax on oil and gas royalties, leases and wells',
    brownco: 'Oil and gas income: lease, royalty or business?',
    payroll: 'Pay for oilfield crews, tax on royalties',
  },
  lead: {
    dresdentax:
      'A landman came to the kitchen table years ago, and now a check comes every month with two columns of deductions. Guernsey, Noble, Muskingum: we read those statements with you and find the line that goes on the return.',
    brownco:
      'Signing bonus, pipeline easement, royalty, working share: four kinds of money that look alike in the bank. Which do you have, and what do you want it to do for the family?',
    payroll:
      'Water haulers, pumpers, roustabouts. Long weeks, several counties, a motel in the middle. We pay the overtime, the allowance and the town it was earned in.',
  },
  money: {
    title: 'Questions about royalties, depletion and wells',
    lead: 'Landowners, investors and small service crews come with different papers. These come up with all three.',
    questions: {
      'Which number on the statement do I report?': [
        'The gross one. Your check is what is left after severance tax, gathering, compression and whatever else the operator takes off. The form sent to the IRS shows the full amount, and those charges are deducted on your side. Report the check alone and you get a notice, and lose depletion on the severance tax.',
      ],
      'What is depletion, and do I get it?': [
        `The ground is giving up something that won’t come back, so the law lets you deduct a part: for most royalty owners ${formatPercent(percentageDepletion.value.rate)} of gross royalty income, up to ${formatPercent(percentageDepletion.value.cap)} of your taxable income. It needs no receipt. It does need to be claimed, and returns done in a hurry leave it out.`,
        'A signing bonus gets no percentage depletion, but cost depletion is possible. Payment for a pipeline across the hayfield gets no depletion at all; it may partly be a sale of land.',
      ],
      'We own a share of the well. Does that change the tax?': [
        'A great deal. A working share carries costs, and drilling costs can often be written off early. It usually brings self-employment tax, where a royalty does not. If the well is held through a company, the answer may turn again. Bring the joint operating agreement.',
      ],
    },
  },
  ownQuestion: {
    payroll: {
      'How is a crew paid for long weeks away from home?': [
        'Hours come in by well and county, so overtime and city tax follow the work. An allowance for meals and a motel can stay out of wages if it is within the federal rate and the crew writes down the days, the place and the job. Without that record it is pay. We set up the sheet.',
      ],
    },
  },
  records: {
    title: 'Records of a lease or well',
    caption: 'Records and filings for minerals, wells and service crews',
    rows: {
      'Lease and every amendment': ['Your share, and which deductions it allows', 'For as long as the well pays'],
      'Division order': ['The decimal your checks are counted by', 'When signed or changed'],
      'Monthly statements': ['Volume, price, gross, charges', 'Each month; they vanish from websites'],
      'Form 1099-MISC': ['Gross royalties told to the IRS', 'Winter, before you file'],
      'County tax bill on a producing well': ['A cost you can deduct', 'Twice a year'],
      'Severance return': ['The operator’s tax on what came up', 'By the quarter, or by the year for annual filers'],
      'Lien affidavit on a well': ['A crew’s claim to be paid', `${lienDays.value.well} days from last work`],
    },
  },
  facts: [percentageDepletion, lienDays, safeHarbor],
  fits: {
    title: 'Services for owners and operators',
    services: {
      'personal-tax':
        'Royalty owners: depletion, charges and estimates on the return, school district tax included where it counts.',
      'business-tax': 'Working owners and small operators: well by well, with drilling costs written off on purpose.',
      payroll: 'Service companies: overtime on changing rates, and allowances that stay outside of wages.',
    },
  },
  season: {
    title: 'Quarterly estimated taxes on royalties',
    lead: `Royalties come without withholding. A well that comes in strong in March has to show up in the April and June payments, unless you pay in equal parts ${formatPercent(safeHarbor.value.lastYear)} of last year’s tax (${formatPercent(safeHarbor.value.lastYearHighIncome)} if income was over ${formatDollars(safeHarbor.value.highIncomeOver.single)}).`,
    caption: 'Due dates of a household with royalty income',
    kinds: ['household'],
    notes: [
      { month: 2, text: 'Compare 1099 with statements' },
      { month: 5, text: 'New volume? Redo the estimate' },
      { month: 8, text: 'Download a year of statements' },
      { month: 11, text: 'Check the decimal after any sale' },
    ],
  },
  action: 'Talk about oil and gas',
};
