import { facts } from './fact.ts';
import { byAccounts, federalCode, federalRule, ohioCode, sources } from './sources.ts';

/** A section of the Internal Revenue Code as read in the edition of April 2023. */
const edition = { asOf: 'April 2023' };

/** Rules for pensions and accounts of retired people, for heirs, and for what they give. Amounts in dollars, rates as fractions. */
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
  homeAfterDeath: [
    'Years after a spouse’s death within which the home is sold with the exclusion of a couple',
    2,
    byAccounts({ ...federalCode('121'), label: 'Internal Revenue Code, section 121(b)(4)' }),
    { unit: 'years', checkedOn: '2026-11-29' },
  ],
  fullRetirement: [
    'Full retirement age of Social Security for those born in that year or later',
    { age: 67, bornFrom: 1960 },
    { label: 'Social Security Act, section 216(l)', url: 'https://www.ssa.gov/OP_Home/ssact/title02/0216.htm' },
    { unit: { age: 'years', bornFrom: 'calendar year' }, checkedOn: '2026-11-29' },
  ],
  iraWithPlan2026: [
    'Income in 2026 from which the deduction for an IRA shrinks, and at which it is gone, with a plan at work',
    { single: 81_000, singleNone: 91_000, joint: 129_000, jointNone: 149_000 },
    byAccounts({ ...federalCode('219'), label: 'Internal Revenue Code, section 219(g), and IRS Notice 2025-67' }),
    { checkedOn: '2026-11-30', asOf: 'November 2025', validThrough: '2026-12-31' },
  ],
  medicarePremiums2026: [
    'Medicare in 2026, a month: Part B up to the first income of 2024, above each, from the last one on; added to Part D; married filing separately',
    {
      single: [109_000, 137_000, 171_000, 205_000, 500_000],
      joint: [218_000, 274_000, 342_000, 410_000, 750_000],
      partB: [202.9, 284.1, 405.8, 527.5, 649.2, 689.9],
      partD: [14.5, 91],
      apartFrom: 391_000,
    },
    byAccounts({
      label: 'Centers for Medicare & Medicaid Services, fact sheet on the premiums of 2026',
      url: 'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles',
    }),
    { checkedOn: '2026-11-30', asOf: 'November 2025', validThrough: '2026-12-31' },
  ],
  lifeChangingEvents: [
    'Form that asks for a lower Medicare premium, and after what, where income fell because of it',
    {
      form: 'SSA-44',
      events: 'the death of a husband or wife, a marriage, a divorce, less work or none, a smaller pension',
    },
    {
      label: 'Social Security Administration, Handbook, section 2507; the form from secondary sources',
      url: 'https://www.ssa.gov/OP_Home/handbook/handbook.25/handbook-2507.html',
    },
    { asOf: 'November 2010', checkedOn: '2026-11-29' },
  ],
  ohioEstateTax: [
    'Year from which Ohio has no estate tax',
    2013,
    { label: 'Ohio Department of Taxation, estate tax (a page without a date)', url: 'https://tax.ohio.gov/estate' },
    { unit: 'calendar year', checkedOn: '2026-11-29' },
  ],
  earlyPayout: [
    'Tax on top of a payout from an IRA or a plan at work before an age; not from the plan of a job left in the year of another age or later',
    { tax: 0.1, before: '59½', fromJob: 55 },
    byAccounts(federalCode('72')),
    { unit: { tax: 'fraction of 1', fromJob: 'years' }, checkedOn: '2026-11-30' },
  ],
  refundAfterDeath: [
    'Form with which others than a spouse on a joint return ask for the refund of somebody who died; a death certificate stays at home',
    '1310',
    byAccounts({ label: 'IRS, Form 1310, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-1310' }),
    { checkedOn: '2026-11-29' },
  ],
  widowSigns: [
    'What a widow or widower writes on a joint return in place of the other signature',
    'filing as surviving spouse',
    {
      label: 'IRS, signing the return after a death (a page without a date)',
      url: 'https://www.irs.gov/faqs/irs-procedures/signing-the-return',
    },
    { checkedOn: '2026-11-29' },
  ],
  ageAtDeath: [
    'When somebody who died counts as 65: reached by the day of death',
    'at death',
    byAccounts({ label: 'IRS, Publication 554', url: 'https://www.irs.gov/publications/p554' }),
    { checkedOn: '2026-11-29' },
  ],
  inheritedAccount: [
    'Years after the year of the death by whose end most heirs but a spouse have drawn an inherited IRA or plan, some with a payout each year; a spouse may make it her own',
    10,
    byAccounts({
      label: 'IRS, beneficiaries of a retirement account',
      url: 'https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-topics-beneficiary',
    }),
    { unit: 'years', checkedOn: '2026-11-29' },
  ],
  executorNotice: [
    'Form by which an executor tells the IRS who acts for somebody who died',
    '56',
    byAccounts({ label: 'IRS, Form 56, instructions', url: 'https://www.irs.gov/forms-pubs/about-form-56' }),
    { checkedOn: '2026-11-29' },
  ],
  teachersPension: [
    'Who taxes a pension of STRS; contributions that were taxed come back free of it',
    'by the IRS and by Ohio',
    {
      label: 'STRS Ohio, taxation of benefits (a page without a date)',
      url: 'https://www.strsoh.org/actives/retire-prep/taxation.html',
    },
    { checkedOn: '2026-11-29' },
  ],
  pensionElsewhereWithheld: [
    'State tax withheld from a pension of STRS for somebody who lives in another state',
    'STRS cannot withhold for other states',
    {
      label: 'STRS Ohio, tax withholding (a page without a date)',
      url: 'https://strsoh.org/receiving-benefits/tax-withholding.html',
    },
    { checkedOn: '2026-11-30' },
  ],
  pensionElsewhere: [
    'Retirement income that Ohio may not tax once somebody is neither resident nor domiciled in Ohio (4 U.S.C. 114), wherever it was earned',
    'a pension of STRS or OPERS, an IRA, a 401(k), 403(b) or 457 plan',
    {
      label: 'Ohio Department of Taxation, information release IT 1996-01',
      url: 'https://www.tax.ohio.gov/ohio_individual/individual/information_releases/it199601.aspx',
    },
    { checkedOn: '2026-11-30', asOf: 'May 2007' },
  ],
  teachAgain: [
    'Public work in Ohio after retiring from STRS, without Social Security tax (IRS, rehired annuitants): time in which it costs the month’s pension; part of later pay that goes to STRS, and when the IRS and Ohio tax that part',
    { wait: 2, share: 0.14, taxed: 'only when STRS pays it out' },
    {
      label:
        'STRS Ohio, reemployed retirees, and employer pickup; Kent State University on the rate (pages without a date)',
      url: 'https://www.strsoh.org/employer/faqs/reemployed.html',
    },
    { unit: { wait: 'months', share: 'fraction of 1' }, checkedOn: '2026-11-30' },
  ],
  earningsLimit2026: [
    'Pay of 2026 above which Social Security holds benefits back before full retirement age, and in the year of it',
    { before: 24_480, thatYear: 65_160 },
    byAccounts({
      label: 'Social Security Administration, earnings test',
      url: 'https://www.ssa.gov/oact/cola/rtea.html',
    }),
    { checkedOn: '2026-11-30', asOf: 'October 2025', validThrough: '2026-12-31' },
  ],
  severalAccounts: [
    'From where several IRAs, or several 403(b) plans, take their payouts; last days of the first two for those born in 1953 and 1954, who turn 73 in 2026 and 2027',
    {
      from: 'from one of them',
      ...{ first1953: '2027-04-01', second1953: '2027-12-31', first1954: '2028-04-01', second1954: '2028-12-31' },
    },
    byAccounts({
      ...federalCode('401'),
      label: 'Internal Revenue Code, section 401(a)(9)(C); 26 CFR 1.408-8 and 1.403(b)-6',
    }),
    { checkedOn: '2026-11-30' },
  ],
  pensionWithholding: [
    'Day from which Ohio’s public retirement systems, and plans, are to withhold school district tax too, from the year after the request',
    { since: '2025-09-30' },
    { ...ohioCode('5747.071'), url: 'https://codes.ohio.gov/ohio-revised-code/section-5747.071/9-30-2025' },
    { checkedOn: '2026-11-29' },
  ],
  distributionDivisor: [
    'What the balance of an IRA is divided by for the year’s payout, by age (Uniform Lifetime Table)',
    { at73: 26.5, at74: 25.5, at75: 24.6, at76: 23.7, at77: 22.9, at78: 22, at79: 21.1, at80: 20.2 },
    byAccounts(federalRule('26', '1.401(a)(9)-9')),
    { unit: 'number', checkedOn: '2026-11-29' },
  ],
  lumpSumCredits: [
    'Ohio credits for the whole of an employer’s plan paid out in one year: what each ends in later years',
    { retirement: 'the retirement income credit', distribution: 'the senior citizen credit' },
    {
      label: 'Ohio Revised Code, section 5747.055(C); Ohio LS WKS of 2012, as copied by FormsBank',
      url: 'https://www.formsbank.com/template/332393/form-ls-wks-ohio-individual-income-tax-lump-sum-distribution-instructions.html?page=2',
    },
    { asOf: '2012', checkedOn: '2026-11-29' },
  ],
});
