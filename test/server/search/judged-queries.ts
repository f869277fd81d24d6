import type { BrandId } from '#shared/brands/index.ts';

/** What people type, and the pages of which one must be among the first three results. */
export type JudgedQuery = { q: string; expected: string[]; brand?: BrandId };

const post = (slug: string) => `/blog/${slug}`;
const judged = (q: string, ...expected: string[]): JudgedQuery => ({ q, expected });
const inBrand = (brand: BrandId, q: string, ...expected: string[]): JudgedQuery => ({ q, expected, brand });

const towns = '/locations';
const contact = '/contact';
const schedule = '/schedule';
const personal = '/services/personal-tax';
const pricing = '/services/personal-tax/pricing';
const businessTax = '/services/business-tax';
const bookkeeping = '/services/bookkeeping';
const payroll = '/services/payroll';
const cfo = '/services/fractional-cfo';
const hr = '/services/hr-consulting';
const marketing = '/services/marketing';
const formation = '/services/business-formation';
const calculator = '/resources/tax-calculator';
const paycheck = '/resources/paycheck';
const deadlines = '/resources/deadlines';
const refund = '/resources/check-my-refund';
const payments = '/resources/tax-payment-center';
const checklist = '/resources/tax-prep-checklist';
const ohioTaxes = '/resources/ohio-business-taxes';
const changes = '/resources/whats-new';
const employers = '/resources/ohio-employers';
const construction = '/industries/construction';
const retail = '/industries/retail';
const professional = '/industries/professional-services';
const oil = '/industries/oil-and-gas';
const equity = '/industries/private-equity';
const manufacturing = '/industries/manufacturing';
const healthcare = '/industries/healthcare';

export const judgedQueries: readonly JudgedQuery[] = [
  // Reach the firm
  judged('phone number', contact),
  judged('hours', contact),
  judged('where are you', contact),
  judged('are you open on saturday', contact),
  judged('office location', contact),
  judged('directions to dresden office', contact),
  judged('pickerington', contact),
  judged('email', contact),
  judged('talk to a person', contact),
  judged('do you take new clients', contact, schedule),
  judged('book an appointment', schedule),
  judged('schedule a meeting', schedule),
  judged('zoom meeting', schedule),
  judged('can you come to my shop', schedule),
  judged('who are you', '/about-us'),
  judged('about us', '/about-us'),

  // Prices
  judged('price', pricing),
  judged('how much does a tax return cost', pricing),
  judged('fees', pricing),
  judged('tax preparation cost', pricing),
  judged('pricing', pricing),
  judged('payroll cost', payroll),

  // Services
  judged('tax preparation', personal, pricing),
  judged('do my taxes', personal, pricing),
  judged('file my taxes', personal, pricing, deadlines),
  judged('amended return', personal, refund),
  judged('back taxes', personal, payments),
  judged('business tax return', businessTax),
  judged('1120s', businessTax, post('partnership-and-s-corporation-returns-for-2025')),
  judged('form 1065', businessTax, deadlines, post('partnership-and-s-corporation-returns-for-2025')),
  judged('partnership return due date', deadlines, post('partnership-and-s-corporation-returns-for-2025')),
  judged('schedule c', businessTax, personal, calculator, checklist),
  judged('bookkeeping', bookkeeping),
  judged('bookkeeper near me', bookkeeping, contact),
  judged('quickbooks help', bookkeeping),
  judged('catch up on books', bookkeeping, post('two-years-behind-on-the-books')),
  judged('two years behind on bookkeeping', post('two-years-behind-on-the-books')),
  judged('monthly close', bookkeeping, post('close-the-month-in-five-days')),
  judged('payroll', payroll, paycheck),
  judged('payroll company', payroll),
  judged('garnishment', payroll),
  judged('switch payroll provider', payroll),
  judged('direct deposit for employees', payroll, hr),
  judged('cfo', cfo),
  judged('cash flow forecast', cfo, post('thirteen-weeks-of-cash-on-one-page')),
  judged('hr help', hr),
  judged('employee handbook', hr, post('a-handbook-people-read')),
  judged('marketing', marketing),
  judged(
    'get more customers',
    marketing,
    post('what-does-one-new-customer-cost'),
    post('a-business-profile-that-brings-calls'),
  ),
  judged('google business profile', marketing, post('a-business-profile-that-brings-calls')),
  judged('start an llc', formation, post('llc-in-ohio-from-name-to-first-sale')),
  judged('how do i start a business in ohio', formation, post('llc-in-ohio-from-name-to-first-sale')),
  judged('ein number', formation),
  judged('close my business', post('closing-a-business-in-ohio')),

  // Industries
  judged('dentist', healthcare),
  judged('dentist bookkeeping', healthcare),
  judged('do you work with dentists', healthcare),
  judged('doctor office', healthcare),
  judged('chiropractor', healthcare),
  judged('healthcare', healthcare),
  judged('nurse', healthcare, post('two-cities-one-paycheck')),
  judged('plumber', construction),
  judged('construction accounting', construction),
  judged('roofing contractor taxes', construction),
  judged('retainage', construction),
  judged('restaurant', retail),
  judged(
    'online store sales tax',
    retail,
    ohioTaxes,
    post('sales-tax-by-county'),
    post('sales-tax-collected-is-not-your-money'),
  ),
  judged('lawyer', professional),
  judged('real estate agent', professional),
  judged('mineral rights royalty', oil),
  judged('oil and gas lease', oil),
  judged('machine shop', manufacturing),
  judged('investors buying a company', equity),
  judged('industries', '/industries'),

  // Tools
  judged('tax calculator', calculator),
  judged('how much will i owe', calculator),
  judged('side income tax newark ohio', calculator, post('estimated-tax-for-side-work')),
  judged('tax brackets', calculator, post('ohio-income-tax-for-2026-one-rate')),
  judged('standard deduction', calculator, changes, personal),
  judged('child tax credit', calculator, changes, personal),
  judged('paycheck calculator', paycheck),
  judged('take home pay', paycheck),
  judged('s corp salary', paycheck, post('when-an-s-election-starts-to-pay')),
  judged('reasonable salary for owner', paycheck, post('when-an-s-election-starts-to-pay')),
  judged('owner draw', paycheck, payroll),
  judged('where is my refund', refund, post('where-is-my-refund')),
  judged('refund', refund, post('where-is-my-refund')),
  judged('ohio refund status', refund, post('where-is-my-refund')),
  judged('wheres my refnd', refund, post('where-is-my-refund')),
  judged('pay my taxes', payments),
  judged('pay irs', payments),
  judged('payment plan', payments),
  judged('cannot afford to pay taxes', payments),
  judged('eftps', payments),
  judged('what to bring to tax appointment', checklist, post('what-to-bring-to-your-first-tax-appointment')),
  judged('tax documents checklist', checklist),
  judged('papers i need for taxes', checklist),
  judged('deadlines', deadlines),
  judged('when are taxes due', deadlines),
  judged('due dates 2027', deadlines, post('tax-and-payroll-dates-for-2027')),
  judged('quarterly taxes due', deadlines, post('estimated-tax-for-side-work')),
  judged('extension', post('an-extension-moves-the-paper-not-the-payment'), deadlines),
  judged('file an extension', post('an-extension-moves-the-paper-not-the-payment')),
  judged('ohio business taxes', ohioTaxes),
  judged('vendor license', ohioTaxes, formation, retail),
  judged('sales tax rate by county', ohioTaxes, post('sales-tax-by-county')),
  judged('commercial activity tax', post('commercial-activity-tax-after-the-exclusion-grew'), ohioTaxes),
  judged('cat tax', post('commercial-activity-tax-after-the-exclusion-grew'), ohioTaxes),

  // Forms and laws
  judged('w2', post('your-w-2-box-by-box'), post('w-2-season-starts-in-november')),
  judged('W-2', post('your-w-2-box-by-box'), post('w-2-season-starts-in-november')),
  judged('w 2 boxes', post('your-w-2-box-by-box')),
  judged('1099', post('1099-rules-for-payments-made-in-2026')),
  judged('1099-nec', post('1099-rules-for-payments-made-in-2026'), deadlines),
  judged('1099 threshold 2026', post('1099-rules-for-payments-made-in-2026'), changes),
  judged('form 941', deadlines, payroll, payments),
  judged('obbb', changes),
  judged('big beautiful bill', changes),
  judged('no tax on tips', changes, post('four-new-deductions-on-the-2025-return')),
  judged('no tax on overtime', changes, post('four-new-deductions-on-the-2025-return')),
  judged('senior deduction', changes, post('four-new-deductions-on-the-2025-return')),
  judged('new tax law', changes),
  judged('trump account', changes),
  judged('it 4738', post('the-pass-through-entity-tax-form-it-4738')),
  judged('pass through entity tax', post('the-pass-through-entity-tax-form-it-4738')),
  judged('ohio income tax rate 2026', post('ohio-income-tax-for-2026-one-rate')),
  judged('school district income tax', post('school-district-income-tax-in-plain-words')),
  judged('sd 100', personal, post('school-district-income-tax-in-plain-words'), payments, deadlines),
  judged('newark ohio city tax', calculator, post('two-cities-one-paycheck'), payments),
  judged('work in columbus live in zanesville', post('two-cities-one-paycheck'), calculator),
  judged('rita', payments, refund, post('two-cities-one-paycheck')),
  judged('estimated tax', post('estimated-tax-for-side-work'), calculator),
  judged('self employed', calculator, post('estimated-tax-for-side-work'), businessTax),
  judged('sole proprietor taxes', businessTax, calculator, post('estimated-tax-for-side-work')),
  judged('freelancer taxes', post('estimated-tax-for-side-work'), calculator, businessTax),
  judged('contractor or employee', post('contractor-or-employee-five-honest-questions')),
  judged('hire first employee', post('hiring-your-first-employee-in-ohio')),
  judged('new hire reporting', payroll, hr, post('hiring-your-first-employee-in-ohio')),
  judged('cost of an employee', post('what-a-20-dollar-hire-costs-in-ohio')),
  judged('ohio withholding how often', post('how-often-to-send-ohio-withholding')),
  judged('workers comp true up', post('the-workers-compensation-true-up')),
  judged('bwc', post('the-workers-compensation-true-up'), payroll, ohioTaxes),
  judged('retirement income ohio', post('retirement-income-in-ohio')),
  judged('is social security taxed in ohio', post('retirement-income-in-ohio'), calculator),
  judged('year end tax planning', post('year-end-moves-before-december-31')),
  judged('s corp election', post('when-an-s-election-starts-to-pay')),
  judged('price my product', post('price-with-margin-not-markup')),
  judged('cp2000', '/resources/tax-letters/cp2000'),
  judged('what does my cp2000 mean', '/resources/tax-letters/cp2000'),
  judged('cp 14', '/resources/tax-letters/cp14'),
  judged('LT11', '/resources/tax-letters/lt11'),
  judged('5071c', '/resources/tax-letters/5071c'),
  judged('intent to levy', '/resources/tax-letters/lt11', '/resources/tax-letters/cp504'),
  judged('irs letter', '/resources/tax-letters'),
  judged('irs notice', '/resources/tax-letters'),
  judged('i got a letter from the irs', '/resources/tax-letters'),
  judged('audit', '/resources/tax-letters', '/resources/tax-letters/cp75'),
  judged(
    'verify my identity',
    '/resources/tax-letters/5071c',
    '/resources/tax-letters/4883c',
    '/resources/tax-letters',
  ),
  judged('ohio department of taxation letter', '/resources/tax-letters', '/resources/tax-letters/ohio-billing'),
  judged('how long keep tax records', personal, checklist, bookkeeping, businessTax),
  judged('privacy', '/privacy-policy'),
  judged('cookies', '/cookies'),

  // Towns
  judged('coshocton income tax', towns),
  judged('city tax rate newark', towns),
  judged('newark accountant', towns),
  judged('local tax zanesville', towns),
  judged('tax preparer near zanesville', towns),
  judged('pickerington tax', towns),
  judged('dresden ohio tax', towns),
  judged('mount vernon', towns),
  judged('cambridge ohio', towns),
  judged('newcomerstown', towns),
  judged('granville school district tax', towns, post('school-district-income-tax-in-plain-words')),
  judged('live in marietta work in west virginia', towns),

  // Ohio employers
  judged('minimum wage ohio', employers),
  judged('register as employer', employers),
  judged('new hire report ohio', employers),
  judged('employee poster', employers, hr),
  judged('minor work permit', employers),
  judged('last paycheck', employers),
  judged('fire an employee', employers),
  judged('how long keep payroll records', employers, hr),
  judged('ohio it 4 form', employers),
  judged('workers comp certificate', employers, '/resources/tax-letters/bwc-lapse'),

  // Typing errors
  judged('payrol', payroll),
  judged('denist', healthcare),
  judged('bookeeping', bookkeeping),
  judged('calender of due dates', deadlines),
  judged('appointmnet', schedule),
  judged('tax calculater', calculator),
  judged('constuction', construction),
  judged('witholding', payroll, paycheck, post('how-often-to-send-ohio-withholding'), ohioTaxes),

  // Where the brand decides
  inBrand('payroll', 'payroll', payroll),
  inBrand('payroll', 'price', payroll, pricing),
  inBrand('payroll', 'next payroll date', deadlines, payroll),
  inBrand('payroll', 'dentist', healthcare),
  inBrand('payroll', 'phone number', contact),
  inBrand('brownco', 'cfo', cfo),
  inBrand('brownco', 'start a company', formation),
  inBrand('brownco', 'marketing', marketing),
  inBrand('brownco', 'sell my business', equity),
];
