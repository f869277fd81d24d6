import { facts } from './fact.ts';
import { act, byAccounts, federalCode, federalRule, ohioCode, sources } from './sources.ts';

const rentalProperty = byAccounts({ label: 'IRS, Publication 527', url: 'https://www.irs.gov/publications/p527' });

/** Rules for care, for a parent who is helped, for who signs, and for a home that is let or changes hands. Amounts in dollars. */
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
    'Sale of a home with an office in a room, or let once or in part: day since which depreciation is taxed, and its highest rate',
    { since: '1997-05-06', most: 0.25 },
    byAccounts({
      ...federalRule('26', '1.121-1'),
      label: 'Code of Federal Regulations, 26 CFR 1.121-1, and Internal Revenue Code, section 1(h)',
    }),
    { unit: 'fraction of 1' },
  ],
  letHouse: [
    'Time over which a house that is let is depreciated, and a new roof or furnace in it',
    27.5,
    byAccounts(federalCode('168')),
    { unit: 'years', checkedOn: '2026-11-30' },
  ],
  letFrom: [
    'Day from which a house that is let is depreciated, on its cost or its value of that day: it is',
    'ready and offered to let',
    rentalProperty,
    { checkedOn: '2026-11-30' },
  ],
  letInPart: [
    'What counts of a cost for a whole house that is let in part',
    'only the rented part',
    rentalProperty,
    { checkedOn: '2026-11-30' },
  ],
  depositIncome: [
    'What of a security deposit that is to be given back is income',
    'what you keep',
    rentalProperty,
    { checkedOn: '2026-11-30' },
  ],
  smallLandlord: [
    'Costs of a building in a year that small owners may take at once: the most, and the most of its cost; what it cost at most',
    { most: 10_000, part: 0.02, building: 1_000_000 },
    byAccounts(federalRule('26', '1.263(a)-3')),
    { unit: { most: 'dollars', part: 'fraction of 1', building: 'dollars' }, checkedOn: '2026-11-30' },
  ],
  rentalLoss: [
    'Loss from rent that comes off other income of an owner who decides; income from which it is less, and at which it ends',
    { most: 25_000, from: 100_000, ends: 150_000 },
    byAccounts(federalCode('469')),
    { checkedOn: '2026-11-30' },
  ],
  securityDeposit: [
    'Ohio security deposit: time to give it back; interest a year on what is above a month’s rent or this amount, whichever is more, from when on',
    { within: 30, interest: 0.05, above: 50, from: 6 },
    ohioCode('5321.16'),
    {
      unit: { within: 'days', interest: 'fraction of 1', above: 'dollars', from: 'months' },
      checkedOn: '2026-11-30',
    },
  ],
  childAge: [
    'Age below which a child can be a dependent, and a full-time student',
    { under: 19, student: 24 },
    byAccounts(federalCode('152')),
    { unit: 'years', checkedOn: '2026-11-30' },
  ],
  ohioAddress: [
    'Where the Ohio Department of Taxation takes a change of address',
    'in its online account or on your next IT 1040',
    {
      label: 'Ohio Department of Taxation, online services, and filing season tips (pages without a date)',
      url: 'https://tax.ohio.gov/wps/portal/gov/tax/help-center/faqs/income-online-services-i-fileepaymentestatement',
    },
    { checkedOn: '2026-11-30' },
  ],
  homesteadAfter: [
    'Homestead exemption: age from which a widow or widower keeps it; the form that tells the auditor of a move',
    { age: 59, form: 'DTE 105B' },
    {
      label: 'Ohio Department of Taxation, homestead exemption, questions 295 and 2947 (pages without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=295&AFMID=11354',
    },
    { unit: { age: 'years' }, checkedOn: '2026-11-30' },
  ],
  homesteadUnit: [
    'What of a house with more than one unit has the homestead exemption',
    'only the unit you live in',
    ohioCode('323.151'),
    { checkedOn: '2026-11-30' },
  ],
  homestead2027: [
    'Homestead exemption for 2027, billed in 2028: day on which you own the home and live there; last day to apply; year whose Ohio income counts; time for which January 1 decides',
    { livedThere: '2027-01-01', lastDay: '2027-12-31', income: 2026, keeps: 'that whole year' },
    {
      label: 'Auditors of Adams and Franklin Counties, homestead exemption (pages without a date)',
      url: 'https://adamscountyauditor.org/site-links/homestead-exemption',
    },
    { unit: 'calendar year', checkedOn: '2026-11-30', validThrough: '2027-12-31' },
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
  cityWinnings: [
    'What cities tax besides pay, profit and rent',
    'lottery, casino and sports winnings',
    {
      label: 'Ohio Revised Code, section 718.01(B), from secondary sources; Columbus ordinance 1769-2012',
      url: 'https://columbus.legistar.com/LegislationDetail.aspx?GUID=8A5AA583-F704-42B6-9CD3-8B371AA8D0F7&ID=1159729',
      secondHand: true,
    },
  ],
});
