import { type BrandId, isBrandId } from '#shared/brands/index.ts';

/** What people type, and the paths of which one must be among the first three results. */
type JudgedQuery = { kind: string; q: string; expected: string[]; brand: BrandId };

/** By kind, a query a line: `[brand | ]query: path[ path …]`, the paths without their first slash. */
const kinds = `
  # Meant, not said
  make an appointment: schedule
  i need to see someone: schedule contact
  cancel my appointment: schedule
  when are taxes due: resources/deadlines
  next due date: resources/deadlines
  form 941: resources/deadlines
  can't pay: resources/tax-payment-center
  i owe the irs and have no money: resources/tax-payment-center
  my irs letter says i owe money: resources/tax-letters/cp14 resources/tax-letters
  i got a letter from the irs: resources/tax-letters
  contractor or employee: blog/contractor-or-employee-five-honest-questions
  big beautiful bill: resources/whats-new
  how much will i get back: resources/tax-calculator resources/check-my-refund
  what do you charge: services/personal-tax/pricing
  call you: contact
  # Reach the firm
  phone number: contact
  hours: contact
  where are you: contact
  are you open on saturday: contact
  office location: contact
  directions to dresden office: contact
  pickerington: contact
  email: contact
  talk to a person: contact
  do you take new clients: contact schedule
  book an appointment: schedule
  schedule a meeting: schedule
  zoom meeting: schedule
  can you come to my shop: schedule
  who are you: about-us
  about us: about-us
  # Prices
  price: services/personal-tax/pricing
  how much does a tax return cost: services/personal-tax/pricing
  fees: services/personal-tax/pricing
  tax preparation cost: services/personal-tax/pricing
  pricing: services/personal-tax/pricing
  payroll cost: services/payroll
  # Services
  tax preparation: services/personal-tax services/personal-tax/pricing
  do my taxes: services/personal-tax services/personal-tax/pricing
  file my taxes: services/personal-tax services/personal-tax/pricing resources/deadlines
  amended return: services/personal-tax resources/check-my-refund
  back taxes: services/personal-tax resources/tax-payment-center
  business tax return: services/business-tax
  1120s: services/business-tax
  form 1065: services/business-tax resources/deadlines
  partnership return due date: resources/deadlines blog/tax-and-payroll-dates-for-2027
  schedule c: services/business-tax services/personal-tax resources/tax-calculator resources/tax-prep-checklist
  bookkeeping: services/bookkeeping
  bookkeeper near me: services/bookkeeping contact
  quickbooks help: services/bookkeeping
  catch up on books: services/bookkeeping
  two years behind on bookkeeping: services/bookkeeping
  monthly close: services/bookkeeping
  payroll: services/payroll resources/paycheck
  payroll company: services/payroll
  garnishment: services/payroll
  switch payroll provider: services/payroll
  direct deposit for employees: services/payroll services/hr-consulting
  cfo: services/fractional-cfo
  cash flow forecast: services/fractional-cfo blog/thirteen-weeks-of-cash-on-one-page
  hr help: services/hr-consulting
  employee handbook: services/hr-consulting
  marketing: services/marketing
  get more customers: services/marketing
  google business profile: services/marketing
  start an llc: services/business-formation
  how do i start a business in ohio: services/business-formation
  ein number: services/business-formation
  close my business: blog/closing-a-business-in-ohio
  # Industries
  dentist: industries/healthcare
  dentist bookkeeping: industries/healthcare
  do you work with dentists: industries/healthcare
  doctor office: industries/healthcare
  chiropractor: industries/healthcare
  healthcare: industries/healthcare
  nurse: industries/healthcare blog/two-cities-one-paycheck
  plumber: industries/construction
  construction accounting: industries/construction
  roofing contractor taxes: industries/construction
  retainage: industries/construction
  restaurant: industries/retail
  online store sales tax: industries/retail resources/ohio-business-taxes
  lawyer: industries/professional-services
  real estate agent: industries/professional-services
  mineral rights royalty: industries/oil-and-gas
  oil and gas lease: industries/oil-and-gas
  machine shop: industries/manufacturing
  investors buying a company: industries/private-equity
  industries: industries
  # Tools
  tax calculator: resources/tax-calculator
  how much will i owe: resources/tax-calculator
  side income tax newark ohio: resources/tax-calculator
  tax brackets: resources/tax-calculator
  standard deduction: resources/tax-calculator resources/whats-new services/personal-tax
  child tax credit: resources/tax-calculator resources/whats-new services/personal-tax
  paycheck calculator: resources/paycheck
  take home pay: resources/paycheck
  s corp salary: resources/paycheck
  reasonable salary for owner: resources/paycheck
  owner draw: resources/paycheck
  where is my refund: resources/check-my-refund
  refund: resources/check-my-refund
  ohio refund status: resources/check-my-refund
  wheres my refnd: resources/check-my-refund
  pay my taxes: resources/tax-payment-center
  pay irs: resources/tax-payment-center
  payment plan: resources/tax-payment-center
  cannot afford to pay taxes: resources/tax-payment-center
  eftps: resources/tax-payment-center
  what to bring to tax appointment: resources/tax-prep-checklist
  tax documents checklist: resources/tax-prep-checklist
  papers i need for taxes: resources/tax-prep-checklist
  deadlines: resources/deadlines
  due dates 2027: resources/deadlines blog/tax-and-payroll-dates-for-2027
  quarterly taxes due: resources/deadlines
  extension: resources/deadlines
  file an extension: resources/deadlines
  ohio business taxes: resources/ohio-business-taxes
  vendor license: resources/ohio-business-taxes services/business-formation industries/retail
  sales tax rate by county: resources/ohio-business-taxes
  commercial activity tax: resources/ohio-business-taxes
  cat tax: resources/ohio-business-taxes
  # Forms and laws
  w2: blog/w-2-season-starts-in-november
  W-2: blog/w-2-season-starts-in-november
  w 2 boxes: blog/w-2-season-starts-in-november
  1099: blog/1099-rules-for-payments-made-in-2026
  1099-nec: blog/1099-rules-for-payments-made-in-2026 resources/deadlines
  1099 threshold 2026: blog/1099-rules-for-payments-made-in-2026 resources/whats-new
  obbb: resources/whats-new
  no tax on tips: resources/whats-new
  no tax on overtime: resources/whats-new
  senior deduction: resources/whats-new
  new tax law: resources/whats-new
  trump account: resources/whats-new
  it 4738: resources/ohio-business-taxes services/business-tax
  pass through entity tax: resources/ohio-business-taxes services/business-tax
  ohio income tax rate 2026: resources/whats-new resources/tax-calculator
  school district income tax: locations resources/tax-calculator blog/two-cities-one-paycheck
  sd 100: services/personal-tax resources/tax-payment-center resources/deadlines resources/tax-letters/ohio-school-district
  newark ohio city tax: resources/tax-calculator blog/two-cities-one-paycheck resources/tax-payment-center
  work in columbus live in zanesville: blog/two-cities-one-paycheck resources/tax-calculator
  rita: resources/tax-payment-center resources/check-my-refund blog/two-cities-one-paycheck
  estimated tax: resources/tax-calculator
  self employed: resources/tax-calculator services/business-tax
  sole proprietor taxes: services/business-tax resources/tax-calculator
  freelancer taxes: resources/tax-calculator services/business-tax
  hire first employee: resources/ohio-employers services/hr-consulting
  new hire reporting: services/payroll services/hr-consulting
  cost of an employee: resources/paycheck
  ohio withholding how often: resources/ohio-employers
  workers comp true up: resources/tax-letters/bwc-true-up resources/ohio-employers
  bwc: services/payroll resources/ohio-business-taxes resources/ohio-employers
  retirement income ohio: resources/tax-calculator services/personal-tax
  is social security taxed in ohio: resources/tax-calculator services/personal-tax
  year end tax planning: blog/year-end-moves-before-december-31
  s corp election: services/business-formation resources/paycheck
  cp2000: resources/tax-letters/cp2000
  what does my cp2000 mean: resources/tax-letters/cp2000
  cp 14: resources/tax-letters/cp14
  LT11: resources/tax-letters/lt11
  5071c: resources/tax-letters/5071c
  intent to levy: resources/tax-letters/lt11 resources/tax-letters/cp504
  irs letter: resources/tax-letters
  irs notice: resources/tax-letters
  audit: resources/tax-letters resources/tax-letters/cp75
  verify my identity: resources/tax-letters/5071c resources/tax-letters/4883c resources/tax-letters
  ohio department of taxation letter: resources/tax-letters resources/tax-letters/ohio-billing-notice
  how long keep tax records: services/personal-tax resources/tax-prep-checklist services/bookkeeping services/business-tax
  privacy: privacy-policy
  cookies: cookies
  # Towns
  coshocton income tax: locations
  city tax rate newark: locations
  newark accountant: locations
  local tax zanesville: locations
  tax preparer near zanesville: locations
  pickerington tax: locations
  dresden ohio tax: locations
  mount vernon: locations
  cambridge ohio: locations
  newcomerstown: locations
  granville school district tax: locations
  live in marietta work in west virginia: locations
  # Ohio employers
  minimum wage ohio: resources/ohio-employers
  register as employer: resources/ohio-employers
  new hire report ohio: resources/ohio-employers
  employee poster: resources/ohio-employers services/hr-consulting
  minor work permit: resources/ohio-employers
  last paycheck: resources/ohio-employers
  fire an employee: resources/ohio-employers
  how long keep payroll records: resources/ohio-employers services/hr-consulting
  ohio it 4 form: resources/ohio-employers
  workers comp certificate: resources/ohio-employers resources/tax-letters/bwc-lapse
  # Typing errors
  payrol: services/payroll
  denist: industries/healthcare
  bookeeping: services/bookkeeping
  calender of due dates: resources/deadlines
  appointmnet: schedule
  tax calculater: resources/tax-calculator
  constuction: industries/construction
  witholding: services/payroll resources/paycheck resources/ohio-business-taxes
  shedule appointment: schedule
  refnud: resources/check-my-refund
  quickboks: services/bookkeeping
  paycheck calculater: resources/paycheck
  minimun wage: resources/ohio-employers
  # Write-offs
  can i deduct my truck: services/business-tax
  mileage: services/business-tax industries/construction
  home office: services/business-tax services/personal-tax
  itemize or standard deduction: services/personal-tax resources/tax-calculator
  charity donations: services/personal-tax blog/year-end-moves-before-december-31 resources/whats-new
  child care credit: services/personal-tax resources/tax-calculator resources/whats-new
  # Where the brand decides
  payroll | can't pay: resources/tax-payment-center
  payroll | make an appointment: schedule
  payroll | form 941: resources/deadlines
  brownco | contractor or employee: blog/contractor-or-employee-five-honest-questions
  payroll | payroll: services/payroll
  payroll | price: services/payroll services/personal-tax/pricing
  payroll | next payroll date: resources/deadlines services/payroll
  payroll | dentist: industries/healthcare
  payroll | phone number: contact
  brownco | cfo: services/fractional-cfo
  brownco | start a company: services/business-formation
  brownco | marketing: services/marketing
  brownco | sell my business: industries/private-equity
  # Bare numbers of forms
  941: resources/deadlines services/payroll resources/tax-payment-center resources/ohio-employers
  940: resources/deadlines services/payroll resources/ohio-employers
  1040: services/personal-tax resources/deadlines resources/tax-calculator
  1040-x: services/personal-tax resources/check-my-refund
  1040-es: resources/tax-payment-center resources/deadlines
  4868: resources/deadlines
  7004: resources/deadlines
  2553: services/business-formation
  9465: resources/tax-payment-center
  8962: resources/tax-letters/12c
  ss-4: services/business-formation
  w-4: resources/paycheck resources/ohio-employers services/payroll
  w9: blog/1099-rules-for-payments-made-in-2026 blog/contractor-or-employee-five-honest-questions resources/tax-letters/cp2100
  i-9: resources/ohio-employers services/hr-consulting
  k-1: services/business-tax
  1099-k: resources/tax-letters/1099-k-mismatch resources/whats-new
  it 501: resources/tax-letters/ohio-withholding-not-filed resources/deadlines
  it 1040: resources/tax-letters/ohio-income-tax-not-filed services/personal-tax
  ust-1: resources/tax-letters/ohio-sales-tax-not-filed resources/deadlines
  # Popular names of laws
  trump tax cuts: resources/whats-new
  obbba: resources/whats-new
  one big beautiful bill act: resources/whats-new
  tax reform 2025: resources/whats-new
  salt cap: resources/whats-new
  bonus depreciation: resources/whats-new services/business-tax blog/year-end-moves-before-december-31
  section 179: services/business-tax blog/year-end-moves-before-december-31 resources/whats-new
  car loan interest: resources/whats-new
  ohio flat tax: resources/whats-new
  solar credit: resources/whats-new
  obamacare letter to employer: resources/tax-letters/226-j
  salt workaround ohio: resources/ohio-business-taxes services/business-tax
  e-verify: resources/ohio-employers industries/construction
  # Letters and notices
  cp 504: resources/tax-letters/cp504
  cp-2000 notice what does it mean: resources/tax-letters/cp2000
  letter 1058: resources/tax-letters/lt11
  is this irs letter a scam: resources/tax-letters/is-it-real
  fake irs text message: resources/tax-letters/is-it-real
  scared notice: resources/tax-letters resources/tax-letters/is-it-real resources/tax-letters/lt11
  notice of deficiency: resources/tax-letters/cp3219a
  90 day letter: resources/tax-letters/cp3219a
  rita letter: resources/tax-letters/rita-non-filing resources/tax-letters/rita-bill
  ohio attorney general collections: resources/tax-letters/ohio-attorney-general
  ohio id quiz: resources/tax-letters/ohio-identity-quiz
  irs took my refund: resources/tax-letters/cp49 resources/check-my-refund
  irs says i did not file: resources/tax-letters/cp59 resources/tax-letters/cp518 resources/tax-letters/cp515
  unemployment claim charged to my business: resources/tax-letters/odjfs-benefit-charges
  identity protection pin: resources/tax-letters/cp01a
  # Money trouble
  i cannot pay my taxes: resources/tax-payment-center
  owe money to irs: resources/tax-payment-center resources/tax-letters/cp14
  irs payment plan: resources/tax-payment-center
  set up installment agreement: resources/tax-payment-center resources/tax-letters/cp523
  penalty for filing late: resources/tax-letters/cp162 resources/deadlines
  irs wants to take my wages: resources/tax-letters/lt11 resources/tax-letters/cp504
  haven't filed in 3 years: services/personal-tax resources/tax-letters/cp59 resources/tax-letters/cp518
  # Life
  got married: services/personal-tax resources/tax-calculator
  had a baby: services/personal-tax resources/tax-calculator resources/whats-new
  sold my house: services/personal-tax
  moved to another city: blog/two-cities-one-paycheck locations
  retired this year: services/personal-tax
  rental property: services/personal-tax
  working from home for a columbus company: blog/two-cities-one-paycheck locations
  side job how much to set aside: resources/tax-calculator
  tips at my restaurant job: resources/whats-new industries/retail
  # Owners ask
  do i need to charge sales tax: resources/ohio-business-taxes
  how much should i pay myself: resources/paycheck
  llc or s corp: services/business-formation resources/paycheck
  what do i need to hire someone: resources/ohio-employers
  do i need to send 1099s: blog/1099-rules-for-payments-made-in-2026
  my books are a mess: services/bookkeeping
  need someone to do payroll: services/payroll
  running out of cash: services/fractional-cfo blog/thirteen-weeks-of-cash-on-one-page
  which taxes does my business pay: resources/ohio-business-taxes
  payroll tax deposit dates: resources/deadlines services/payroll
  overtime pay rules: resources/ohio-employers services/payroll
  add due dates to outlook: resources/deadlines
  what does one employee cost: resources/paycheck
`;

export const judgedQueries: readonly JudgedQuery[] = kinds.split('# ').flatMap((block) => {
  const [kind = '', ...rows] = block.split('\n').map((row) => row.trim());
  return rows.filter(Boolean).map((row) => {
    const [typed = '', paths = ''] = row.split(': ');
    const [q = '', brand] = typed.split(' | ').reverse();
    const expected = paths.split(' ').map((path) => `/${path}`);
    return { kind, q, brand: isBrandId(brand) ? brand : 'dresdentax', expected };
  });
});
