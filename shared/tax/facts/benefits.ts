import { facts } from './fact.ts';
import { byAccounts, federalCode, federalRule, ohioCode, sources } from './sources.ts';

/** Plans and benefits for workers, time off, and hires with papers of their own. Amounts in dollars. */
export const benefits = facts('employers', 2026, '2027-12-31', '2026-11-30', {
  simplePlan2026: [
    'SIMPLE IRA in 2026: most of pay that a worker puts in, in a firm of so many workers or fewer and as a rule in a larger one; usual match, days after the month by which it is paid in',
    { most: 18_100, workers: 25, mostInLarger: 17_000, match: 0.03, days: 30 },
    {
      label: 'IRS, SIMPLE IRA plan fix-it guide; IRS Notice 2025-67, from secondary sources',
      url: 'https://www.irs.gov/retirement-plans/simple-ira-plan-fix-it-guide',
    },
    {
      unit: { most: 'dollars', workers: 'number', mostInLarger: 'dollars', match: 'fraction of 1', days: 'days' },
      asOf: 'November 2025',
      validThrough: '2026-12-31',
    },
  ],
  simpleStart: [
    'Day of a year by which a first SIMPLE IRA plan for it exists, in a firm that did',
    'October 1',
    {
      label: 'Vanguard, deadlines of small-business plans (a page without a date)',
      url: 'https://investor.vanguard.com/investor-resources-education/faqs/small-business-plan-deadline',
    },
  ],
  planDeposit: [
    'Days in which a plan of fewer workers than this gets the money withheld, to be surely in time',
    { days: 7, workers: 100 },
    {
      label: 'Federal Register, volume 75, page 2068, on 29 CFR 2510.3-102',
      url: 'https://www.govinfo.gov/content/pkg/FR-2010-01-14/html/2010-430.htm',
    },
    { unit: { days: 'business days', workers: 'number' }, asOf: 'January 2010' },
  ],
  smallHealthPlan2026: [
    'Most that a QSEHRA pays back in 2026: for one person, for a family',
    { one: 6_450, family: 13_100 },
    sources.revenueProcedure2025,
    { asOf: 'December 2025', validThrough: '2026-12-31' },
  ],
  tuition: [
    'Tuition or student loan payments of an employer in a year that are not wages; the limit rises from 2027 on',
    5_250,
    byAccounts({ ...federalCode('127'), label: 'Internal Revenue Code, section 127, as of Public Law 119-21' }),
    { validThrough: '2026-12-31' },
  ],
  trumpProgram: [
    'What an employer may pay in a year into Trump accounts of one worker’s family without wages',
    2_500,
    byAccounts({ ...federalCode('128'), label: 'Internal Revenue Code, section 128, and IRS Notice 2025-68' }),
    { asOf: 'December 2025' },
  ],
  movingCosts: [
    'Moving costs that an employer pays for a worker',
    'wages with every tax',
    byAccounts({ ...federalCode('132'), label: 'Internal Revenue Code, sections 132(g) and 217(k)' }),
  ],
  sickPay: [
    'Social Security and Medicare on disability pay from an insurer that told the employer of it in time',
    'your half of Social Security and Medicare, and Form 940',
    {
      label: 'IRS, Publication 15-A, sick pay reporting, in a copy of 2020; IRS Notice 2015-6 from secondary sources',
      url: 'https://www.irs.gov/publications/p15a',
    },
    { asOf: '2020' },
  ],
  hiringCredit: [
    'Last first day of work for which the hiring credit (WOTC) can be certified',
    '2025-12-31',
    {
      label: 'District of Columbia, Department of Employment Services, on the credit’s end (a page of 2026)',
      url: 'https://does.dc.gov/page/work-opportunity-tax-credit',
    },
  ],
  juryDuty: [
    'What an employer may not do for jury duty',
    'no dismissal or threat of one, and no vacation or sick days for it',
    ohioCode('2313.19'),
  ],
  familyLeave: [
    'Workers from which family leave (on 20 weeks of this year or the last), Ohio’s leave for childbirth and changes for pregnancy are due; its weeks, and hours worked in the year before',
    { family: 50, weeks: 12, hours: 1_250, ohio: 4, pregnancy: 15 },
    byAccounts({
      label: 'Department of Labor, FMLA advisor; Ohio Administrative Code 4112-5-05; Pregnant Workers Fairness Act',
      url: 'https://webapps.dol.gov/elaws/whd/fmla/5a1.aspx',
    }),
    { unit: { family: 'number', weeks: 'weeks', hours: 'hours', ohio: 'number', pregnancy: 'number' } },
  ],
  salaryBasis: [
    'Absence for which pay may be taken from a salary without overtime',
    'only for whole days off for personal reasons, or for sickness under a sick pay plan',
    federalRule('29', '541.602'),
  ],
  shortBreak: [
    'Break up to which it is paid; break from which it need not be, if free of all work',
    { paid: 20, unpaid: 30 },
    byAccounts({ ...federalRule('29', '785.18'), label: 'Code of Federal Regulations, 29 CFR 785.18 and 785.19' }),
    { unit: 'minutes' },
  ],
  sickLeave: [
    'What Ohio law says of paid sick days in private firms',
    'does not require sick days, paid or not',
    {
      label: 'BLR on Ohio sick leave (a page without a date)',
      url: 'https://www.blr.com/Compensation/Benefits-Leave/Sick-Leave-in-Ohio',
    },
  ],
  layoff: [
    'Notice before a closing or mass layoff: workers of the employer from which it is due, workers laid off at one site, days, and since when by Ohio law',
    { workers: 100, laidOff: 50, days: 60, ohioSince: '2025-09-29' },
    byAccounts(ohioCode('4113.31')),
    { unit: { workers: 'number', laidOff: 'number', days: 'days' }, asOf: 'September 2025' },
  ],
  lockIn: [
    'IRS lock-in letter: days after its date from which its withholding counts, business days to give the worker the copy',
    { from: 60, copy: 10 },
    {
      label: 'IRS video on lock-in letters (a page without a date)',
      url: 'https://www.irsvideos.gov/Individual/Resources/WhatsALock-InLetter',
    },
    { unit: { from: 'days', copy: 'business days' }, checkedOn: '2026-11-30' },
  ],
  deductionsNow: [
    'Where Form W-4 of 2026 takes the deductions for tips and overtime into the paycheck',
    'the worksheet for step 4(b)',
    {
      label: 'Bloomberg Tax on the draft of Form W-4 for 2026',
      url: 'https://news.bloombergtax.com/payroll/irs-adds-tip-overtime-deductions-to-2026-form-w-4-draft',
    },
    { asOf: 'August 2025', validThrough: '2026-12-31' },
  ],
  militarySpouse: [
    'Ohio income tax of a worker who is in Ohio only because of a husband’s or wife’s military orders and has the same home state',
    'need not withhold Ohio income tax',
    {
      label: 'Ohio Department of Taxation, employer withholding, question 267 (a page without a date)',
      url: 'https://www.tax.ohio.gov/employer_withholding/faqs/employer_withholding/tabid/446/Default.aspx?QuestionID=267&AFMID=9551',
    },
  ],
  noNumberYet: [
    'What stands on a paper W-2 for a Social Security number that has not come yet',
    'Applied For',
    {
      label: 'Social Security Administration, hiring foreign workers (a page without a date)',
      url: 'https://www.ssa.gov/employer/hiring.htm',
    },
  ],
  foreignStudent: [
    'Calendar years in the United States in which a student on an F-1 visa as a rule owes no Social Security and Medicare',
    5,
    byAccounts({
      ...federalCode('3121'),
      label: 'Internal Revenue Code, section 3121(b)(19), and IRS Publication 519',
    }),
    { unit: 'years', asOf: 'February 2026' },
  ],
  remoteDocuments: [
    'Who may look at the documents of Form I-9 over live video',
    'an employer in good standing with E-Verify, who uses it at that site',
    {
      label: 'A law firm on the alternative procedure of August 2023 (a page without a date)',
      url: 'https://www.gmlaw.com/news/employment-authorization-verification-for-remote-employees',
    },
  ],
  payrollCard: [
    'How pay may go on a payroll card',
    'a payroll card only if the worker can choose another way',
    {
      label: 'Consumer Financial Protection Bureau, Bulletin 2013-10, as reported by the National Law Review',
      url: 'https://natlawreview.com/article/consumer-financial-protection-bureau-cfpb-warns-against-mandating-use-payroll-cards',
    },
    { asOf: 'September 2013' },
  ],
  perDiem: [
    'Per diem above the federal rate: what is wages, and the code in box 12 of the part that is not',
    { above: 'the part above is wages', code: 'L' },
    {
      label: 'HR Certification on the payroll rules of a per diem',
      url: 'https://hrcertification.com/blog/payroll/payroll-rules-for-per-diems-biid1000122',
    },
    { asOf: 'November 2025' },
  ],
  transportMeals: [
    'Transportation workers: meals and small costs of a day away, anywhere in the 48 states and the District of Columbia; the last month of that rate',
    { day: 80, until: 'September 2026' },
    {
      label: 'IRS Notice 2025-54, as reported by KPMG; who counts, Revenue Procedure 2019-48, section 4.04',
      url: 'https://kpmg.com/us/en/taxnewsflash/news/2025/09/notice-2025-54-per-diem-rates-employee-lodging-meals-incidentals.html',
    },
    { asOf: 'September 2025', validThrough: '2026-12-31' },
  ],
  studentLoanOrder: [
    'Part of the pay after tax that the Department of Education takes for a student loan, without a court',
    0.15,
    byAccounts({
      label: 'United States Code, title 20, section 1095a',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1095a&num=0&edition=prelim',
    }),
    { unit: 'fraction of 1' },
  ],
});
