import { facts } from './fact.ts';
import { act, byAccounts, federalCode, federalRule, ohioCode, sources } from './sources.ts';

/** Rules for care, for a parent who is helped, for who signs, and for a home that changes hands. Amounts in dollars. */
export const family = facts('households', 2026, '2027-12-31', '2026-11-29', {
  parentIncome2026: [
    'Income of 2026 below which a parent can be a dependent; untaxed Social Security does not count',
    5_300,
    sources.revenueProcedure2025,
    { asOf: 'October 2025', validThrough: '2026-12-31' },
  ],
  sharedSupport: [
    'Form on which children who together support a parent name the one that claims the parent; what each of them gives more than',
    { form: '2120', part: 0.1 },
    byAccounts({ label: 'IRS, Form 2120', url: 'https://www.irs.gov/forms-pubs/about-form-2120' }),
    { unit: 'fraction of 1' },
  ],
  assistedLiving: [
    'Time within which a health care practitioner has certified a chronic illness, for assisted living to count whole',
    12,
    byAccounts({ ...federalCode('7702B'), label: 'Internal Revenue Code, sections 213 and 7702B' }),
    { unit: 'months' },
  ],
  medicalCosts: [
    'Part of federal income above which medical costs count: the federal return with itemizing, Ohio’s without',
    0.075,
    {
      label: 'Ohio Department of Taxation, medical care, questions 5529 and 5535 (pages without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5529&AFMID=11354',
    },
    { unit: 'fraction of 1' },
  ],
  signsForParent: [
    'Form by which somebody may sign the return of a parent who cannot; a guardian signs without it',
    '2848',
    byAccounts(federalRule('26', '1.6012-1')),
  ],
  preparerSilence: [
    'Without whose consent in writing a preparer tells nobody of a return',
    'the taxpayer’s',
    byAccounts(federalCode('7216')),
  ],
  careProvider: [
    'Form that asks a sitter or day care for the tax number; after a refusal the effort made has to be shown',
    'W-10',
    byAccounts({ label: 'IRS, Publication 503', url: 'https://www.irs.gov/publications/p503' }),
  ],
  sittersHome: [
    'Who cares for a child in a home of his or her own',
    'generally not your employee',
    {
      label: 'IRS, hiring household employees',
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/hiring-household-employees',
    },
  ],
  unreportedTips: [
    'Form without which tips that the W-2 leaves out do not count for the deduction',
    '4137',
    byAccounts({ ...act('70201'), label: 'Internal Revenue Code, section 224' }),
  ],
  ownPremiums: [
    'Form for health premiums of the self-employed, Medicare and Medigap included; no month of a subsidized plan counts',
    '7206',
    byAccounts({
      label: 'Internal Revenue Code, section 162(l), Form 7206 and Chief Counsel Advice 201228037',
      url: 'https://www.irs.gov/forms-pubs/about-form-7206',
    }),
  ],
  officeInHome: [
    'Sale of a home with an office in a room: day since which depreciation is taxed, and its highest rate',
    { since: '1997-05-06', most: 0.25 },
    byAccounts(federalRule('26', '1.121-1')),
    { unit: 'fraction of 1' },
  ],
  refundInTwoNames: [
    'Box of Form 1310 for a refund check made out to a widow or widower and the spouse who died',
    'A',
    byAccounts({ label: 'IRS, Form 1310, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-1310' }),
  ],
  homesteadOf2013: [
    'Year whose homestead exemption goes along to a new home without an income limit; the form beside the application',
    { year: 2013, form: 'DTE 105G' },
    {
      label: 'Ohio Department of Taxation, tax reform, question 2951 (a page without a date), and Form DTE 105G',
      url: 'https://www.tax.ohio.gov/legal/OhioTaxLawChanges/tabid/8704/Default.aspx?QuestionID=2951&AFMID=13957',
    },
    { unit: 'calendar year' },
  ],
  cityExempt: [
    'What cities leave alone besides pensions, interest and Social Security',
    'payouts of a 403(b), 401(k) or IRA',
    byAccounts({ ...ohioCode('718.01'), label: 'Ohio Revised Code, section 718.01(C)' }),
  ],
});
