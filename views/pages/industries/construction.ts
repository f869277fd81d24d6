import { formatDollars } from '#shared/format/money.ts';
import { business } from '#shared/tax/facts/business.ts';
import { employerDuties } from '#shared/tax/facts/employer-duties.ts';
import { employment } from '#shared/tax/facts/employment.ts';
import { occupations } from '#shared/tax/facts/occupations.ts';
import type { IndustryCopy } from './industry-copy.ts';

const { lienDays, furnishingNoticeDays } = occupations;
const { cityDays, citySmallEmployer } = employment;
const { eVerify } = employerDuties;
const { contractorForm2026 } = business;

export const copy: IndustryCopy = {
  title: {
    dresdentax: 'Accounting for contractors: job cost, crews and lien dates',
    brownco: 'Advice for contractors: deposits, taxes and crews',
    payroll: 'Payroll and accounting for contractors',
  },
  lead: {
    dresdentax:
      'Pole barns, additions, a bathroom in a century house. Each job has its own lumber, its own town and its own reason for being paid late.',
    brownco:
      'You bid forty jobs and won twelve. Do you know what the twelve earned after the callbacks? We cost them one by one and change the next bid.',
    payroll:
      'Three crews, five towns, one Friday. We track where the hours were worked, pay the rates the contract asks for and file the city tax that goes with them.',
  },
  money: {
    title: 'Money questions contractors ask',
    questions: {
      'Is a customer’s deposit my income?': [
        'A third down on signing is the customer’s money with a promise attached. Until the windows are bought and set, it belongs on the balance sheet. Contractors who treat it as income pay for this job with the next one’s deposit.',
        'For the tax return of a contractor on the cash basis it is different: the deposit is usually taxed in the year it comes in. So plan the estimate for it.',
        'We book deposits and retainage, the part of a bill held back until the job is done, on lines of their own. You see what is earned, what is held back, and on what day the held-back part can be asked for.',
      ],
      'Who pays the sales tax on the drywall?': [
        'On work that becomes part of a building, Ohio treats the contractor as the buyer of the materials. You pay tax at the counter and price it in. On a job for a church, school or township there is a certificate that may take it off. Selling a shed without setting it is a different matter: that is a sale.',
      ],
      'Are my helpers employees or independent contractors?': [
        `A helper you pick up at six, in your truck, with your saw, is yours. A roofer with a crew, a bid and a certificate is not. From ${formatDollars(contractorForm2026.value)} in a year, a contractor that is not a corporation gets a 1099-NEC, for payments made in 2026. Get the W-9 and the insurance papers before the first check.`,
      ],
    },
  },
  ownQuestion: {
    payroll: {
      'How is a crew paid that works in several towns?': [
        `Each time sheet names the job, and so the town. After ${cityDays.value} days in a year, that city’s tax is withheld; at a site planned for longer, from the first day. A firm with receipts under ${formatDollars(citySmallEmployer.value)} last year withholds only for its own city.`,
      ],
    },
  },
  records: {
    title: 'Records to keep for each job',
    lead: 'Most of this fits on a phone. A missed date costs the right to a lien, so keep them on a list with the job’s name on it.',
    caption: 'Records and filings of a contractor',
    rows: {
      'Estimate, contract, change orders': [
        'What was promised, and that the extra was agreed',
        'Before the extra work starts',
      ],
      'Notice of furnishing': [
        'That a subcontractor is on the job',
        `Within ${furnishingNoticeDays.value} days of first work, where the owner recorded the start of the work (a notice of commencement)`,
      ],
      'Mechanic’s lien affidavit': [
        'Your claim on the building',
        `${lienDays.value.home} days after last work on a one- or two-family home, ${lienDays.value.other} on most others`,
      ],
      'Time by job and by town': [
        `Job cost, and city tax: after ${cityDays.value} days in a town, or from the first day at a longer site`,
        'Daily, by phone',
      ],
      'E-Verify result of each new hire': [
        `Since ${eVerify.value.since} Ohio requires it for all work but one- to three-family homes, mobile homes and farm buildings, at ${formatDollars(eVerify.value.least)} to ${formatDollars(eVerify.value.most)} a violation`,
        `At hiring, with the I-9; keep it ${eVerify.value.years} years or more`,
      ],
      'Certified payroll, the weekly wage report': [
        'The wage on public work',
        'On the schedule that the public owner names',
      ],
      'W-9 and insurance certificate': ['That a sub is a sub, to the IRS and to BWC', 'Before the first payment'],
    },
  },
  facts: [contractorForm2026, furnishingNoticeDays, lienDays, cityDays, citySmallEmployer, eVerify],
  fits: {
    title: 'Services for contractors',
    services: {
      bookkeeping: 'Job cost on every bill and every hour, so the next bid begins with what the last one took.',
      payroll: 'Towns, prevailing wages and workers’ compensation classes split by hour and job.',
      'fractional-cfo': 'Can you carry the payroll of a bigger contract until the first draw comes in?',
    },
  },
  season: {
    title: 'Due dates of a contractor, month by month',
    lead: 'Spring is short of cash, and the tax dates do not move. Plan for these.',
    caption: 'Due dates of a contractor with a company and a crew, and the season around them',
    kinds: ['s-corp', 'employer'],
    notes: [
      { month: 2, text: 'Bid the spring; renew the bond' },
      { month: 4, text: 'Crews grow: forms before hammers' },
      { month: 7, text: 'New BWC policy year' },
      { month: 9, text: 'Close out what winter would stop' },
      { month: 11, text: 'Collect retainage' },
    ],
  },
  action: 'Talk about a construction job',
};
