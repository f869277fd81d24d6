import { facts } from './fact.ts';
import { act, byAccounts, federalCode, federalRule, ohioCode, ohioRule, type Source, sources } from './sources.ts';

const minimumWageRelease: Source = {
  label: 'Ohio Department of Commerce, release of September 30, 2025, as printed by Hometown Stations',
  url: 'https://www.hometownstations.com/news/allen_county/ohio-minimum-wage-set-to-increase-in-2026/article_c219f7fd-d36d-462a-9892-dee94d64697f.html',
};
const minorsGuide = ohioCode('4109.02');
const registration: Source = {
  label: 'The SOURCE, Ohio unemployment tax for employers',
  url: 'https://thesource.jfs.ohio.gov',
};

/** What Ohio requires of employers from the first hire to the last check. Amounts in dollars. */
export const employerDuties = facts('employers', 2026, '2027-12-31', '2026-11-22', {
  minimumWage: [
    'Ohio minimum wage an hour: full, with tips, the federal one for small employers; receipts a year from which Ohio’s applies',
    { hour: 11, tipped: 5.5, federal: 7.25, receiptsOver: 405_000 },
    minimumWageRelease,
    { checkedOn: '2026-11-27', asOf: 'September 2025', validThrough: '2026-12-31' },
  ],
  tippedOver: [
    'Tips a month over which a job counts as tipped',
    30,
    {
      label: 'United States Code, title 29, section 203(t)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section203&num=0&edition=prelim',
    },
  ],
  tipCredit: [
    'Most of the tips of an hour that count toward the minimum wage, if the tips were that much',
    5.5,
    federalRule('29', '531.59'),
    { checkedOn: '2026-11-30', validThrough: '2026-12-31' },
  ],
  tippedOvertime: [
    'Least cash pay of an overtime hour with tips: one and a half times the minimum wage less the highest tip credit',
    11,
    byAccounts(federalRule('29', '778.5')),
    { checkedOn: '2026-11-28', validThrough: '2026-12-31' },
  ],
  withoutW4: [
    'How a worker without Form W-4 is withheld from',
    'a single person with nothing else entered',
    byAccounts(federalRule('26', '31.3402(f)(2)-1')),
    { checkedOn: '2026-11-28' },
  ],
  severeInjury: [
    'Hours in which a death at work, or a hospital stay, an amputation or the loss of an eye, is reported to OSHA; its phone',
    { death: 8, other: 24, phone: '800-321-6742' },
    federalRule('29', '1904.39'),
    { unit: { death: 'hours', other: 'hours' }, checkedOn: '2026-11-29' },
  ],
  withoutIT4: [
    'Exemptions of a worker without Form IT 4',
    'no exemptions',
    ohioRule('5703-7-06'),
    { checkedOn: '2026-11-28' },
  ],
  schoolDuty: [
    'Whose pay school district tax is withheld from',
    'each worker who lives in a district with the tax',
    {
      label: 'Ohio Department of Taxation, school district withholding, question 549 (a page without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=549&AFMID=11354',
    },
    { checkedOn: '2026-11-30' },
  ],
  exemptInvalid: [
    'When a Form W-4 is not followed',
    'unless the form is altered, the worker told you that it is false, or the IRS has sent you a lock-in letter',
    { label: 'IRS, tax topic 753; 26 CFR 31.3402(f)(5)-1', url: 'https://www.irs.gov/taxtopics/tc753' },
    { checkedOn: '2026-11-30' },
  ],
  claimOfRight: [
    'Wages of an earlier year paid back from above which the worker may take off or credit the tax on them',
    3_000,
    federalCode('1341'),
  ],
  repaidWages: [
    'Boxes of the W-2 that are corrected when pay of an earlier year is paid back',
    'boxes 3 to 6, not boxes 1 and 2',
    {
      label: 'IRS, Publication 15, section 13, and instructions for Forms W-2 and W-3, in copies of 2020 and 2017',
      url: 'https://www.irs.gov/publications/p15',
    },
    { checkedOn: '2026-11-30', asOf: '2020' },
  ],
  oldW4: [
    'Form W-4 from before 2020: off the pay of a year for each allowance; what only newer forms take off it, joint and others',
    { allowance: 4_300, joint: 12_900, others: 8_600 },
    byAccounts({ label: 'IRS, Publication 15-T, worksheet 1A', url: 'https://www.irs.gov/publications/p15t' }),
    { checkedOn: '2026-11-29', validThrough: '2026-12-31' },
  ],
  tipReport: [
    'Tips of a month from which a worker reports them, and by which day of the next month',
    { from: 20, day: 10 },
    byAccounts({ label: 'IRS, Publication 15, tips', url: 'https://www.irs.gov/publications/p15' }),
    { unit: { from: 'dollars', day: 'day of the month' }, checkedOn: '2026-11-29' },
  ],
  accountablePlan: [
    'Days within which a worker accounts for miles and other costs, and pays back what was too much',
    { account: 60, payBack: 120 },
    byAccounts(federalRule('26', '1.62-2')),
    { unit: 'days', checkedOn: '2026-11-29' },
  ],
  compensationPay: [
    'Pay on which workers’ compensation premium is due',
    'gross pay with bonuses, commissions, tips, overtime and 401(k), less cafeteria plan (section 125) benefits',
    {
      label: 'Ohio Bureau of Workers’ Compensation, what payroll is reportable (a page without a date)',
      url: 'https://info.bwc.ohio.gov',
    },
    { checkedOn: '2026-11-29' },
  ],
  schoolCorrection: [
    'Form on which school district withholding of the same year is put right',
    'SD 101',
    {
      label:
        'Ohio Department of Taxation, school district withholding instructions, as copied by FormsBank (without a date)',
      url: 'https://www.formsbank.com/template/135734/school-district-income-tax-withholding-instructions-with-form-it-4-employee-s-withholding-exemption-certificate.html?page=2',
    },
    { checkedOn: '2026-11-29' },
  ],
  cityCorrection: [
    'Forms by which withholding for a city of RITA is put right: of the employer, and after the year of the worker',
    { employer: '11A', worker: '10A' },
    {
      label: 'RITA, questions on employer withholding (a page without a date)',
      url: 'https://www.ritaohio.com/Businesses/Faqs?category=business_employerwithholding',
    },
    { checkedOn: '2026-11-29' },
  ],
  federalCorrection: [
    'Form on which federal payroll tax of a quarter already reported is put right',
    '941-X',
    federalRule('26', '31.6413(a)-1'),
    { checkedOn: '2026-11-29' },
  ],
  federalLoans: [
    'States that owed the federal government for unemployment benefits on January 1, 2025',
    'California, Connecticut, New York and the Virgin Islands',
    {
      label: 'PayrollOrg on the Department of Labor’s list of January 2025; Internal Revenue Code, section 3302(c)(2)',
      url: 'https://bookshelf.payroll.org/pc2502',
    },
    { checkedOn: '2026-11-30', asOf: 'February 2025' },
  ],
  creditReduction: [
    'Federal unemployment tax on wages of California and the Virgin Islands for 2025: what was added',
    { california: 0.012, virginIslands: 0.045 },
    {
      label: 'PayrollOrg on the Department of Labor’s final list for 2025',
      url: 'https://blogs.payroll.org/pay-news-now/california-virgin-islands-face-futa-credit-reduction-for-2025',
    },
    { unit: 'fraction of 1', taxYear: 2025, checkedOn: '2026-11-30', asOf: 'November 2025' },
  ],
  federalBonus: [
    'Flat federal withholding on a bonus',
    0.22,
    byAccounts({ label: 'IRS, Publication 15, supplemental wages', url: 'https://www.irs.gov/publications/p15' }),
    { unit: 'fraction of 1', checkedOn: '2026-11-28' },
  ],
  ohioBonus: [
    'Least Ohio withholding on a bonus, since January 2026',
    0.0275,
    {
      label: 'Ohio Manufacturers’ Association on guidance of the Department of Taxation',
      url: 'https://www.ohiomfg.com/our-communities/ohio-tax-guidance-for-2026-brings-payroll-planning-changes-for-manufacturers',
    },
    { unit: 'fraction of 1', checkedOn: '2026-11-29', asOf: 'January 2026' },
  ],
  depositedOnTime: [
    'Day of the next month by which Forms 940 and 941 are due when each deposit was made in full and on time',
    10,
    byAccounts({
      label: `${sources.employerReturns.label}, on deposits made in full and on time`,
      url: sources.employerReturns.url,
    }),
    { unit: 'day of the month', checkedOn: '2026-11-28' },
  ],
  payDays: [
    'Wages of the first half of a month are due by this day of the next, those of the second half by that day',
    { firstHalf: 1, secondHalf: 15 },
    ohioCode('4113.15'),
    { unit: 'day of the month' },
  ],
  latePay: [
    'Wages unpaid this many days after payday cost the employer a part of them more, and at least an amount',
    { days: 30, part: 0.06, least: 200 },
    ohioCode('4113.15'),
    { unit: { days: 'days', part: 'fraction of 1', least: 'dollars' } },
  ],
  unemploymentFrom: [
    'Unemployment tax is due from wages in a quarter, or from weeks with a worker in a year',
    { quarterWages: 1_500, weeks: 20 },
    ohioCode('4141.011'),
    { unit: { quarterWages: 'dollars', weeks: 'weeks' } },
  ],
  unemploymentForm: ['Paper form to register for unemployment tax', 'JFS-20100', registration],
  withholdingRegistration: [
    'Form to register for Ohio withholding, and days from the first pay',
    { form: 'IT 1', days: 15 },
    { label: 'Ohio Department of Taxation, employer withholding', url: 'https://tax.ohio.gov' },
    { unit: 'days' },
  ],
  reciprocity: [
    'States whose residents pay no Ohio tax on wages, and the form they give their employer',
    { form: 'IT 4, section III', states: ['Indiana', 'Kentucky', 'Michigan', 'Pennsylvania', 'West Virginia'] },
    {
      label: 'Ohio Form IT 4, which replaced Form IT 4NR, as copied by Tax Form Finder',
      url: 'https://taxformfinder.org/index.php/ohio/form-it-4',
    },
    { checkedOn: '2026-11-27', asOf: '2024' },
  ],
  homeStateTax: [
    'What somebody who lives in Pennsylvania and works in Ohio pays where the employer withholds no Pennsylvania tax',
    'Pennsylvania estimates',
    byAccounts({
      label: 'Pennsylvania’s agreements with other states, as a tax program explains them',
      url: 'https://support.taxslayerpro.com/hc/en-us/articles/7988458645274',
    }),
    { checkedOn: '2026-11-30' },
  ],
  ohioanInPennsylvania: [
    'Form on which somebody who lives in Ohio and works in Pennsylvania asks that Pennsylvania’s tax not be withheld',
    'REV-419',
    {
      label: 'Pennsylvania Form REV-419, as copied by Tax Form Finder',
      url: 'https://taxformfinder.org/pennsylvania/form-rev-419',
    },
    { checkedOn: '2026-11-30', asOf: 'September 2020' },
  ],
  eVerify: [
    'E-Verify for new hires on nonresidential construction: since when, dollars a violation may cost, years to keep the record, years without state contracts at most',
    { since: 'March 2026', least: 250, most: 25_000, years: 3, ban: 2 },
    {
      label: 'Ohio House Bill 246 of the 136th General Assembly',
      url: 'https://www.legislature.ohio.gov/legislation/136/hb246',
    },
    { unit: { least: 'dollars', most: 'dollars', years: 'years', ban: 'years' }, asOf: 'March 2026' },
  ],
  separationDays: [
    'Working days to answer Ohio’s request for information on someone who left',
    10,
    {
      label: 'Ohio House Bill 96 of the 136th General Assembly, signed on June 30, 2025, on its page',
      url: 'https://www.legislature.ohio.gov/legislation/136/hb96',
    },
    { unit: 'business days', asOf: 'February 2026' },
  ],
  smallVehicle: [
    'Weight of a vehicle up to which work on it brings a driver overtime',
    '10,000 pounds or less',
    {
      label: 'Department of Labor, Fact Sheet 19 of November 2009, as copied by Overtime Lawyers',
      url: 'https://overtimelawyers.com/truck-drivers-of-small-trucks-now-get-overtime-flsa-13b1-motor-carrier-exemption-does-not-apply',
    },
    { checkedOn: '2026-11-30', asOf: 'November 2009' },
  ],
  rehireForm: [
    'Years from the date of Form I-9 in which it serves again for somebody who comes back',
    3,
    {
      label:
        'Citizenship and Immigration Services on Supplement B, as copied by the Society for Human Resource Management (a page without a date)',
      url: 'https://shrm.org/topics-tools/tools/hr-answers/rehire-person-previously-completed-form-9',
    },
    { unit: 'years', checkedOn: '2026-11-30' },
  ],
  unionDues: [
    'What an employee does with union dues on the federal return',
    'cannot deduct them',
    byAccounts(act('70110')),
    { checkedOn: '2026-11-30' },
  ],
  salaryTest: [
    'Salary a week below which overtime is due whatever the duties',
    684,
    {
      label: 'Code of Federal Regulations, 29 CFR 541.600',
      url: 'https://www.ecfr.gov/current/title-29/section-541.600',
    },
    { asOf: 'December 2024' },
  ],
  minorAge: [
    'A work permit is needed from this age to that, in years',
    { from: 14, to: 17 },
    minorsGuide,
    { unit: 'years' },
  ],
  minorBreak: [
    'Minors: minutes of break after hours of work',
    { minutes: 30, hours: 5 },
    ohioCode('4109.07'),
    { unit: { minutes: 'minutes', hours: 'hours' } },
  ],
  minorHours: [
    'Hours of 14- and 15-year-olds: on a school day, in a school week, on other days, in other weeks; from, until, until in summer, on a clock of 12',
    { schoolDay: 3, schoolWeek: 18, day: 8, week: 40, from: 7, until: 7, untilInSummer: 9 },
    ohioCode('4109.07'),
    {
      unit: {
        schoolDay: 'hours',
        schoolWeek: 'hours',
        day: 'hours',
        week: 'hours',
        from: 'hour on a clock of 12',
        until: 'hour on a clock of 12',
        untilInSummer: 'hour on a clock of 12',
      },
    },
  ],
  olderMinorHours: [
    'Minors of 16 and 17 before and on school days: on the clock',
    { from: 7, fromIfEarly: 6, early: 8, until: 11 },
    ohioCode('4109.07'),
    { unit: 'hour on a clock of 12', checkedOn: '2026-11-28' },
  ],
  minorRecordYears: ['Years that time records of minors are kept', 2, ohioCode('4109.11'), { unit: 'years' }],
  minorPermitDays: [
    'Days after a minor’s last day to return the work permit to the school',
    3,
    minorsGuide,
    { unit: 'days' },
  ],
  postersOnline: [
    'Since then six Ohio notices may be posted online instead of on the wall',
    { from: '2025-07-20', notices: 6 },
    {
      label: 'Ohio Senate Bill 33 of the 136th General Assembly',
      url: 'https://www.legislature.ohio.gov/legislation/136/sb33',
    },
    { unit: 'number' },
  ],
  newHireCenter: [
    'Where new hires are reported: phone, mail, dollars a report that never came may cost',
    { telephone: '888-872-1490', mail: 'P.O. Box 15309, Columbus, OH 43215', penalty: 25 },
    { label: 'Ohio New Hire Reporting Center', url: 'https://newhire-reporting.com/OH-Newhire/' },
  ],
  overtimeOver: ['Hours a week from which overtime is due', 40, ohioCode('4111.03'), { unit: 'hours' }],
});
