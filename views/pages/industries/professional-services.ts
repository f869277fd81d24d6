import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { federal } from '#shared/tax/facts/federal.ts';
import { ohio } from '#shared/tax/facts/ohio.ts';
import type { IndustryCopy } from './industry-copy.ts';

const { safeHarbor, businessIncomeThreshold } = federal[2026];
const { businessDeduction, businessRate } = ohio[2026];

export const copy: IndustryCopy = {
  title: {
    dresdentax: 'Accounting for professional practices: draws and estimated taxes',
    brownco: 'Advice for professional practices: draws and partner profit',
    payroll: 'Payroll and accounting for professional practices',
  },
  lead: {
    dresdentax:
      'Lawyers, engineers, surveyors, designers, vets who also own the building. You have no stock to count. What you sell is hours, and what goes wrong is timing.',
    brownco:
      'How many of your hours last week could be billed, and how many were? Most small practices have a pricing problem that looks like a staffing problem.',
    payroll:
      'Partners take draws, associates take salaries, the intern takes college credit. Each is taxed in a different way. We put everyone on the right line.',
  },
  money: {
    title: 'Questions about draws, partner profit and deductions',
    questions: {
      'How much can I take out as a draw?': [
        'Less than the balance says. Part of it is June’s estimate, part is the slow month you have every year, part is rent. We set a draw that your worst quarter can carry, and a second one in January when the year is known.',
        `A safe target exists for estimates: pay in ${formatPercent(safeHarbor.value.lastYear)} of last year’s federal tax, or ${formatPercent(safeHarbor.value.lastYearHighIncome)} if your income was over ${formatDollars(safeHarbor.value.highIncomeOver.single)} (${formatDollars(safeHarbor.value.highIncomeOver.mfs)} if married and filing apart), in four equal parts, and there is no penalty whatever this year brings.`,
      ],
      'Is my share of profit taxed even if I leave it in?': [
        'Yes. A partner is taxed on the K-1 and not on the bank transfer. New partners find that out in their first April. We run each partner’s estimate from the firm’s quarter-end, so the firm can pay out enough to cover it.',
      ],
      'Do we still get the 20 percent deduction?': [
        `For health, law, accounting, consulting and similar fields it begins to fade once taxable income passes ${formatDollars(businessIncomeThreshold.value.single)}, or ${formatDollars(businessIncomeThreshold.value.mfj)} on a joint return. Engineers and architects are not on that list. Ohio has its own rule, and it is kinder: up to ${formatDollars(businessDeduction.value.most)} of business income free, ${formatPercent(businessRate.value)} on the rest.`,
      ],
    },
  },
  ownQuestion: {
    payroll: {
      'Who gets a paycheck, and who takes a draw?': [
        'Associates and assistants are on payroll. A partner in a partnership is not: the money is a draw, nothing is withheld, and the tax follows the K-1. An owner who works in an S corporation gets a salary through payroll. We set up each person once and put a note of the reason in the file.',
      ],
    },
  },
  records: {
    title: 'Records a practice keeps',
    caption: 'Records and filings of a professional practice',
    rows: {
      'Operating or partnership agreement': ['Who shares what, and what a leaver is paid', 'Reread when someone joins'],
      'Time and billing report': ['Unbilled work and old invoices', 'Month-end'],
      'Trust or retainer ledger, client by client': [
        'That client money was never yours',
        'Matched to the bank every month',
      ],
      'Capital account for each owner': ['What is left in, and by whom', 'With the return'],
      'City net profit return': ['Tax where the office is, and where the work is done', 'Spring, with four estimates'],
      'Mileage and home office notes': ['Costs an auditor would ask about', 'As they happen'],
    },
  },
  facts: [safeHarbor, businessIncomeThreshold, businessDeduction, businessRate],
  fits: {
    title: 'Services for professional practices',
    services: {
      'business-tax': 'Form 1065 or 1120-S, K-1s on time, and the salary question looked at again each fall.',
      'fractional-cfo': 'Rates, write-offs and partner pay, taken apart once a quarter.',
      'personal-tax': 'Your own estimates worked out from the firm’s real quarter and not from last year’s total.',
    },
  },
  season: {
    title: 'Due dates of a practice, month by month',
    caption: 'Due dates of a partnership of two with one assistant',
    kinds: ['llc', 'employer'],
    without: ['commercial-activity'],
    notes: [
      { month: 1, text: 'Second draw, when profit is known' },
      { month: 3, text: 'K-1s go out' },
      { month: 8, text: 'Send the old invoices again' },
      { month: 10, text: 'Rates for next year' },
      { month: 12, text: 'Retirement plan money decided' },
    ],
  },
  action: 'Talk about your practice',
};
