import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { occupations } from '#shared/tax/facts/occupations.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import type { IndustryCopy } from './industry-copy.ts';

const { wageBase } = federal[2026];
const { businessDeduction } = ohio[2026];
const { bonusDepreciation } = occupations;
const { newHireDays } = employment;

export const copy: IndustryCopy = {
  title: {
    dresdentax: 'Accounting for healthcare practices: dentists, therapists, doctors',
    brownco: 'Advice for healthcare practices: owner pay, hiring, equipment',
    payroll: 'Payroll and accounting for healthcare practices',
  },
  lead: {
    dresdentax:
      'Dentists, therapists, a family doctor who still knows your mother. The care is your business. Owner pay, the chair you lease and the school tax of the new hygienist are ours.',
    brownco:
      'You bill one figure, insurers allow another, patients pay part of a third. Which of the three are you planning on? We build the month from what comes in.',
    payroll:
      'Base plus production for one, hourly for another, a stipend for the night on call. Each pay plan gets written down, tested on an old month, and then run.',
  },
  money: {
    title: 'Money questions practice owners ask',
    lead: 'We never need a patient’s name for any of this. Please take them off before you send us a report.',
    questions: {
      'How should the owners be paid?': [
        `It follows from the structure. In an S corporation a practicing owner needs a fair salary, with Social Security tax on the first ${formatDollars(wageBase.value)} of it, and may take the rest as a share. In a partnership there is no salary at all. In Ohio, pay from a practice you own a fifth of or more can count as business income, with up to ${formatDollars(businessDeduction.value.most)} of it free of state tax.`,
        'Two owners with different hours need more than a percentage. We draft the formula, run last year through it, and let you argue over a real result.',
      ],
      'Can we afford a new associate?': [
        'Count the slow start. Credentialing with insurers takes months in which the salary runs and the claims wait. We lay the guarantee, the ramp and a second assistant beside your cash, then tie the bonus to money collected and not to money billed.',
      ],
      'Should we buy equipment this year?': [
        `On the federal side equipment can often be deducted at ${formatPercent(bonusDepreciation.value)} when it goes into use. That helps most in a high-income year. Taking it in a start-up year wastes it on low brackets. The sales rep knows the list price; we work out what each scan has to bring in.`,
      ],
    },
  },
  ownQuestion: {
    payroll: {
      'How do base, production and on-call pay fit in one check?': [
        'We write each pay plan down as a formula: base, a part of what was collected, a stipend for nights on call. Then we run last month through it and show both sides the result. In the pay run each part is a line of its own, so nobody has to guess what changed.',
      ],
    },
  },
  records: {
    title: 'Records a practice keeps',
    lead: 'Money records sit apart from charts, so that neither an auditor nor we ever open a chart.',
    caption: 'Records and filings of a small practice',
    rows: {
      'Collections by provider': ['Bonus pay and who covers costs', 'Monthly, with names of patients removed'],
      'Aging of insurer claims': ['Cash that is late and why', 'Weekly'],
      'Provider agreements': ['Pay formula, notice, malpractice tail', 'Before the start date'],
      'New-hire report and license check': [
        'That the hire was clean',
        `Report within ${newHireDays.value} days; license on day one`,
      ],
      'Equipment leases': ['Whether it is rent or a purchase', 'Before you sign'],
      'Retirement plan testing': ['That owners and staff are treated alike', 'Each winter'],
    },
  },
  facts: [wageBase, businessDeduction, occupations.ownersPay, bonusDepreciation, newHireDays],
  fits: {
    title: 'Services for practices',
    services: {
      payroll: 'Production pay computed from collections, on-call stipends, and city tax where each office stands.',
      'hr-consulting':
        'Keeping a good assistant costs less than finding one: pay bands, reviews and a handbook that fits shifts.',
      'business-tax': 'Owner pay, equipment and the building company filed by people who talk to each other.',
    },
  },
  season: {
    title: 'Due dates of a practice, month by month',
    lead: 'January is thin, since patients have their deductible to pay. December is full, for the same reason. Plan draws around both.',
    caption: 'Due dates of a practice run as an S corporation',
    kinds: ['s-corp', 'employer'],
    without: ['commercial-activity'],
    notes: [
      { month: 1, text: 'Deductibles reset; collect at the visit' },
      { month: 3, text: 'Retirement plan funding' },
      { month: 6, text: 'Provider reviews at half-year' },
      { month: 9, text: 'Open insurer contracts' },
      { month: 11, text: 'Equipment decision' },
    ],
  },
  action: 'Talk about your practice’s books',
};
