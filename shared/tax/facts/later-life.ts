import { facts } from './fact.ts';
import { byAccounts, federalCode, sources } from './sources.ts';

/** A section of the Internal Revenue Code as read in the edition of April 2023. */
const edition = { asOf: 'April 2023' };

/** Rules for retired people, for heirs, and for what they give. Amounts in dollars. */
export const laterLife = facts('households', 2026, '2027-12-31', '2026-11-30', {
  mustFileAt65: [
    'Gross income of 2026 above which people of 65 and over file: one person, a couple both of that age; untaxed Social Security is not in it',
    { single: 18_150, joint: 35_500 },
    sources.revenueProcedure2025,
    { asOf: 'October 2025', validThrough: '2026-12-31' },
  ],
  ohioPremiums: [
    'How premiums come off Ohio income: those of months without Medicare and without a plan that an employer pays for in part, and those of long-term care insurance; the others are medical costs',
    'in full',
    byAccounts({
      label:
        'Ohio Department of Taxation, medical care, question 5535 (a page without a date), its worksheet of health care expenses, lines 1 to 4, and Ohio Revised Code, section 5747.01(A)(10)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5535&AFMID=11354',
    }),
    { asOf: 'May 2022' },
  ],
  nursingHome: [
    'How a nursing home counts as a medical cost where medical care is a main reason to be there',
    'with meals and room',
    byAccounts({ label: 'IRS, Publication 502', url: 'https://www.irs.gov/publications/p502' }),
  ],
  untaxedAtDeath: [
    'Who pays tax on income that somebody who died had not been taxed on; it gets no new cost (section 1014(c)); Ohio does not tax the interest of U.S. bonds (31 U.S.C. 3124)',
    'Whoever receives it',
    federalCode('691'),
    edition,
  ],
  slowerHeirs: [
    'Heirs who may draw an inherited account over their own life: the disabled, the chronically ill, and those of an age not less than the owner’s by more than',
    10,
    federalCode('401'),
    { ...edition, unit: 'years' },
  ],
  rollover: [
    'A payout that does not go straight to an IRA: part withheld; time to put it into one; time between two that go from IRA to IRA through your hands',
    { withheld: 0.2, within: 60, between: 12 },
    { ...federalCode('402'), label: 'Internal Revenue Code, sections 402(c), 408(d)(3) and 3405(c)' },
    { ...edition, unit: { withheld: 'fraction of 1', within: 'days', between: 'months' } },
  ],
  payoutCodes: [
    'Codes in box 7 of Form 1099-R: normal payout, early one, early one with an exception, after a death, straight to another account',
    { normal: '7', early: '1', excepted: '2', death: '4', rolled: 'G' },
    byAccounts({ label: 'IRS, Form 1099-R, instructions', url: 'https://www.irs.gov/instructions/i1099r' }),
  ],
  rothConversion: [
    'A conversion to a Roth IRA since 2018',
    'cannot be undone',
    byAccounts({
      label: 'Internal Revenue Code, section 408A(d)(6); IRS answers on Roth conversions',
      url: 'https://www.irs.gov/retirement-plans/retirement-plans-faqs-regarding-iras',
    }),
    { asOf: 'January 2018' },
  ],
  estateReturn: [
    'Gross income of a year from which an estate files Form 1041; the form that asks for its number',
    { from: 600, number: 'SS-4' },
    { ...federalCode('6012'), label: 'Internal Revenue Code, section 6012(a)(3)' },
    edition,
  ],
  deathPayment: [
    'Lump sum that Social Security pays once after a death',
    255,
    {
      label: 'Social Security Administration, Handbook, section 428 (a page without a date)',
      url: 'https://www.ssa.gov/OP_Home/handbook/handbook.04/handbook-0428.html',
    },
  ],
  charityMiles: [
    'Deduction for a mile driven for a charity, in cents',
    14,
    { ...federalCode('170'), label: 'Internal Revenue Code, section 170(i)' },
    { ...edition, unit: 'cents' },
  ],
  stockGift: [
    'Most of the year’s income up to which stock with a gain, given to a church or charity, counts in that year',
    0.3,
    byAccounts({ ...federalCode('170'), label: 'Internal Revenue Code, section 170(b)(1)(C)' }),
    { unit: 'fraction of 1' },
  ],
  medicareBack: [
    'Time before the application by which Medicare Part A begins at most after 65; an HSA takes nothing from the first month of Medicare on',
    6,
    byAccounts({
      label: 'Internal Revenue Code, section 223(b)(7), read as of April 2023; IRS, Publication 969',
      url: 'https://www.irs.gov/publications/p969',
    }),
    { unit: 'months' },
  ],
  classroom2026: [
    'Classroom costs that come off without itemizing in 2026; hours in a school year that a teacher works at least',
    { most: 350, hours: 900 },
    byAccounts({
      label: 'Internal Revenue Code, section 62; IRS Revenue Procedure 2025-32',
      url: sources.revenueProcedure2025.url,
    }),
    { asOf: 'October 2025', unit: { most: 'dollars', hours: 'hours' }, validThrough: '2026-12-31' },
  ],
  ohioAmended: [
    'Time after the IRS has settled a change in which the amended Ohio and school district returns are due',
    90,
    {
      label: 'Ohio Department of Taxation, amended returns (a page without a date)',
      url: 'https://tax.ohio.gov/wps/portal/gov/tax/help-center/faqs/income-amended-returns/income-amended-returns',
    },
    { unit: 'days' },
  ],
  homeSoldSooner: [
    'Time at home in the last five years after which a stay in a licensed facility, such as a nursing home, counts as living there',
    1,
    { ...federalCode('121'), label: 'Internal Revenue Code, section 121(c) and (d)(7)' },
    { ...edition, unit: 'years' },
  ],
  trumpAccountPayIns: [
    'Most that all together may pay into a child’s Trump account in a year, through 2027',
    5_000,
    byAccounts({ label: 'IRS, Form 4547, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-4547' }),
    { asOf: 'December 2025' },
  ],
});
