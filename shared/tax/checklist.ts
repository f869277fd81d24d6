import type { ChecklistTopic } from './checklist-topics.ts';

/** A document or amount to bring. `id` must not change: browsers store it. */
export type ChecklistItem = { id: string; text: string; hint?: string };
export type ChecklistGroup = { title: string; topic?: ChecklistTopic; items: readonly ChecklistItem[] };

const item = (id: string, text: string, hint?: string): ChecklistItem => ({ id, text, hint });

/** Documents for a federal, Ohio, school district and city return. Groups without a topic apply to everyone. */
export const checklist: readonly ChecklistGroup[] = [
  {
    title: 'You and your household',
    items: [
      item('last-return', 'The prior year’s federal, Ohio and city returns', 'If we prepared them, we have them'),
      item('photo-id', 'A photo ID for each adult on the return'),
      item(
        'social-cards',
        'Social Security cards or ITIN letters, for us to see',
        'Bring them; do not send them by email',
      ),
      item('addresses', 'Addresses of the year with dates, if you moved', 'City and school district depend on them'),
      item('bank', 'A voided check, for a refund by direct deposit'),
      item('letters', 'Notices from the IRS, Ohio or a city', 'Every page, and the envelope'),
      item('estimates', 'Estimated payments: dates and amounts', 'Federal, Ohio, school district, city'),
      item('signer', 'Power of attorney or guardian’s papers, if you sign for a parent', 'Otherwise your parent signs'),
      item('ip-pin', 'The identity protection PIN letter from the IRS, if you get one'),
    ],
  },
  {
    title: 'Wages',
    topic: 'wages',
    items: [
      item('w2', 'Each job’s W-2', 'The local boxes show the city and the school district'),
      item('last-stub', 'The last pay stub of the year', 'Shows overtime, tips and days in other cities'),
      item(
        'tips-overtime',
        'The year’s totals of reported tips and overtime premium',
        'From 2026 on in box 12 of the W-2, codes TP and TT',
      ),
      item('unemployment', '1099-G for unemployment pay'),
      item('gambling', 'W-2G forms, and a record of what you lost', 'From 2026 on only 90% of losses count'),
      item(
        'work-days',
        'A list of the days you worked outside the city on your W-2',
        'For a city refund, signed by your employer',
      ),
    ],
  },
  {
    title: 'Business',
    topic: 'business',
    items: [
      item('books', 'Profit and loss for the year, or the income and cost records'),
      item('nec', '1099-NEC and 1099-K forms you received'),
      item('issued', '1099s and W-2s you gave out'),
      item('mileage', 'Mileage log, and what the vehicle cost'),
      item('equipment', 'Equipment bought or sold: date, price, papers'),
      item('home-office', 'Home office: size of the room and of the house, utility bills'),
      item('inventory', 'Inventory count at the end of the year'),
      item('sales-tax', 'Sales tax and payroll returns filed during the year'),
      item('k1', 'Schedule K-1 from a partnership or S corporation'),
    ],
  },
  {
    title: 'Home',
    topic: 'home',
    items: [
      item('mortgage', 'Form 1098, mortgage interest'),
      item('property-tax', 'County property tax bills paid during the year'),
      item('closing', 'Closing papers, if you bought, sold or refinanced'),
      item(
        'home-sale',
        'Home sold: what you paid, improvements, the dates you lived there',
        'And Form 1099-S, if one came',
      ),
    ],
  },
  {
    title: 'Rental',
    topic: 'rental',
    items: [
      item('rent', 'Rent received, by property'),
      item('rental-costs', 'Costs by property: repairs, insurance, interest, tax'),
      item('rental-days', 'Days rented and days you used it yourself'),
      item('rental-purchase', 'Purchase papers and big improvements, with dates'),
    ],
  },
  {
    title: 'Children and other dependents',
    topic: 'dependents',
    items: [
      item('births', 'Names and dates of birth as on the Social Security cards'),
      item(
        'child-care',
        'Child care: name, address, tax number and total of each provider',
        'Form W-10 asks for the number; if it is refused, note the day',
      ),
      item(
        'parent',
        'A parent you help: what you paid, their income, the doctor’s certificate and plan of care',
        'For assisted living, and to see whether you can claim them',
      ),
      item('custody', 'Custody papers or Form 8332, if the parents live apart'),
      item(
        'proof',
        'School or doctor records that show where a child lived',
        'For head of household and the earned income credit',
      ),
      item('529-child', 'Paid into a child’s 529 plan of any state: statement of the year'),
    ],
  },
  {
    title: 'Retirement',
    topic: 'retired',
    items: [
      item('ssa', 'SSA-1099, Social Security benefits', 'It names money paid for an earlier year'),
      item(
        '1099r',
        '1099-R of every pension, IRA and annuity',
        'For 2026 due by February 1, 2027. Box 2a is taxable, 5 your own contributions, 4 and 14 withheld; code 7 in box 7 is normal',
      ),
      item(
        'rmd',
        'Gifts made straight from an IRA to charity',
        'With the charity’s letter; box 2a of the 1099-R often still counts them. From 2026 on code Y there marks them',
      ),
      item('medicare', 'Medicare and long-term care premiums'),
      item('529-grandchild', 'Paid into a grandchild’s 529 plan of any state: statement of the year'),
    ],
  },
  {
    title: 'Savings and investments',
    topic: 'investments',
    items: [
      item('interest', '1099-INT and 1099-DIV, or the year-end summary of the broker'),
      item('sales', '1099-B, with what the shares cost'),
      item('crypto', 'Crypto: what was sold or spent, 1099-DA if you got one'),
      item('ira', 'IRA and HSA deposits, Forms 5498 and 1099-SA'),
    ],
  },
  {
    title: 'College and student loans',
    topic: 'college',
    items: [
      item('1098t', 'Form 1098-T, tuition, and the school’s account statement'),
      item('1098e', 'Form 1098-E, student loan interest'),
      item('529', '529 plan of any state: deposits and withdrawals, 1099-Q'),
    ],
  },
  {
    title: 'Health insurance from the marketplace',
    topic: 'marketplace',
    items: [
      item(
        '1095a',
        'Form 1095-A',
        'Without it the return cannot be finished. From 2026 on all credit paid ahead beyond what your income allows goes back',
      ),
    ],
  },
  {
    title: 'A death in the family',
    topic: 'death',
    items: [
      item('death-date', 'The date of death'),
      item('death-numbers', 'Social Security numbers of both', 'Bring them; do not send them by email'),
      item('appraisals', 'Appraisals of house, land and minerals as of that day'),
      item('court-letters', 'Letters from the probate court'),
      item('deed', 'The deed of house and land', 'It says who owned which share'),
      item('both-1099', '1099s in both names'),
      item('beneficiary', 'IRA statements that name the beneficiary'),
    ],
  },
  {
    title: 'Deductions',
    items: [
      item('charity', 'Receipts for gifts to charity, money and goods'),
      item('medical', 'Large medical bills that insurance did not pay'),
      item('car-loan', 'Interest on the loan for a new car, and its VIN', 'Loans taken after 2024'),
      item(
        'energy',
        'Energy work at home finished in 2025: receipts, and the prior year’s credit form',
        'The credits ended with 2025; part of one may carry over',
      ),
      item('student-teacher', 'Classroom costs, if you teach'),
    ],
  },
];

/** The groups for these topics; without topics all of them. */
export function checklistFor(topics: readonly ChecklistTopic[]): ChecklistGroup[] {
  return checklist.filter(({ topic }) => !topic || topics.length === 0 || topics.includes(topic));
}
