import { facts } from './fact.ts';
import { byAccounts, federalCode, federalRule, ohioCode, ohioRule, type Source, sources } from './sources.ts';

/** A statute of Ohio that was read where a city repeats it. */
const repeatedBy = (section: string, city: string, url: string): Source => ({
  label: `${ohioCode(section).label}, as repeated in the code of ${city}`,
  url,
});
const fringeGuide = byAccounts({
  label: 'IRS, Publication 15-B, on benefits besides pay',
  url: 'https://www.irs.gov/publications/p15b',
});

/** What an employer withholds and reports where pay, place, papers or benefits are not the usual ones. Amounts in dollars. */
export const withholdingCases = facts('employers', 2026, '2027-12-31', '2026-11-29', {
  newW4: [
    'From when a new Form W-4 counts at the latest: the first payroll period that ends so many days after you got it, or later',
    30,
    { label: 'IRS, Topic 753', url: 'https://www.irs.gov/taxtopics/tc753' },
    { unit: 'days' },
  ],
  exemptEnded: [
    'How to withhold once the year of a Form W-4 that claimed exemption is over',
    'by the last Form W-4 that did not claim it, or without one as for a single person',
    byAccounts({
      label: `${sources.exemptWorkers.label}, on the time after it ends`,
      url: sources.exemptWorkers.url,
    }),
  ],
  newIT4: [
    'When a worker owes a new Form IT 4',
    'when the number of exemptions changes, or with a move to another school district',
    {
      label: 'Ohio Department of Taxation, employer withholding, question 5310 (a page without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5310&AFMID=11354',
    },
  ],
  ownPlace: [
    'A worker’s own place of work for city tax',
    'where the worker has to come regularly, to your office or else to a worksite; if nowhere, where most of the year’s working days are spent',
    repeatedBy(
      '718.011',
      'Groveport',
      'https://codelibrary.amlegal.com/codes/groveport/latest/groveport_oh/0-0-0-31356',
    ),
  ],
  deliveries: [
    'Work that counts at the worker’s own place of work for city tax',
    'driving to the first stop, between stops and back, and picking up or delivering what you sell or repair, unless it is fixed to a building there',
    repeatedBy('718.011', 'Mayfield', 'https://www.rdso3donline.com/Mayfield/0/doc/4996783/Page25.aspx'),
  ],
  travelTime: [
    'Travel that is paid time',
    'The drive from one customer or client to the next is paid time',
    {
      label: 'U.S. Department of Labor, direct care: breaks and travel (a page without a date)',
      url: 'https://www.dol.gov/agencies/whd/direct-care/agencies/paid-breaks/',
    },
  ],
  sleepTime: [
    'Sleep on duty: hours of duty below which it is paid; most hours left out of longer duty by agreement; hours of sleep without which the night is paid',
    { duty: 24, most: 8, least: 5 },
    {
      label: 'U.S. Department of Labor, Field Assistance Bulletin 2016-1',
      url: 'https://www.dol.gov/whd/FieldBulletins/fab2016_1.htm',
    },
    { unit: 'hours', asOf: 'April 2016' },
  ],
  homeCareOvertime: [
    'Day on which it was proposed that home-care agencies need not pay overtime to companions and live-in aides',
    { proposed: '2025-07-02' },
    {
      label: 'Federal Register, volume 90, page 28976',
      url: 'https://www.federalregister.gov/documents/2025/07/02/2025-12316/application-of-the-fair-labor-standards-act-to-domestic-service',
    },
    { asOf: 'July 2025' },
  ],
  minorDriving: [
    'Driving on public roads for work below 18',
    'nobody under 17 drives on a public road for work; at 17 only now and then, by daylight, with conditions',
    federalRule('29', '570.52'),
  ],
  lostW2: [
    'What a W-2 printed again carries; years to keep one that came back',
    { words: 'REISSUED STATEMENT', years: 4 },
    byAccounts({
      label: 'IRS, General Instructions for Forms W-2 and W-3, on copies printed again',
      url: 'https://www.irs.gov/instructions/iw2w3',
    }),
    { unit: { years: 'years' } },
  ],
  largeEmployer: [
    'How workers are counted for the health plan rules: hours a week of a full-time worker; most hours a month that count of any other, and what their sum is divided by',
    { hours: 30, most: 120 },
    byAccounts({
      label: 'IRS, applicable large employers',
      url: 'https://www.irs.gov/affordable-care-act/employers/determining-if-an-employer-is-an-applicable-large-employer',
    }),
    { unit: 'hours' },
  ],
  compensationChoice: [
    'Which owners choose whether workers’ compensation covers them',
    'a sole proprietor, a partner, and the owner of an LLC that files like one of them',
    {
      label: 'Ohio Bureau of Workers’ Compensation, policy EP-05-03',
      url: 'https://bwc.ohio.gov/basics/PolicyLibrary/FileShell.aspx?file=%2FEmployer+Policy%2FElective+Coverage.htm',
    },
    { asOf: 'June 2024' },
  ],
  seasonalEmployer: [
    'Most weeks a year of a business that Ohio may class as seasonal, after an application',
    40,
    byAccounts(ohioCode('4141.33')),
    { unit: 'weeks' },
  ],
  cityShortfall: [
    'Who owes a city tax that an employer should have withheld',
    'the employer, withheld or not',
    repeatedBy(
      '718.03',
      'Minerva Park',
      'https://codelibrary.amlegal.com/codes/minervapark/latest/minervapark_oh/0-0-0-10042',
    ),
  ],
  jointDistrict: [
    'Who owes the tax of a joint district that a township forms with a city',
    'those who work inside',
    {
      label: 'City of Marysville on its joint district (a page without a date)',
      url: 'https://marysvilleohio.org/624/JEDD-Information',
    },
  ],
  form17: [
    'What RITA’s yearly reconciliation of withholding, Form 17, counts and carries',
    'W-2s and 1099-NECs',
    {
      label: 'RITA, instructions for Form 17, as copied by a forms archive',
      url: 'https://ses.stf.com/bookmarks/Joe%20Argiro/OH%20Cities_wsw/oh%20cities_wsw/0021/202107290821443862924.htm',
    },
    { checkedOn: '2026-12-01', asOf: '2023' },
  ],
  cityCopies: [
    'What some cities want with the yearly reconciliation of withholding, besides the W-2s',
    'copies of your 1099s',
    { label: 'Village of South Zanesville, income tax', url: 'https://www.villageofsouthzanesville.com/income-tax/' },
    { asOf: '2024' },
  ],
  earnedInside: [
    'Pay of which an employer withholds a city’s tax',
    'pay earned inside it',
    repeatedBy(
      '718.03',
      'Bowling Green',
      'https://codelibrary.amlegal.com/codes/bowlinggreen_oh/latest/bowling_oh/0-0-0-30899',
    ),
  ],
  workElsewhere: [
    'Pay of people who live in another state of which Ohio income tax is withheld',
    'pay for work in Ohio',
    {
      label: 'Ohio Department of Taxation, employer withholding, question 227 (a page without a date)',
      url: 'https://www.tax.ohio.gov/employer_withholding/faqs/employer_withholding/tabid/446/Default.aspx?QuestionID=227&AFMID=9551',
    },
    { checkedOn: '2026-11-30' },
  ],
  unemploymentElsewhere: [
    'The state whose unemployment tax is due on pay for work in one state',
    'the state where all the work is done',
    {
      label: 'U.S. Department of Labor, program letter 20-04 on the localization of work, attachment I',
      url: 'https://dol.gov/sites/dolgov/files/ETA/advisories/UIPL/2004/UIPL20-04_AttachI.html',
    },
    { checkedOn: '2026-11-30', asOf: 'May 2004' },
  ],
  newHireElsewhere: [
    'Where a new hire is reported',
    'to the state of the work, or all to one of your states after you register for that',
    {
      label: 'U.S. Office of Child Support, new hire reporting (a page without a date)',
      url: 'https://www.acf.hhs.gov/css/employers/employer-responsibilities/new-hire-reporting',
    },
    { checkedOn: '2026-11-30' },
  ],
  homeInKentucky: [
    'Kentucky: form of workers, days to report a hire',
    { form: 'K-4', hire: 20 },
    { label: 'A payroll firm on Kentucky', url: 'https://www.eccapayroll.com/state/kentucky/' },
    { unit: { hire: 'days' }, asOf: 'January 2021' },
  ],
  homeElsewhere: [
    'West Virginia’s form for workers who live there',
    'IT-104',
    byAccounts({ label: 'West Virginia Tax Division, Form WV/IT-104', url: 'https://tax.wv.gov' }),
  ],
  westVirginiaOffice: [
    'Phone of the West Virginia Tax Division',
    '304-558-3333',
    {
      label: 'West Virginia Tax Division, questions on individual income tax (a page without a date)',
      url: 'https://tax.wv.gov/Individuals/FrequentlyAskedQuestions/Pages/IndividualsFrequentlyAskedQuestions.aspx',
    },
    { checkedOn: '2026-11-30' },
  ],
  interstateDriver: [
    'In how many states a driver of a motor carrier has regularly assigned duties, and who alone may tax the pay',
    { where: 'two or more states', taxedBy: 'the state and the city or school district of home' },
    {
      label: 'United States Code, title 49, section 14503',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title49-section14503&num=0&edition=prelim',
    },
    { checkedOn: '2026-11-30', asOf: 'November 2024' },
  ],
  hireElsewhere: [
    'Days to report a new hire to West Virginia',
    14,
    {
      label: 'Business for West Virginia, employer duties',
      url: 'https://www.business4wv.com/b4wvpublic/default.aspx?pagename=employerduties',
    },
    { unit: 'days', asOf: 'October 2017' },
  ],
  compensationElsewhere: [
    'Days in a year for which West Virginia accepts coverage of BWC',
    30,
    byAccounts({
      label: 'Ohio Bureau of Workers’ Compensation, working out of state',
      url: 'https://info.bwc.ohio.gov',
    }),
    { unit: 'days' },
  ],
  compensationPremium: [
    'In how many payments a year BWC takes the premium',
    '12, 6, 4, 2 or 1',
    {
      label: 'Ohio Bureau of Workers’ Compensation, paying premiums (a page without a date)',
      url: 'https://info.bwc.ohio.gov',
    },
  ],
  compensationParts: [
    'When the six payments of workers’ compensation premium are due: each on its invoice (rule 4123-17-14.2), the first after 20 days',
    'about June 21 and every two months from then on, in August, October, December, February and April',
    {
      label: 'Paramount Preferred Solutions on the invoices of BWC',
      url: 'https://paramountpreferredsolutions.com/bwc-news-and-updates/',
    },
    { checkedOn: '2026-11-30', asOf: 'June 2018' },
  ],
  unemploymentOnline: [
    'How quarterly unemployment reports are filed',
    'online only: paper may come back as not filed',
    ohioRule('4141-11-01'),
    { checkedOn: '2026-11-30', asOf: 'May 2024' },
  ],
  reciprocityOwners: [
    'Whose pay the agreements with the neighbor states leave out',
    'an owner of 20% or more of an S corporation or partnership that pays it',
    {
      label: 'Ohio Department of Taxation, employer withholding, question 5313 (a page without a date)',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5313&AFMID=11354',
    },
    { checkedOn: '2026-11-30' },
  ],
  underpaid: [
    'What an employer pays with Form 941-X for Social Security or Medicare withheld too little',
    'both halves of the tax, yours and the worker’s',
    byAccounts(federalRule('26', '31.6205-1')),
  ],
  smallMistake: [
    'A wrong amount on a W-2 that costs nothing: off by so many dollars, or by so many of tax withheld',
    { amount: 100, tax: 25 },
    byAccounts({
      label: 'United States Code, title 26, sections 6721(c)(3) and 6722(c)(3)',
      url: federalCode('6721').url,
    }),
    { checkedOn: '2026-11-30' },
  ],
  w2Online: [
    'W-2s that can be typed on the page of Social Security',
    50,
    {
      label: 'Social Security Administration, questions on Business Services Online (a copy)',
      url: 'https://www.scribd.com/document/733730519/Questions-Answers',
    },
    { unit: 'number', asOf: 'July 2023' },
  ],
  w2Upload: [
    'Where W-2s go to Ohio, who has to upload them, and how a corrected one goes',
    { upload: 'Ohio Business Gateway', who: 'all employers', corrected: 'on paper, with Form IT 3' },
    {
      label: 'Ohio Department of Taxation, instructions for Form IT 3, as copied by a forms archive',
      url: 'https://ses.stf.com/bookmarks/Candice%20Butts/OH_wsw/0025/2023050414074360611892.htm',
    },
    { checkedOn: '2026-12-01', asOf: 'November 2023' },
  ],
  unemploymentNotice: [
    'By when Ohio mails an employer the unemployment rate of the next year',
    'December 1',
    {
      label: 'Ohio Department of Job and Family Services, contribution rates',
      url: 'https://jfs.ohio.gov/ouc/uctax/rates.stm',
    },
    { asOf: '2018' },
  ],
  lifeInsurance: [
    'Life insurance of a group above which its value is wages, and its code in box 12',
    { over: 50_000, code: 'C' },
    fringeGuide,
    { unit: { over: 'dollars' } },
  ],
  workPhone: ['A phone that is not wages', 'given for reasons of the business', fringeGuide],
  healthPlan: [
    'Health plans: W-2s of the year before from which code DD is owed, full-time workers from which Forms 1095-C are, days to tell CMS',
    { w2s: 250, workers: 50, notice: 60 },
    byAccounts({
      label: 'IRS and CMS on reports of health plans',
      url: 'https://www.irs.gov/affordable-care-act/form-w-2-reporting-of-employer-sponsored-health-coverage',
    }),
    { unit: { w2s: 'number', workers: 'number', notice: 'days' } },
  ],
  backPay: [
    'What a raise dated back adds to an hour of overtime worked meanwhile: one and a half times the raise',
    1.5,
    federalRule('29', '778.303'),
    { unit: 'number' },
  ],
  jointEmployers: [
    'Whose hours are counted together for overtime',
    'two firms that share the worker, or belong to one owner who runs both',
    byAccounts({
      label: 'U.S. Department of Labor, Wage and Hour Division',
      url: 'https://www.dol.gov/agencies/whd/flsa',
    }),
  ],
});
