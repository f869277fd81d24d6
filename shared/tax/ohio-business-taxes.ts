import { formatDollars, formatPercent } from '../format/money.ts';
import type { BusinessTax, ReceiptsTax } from './business-questions.ts';
import { business } from './facts/business.ts';
import { dueDateFacts } from './facts/due-date-rules/index.ts';
import type { Fact } from './facts/fact.ts';
import { type FederalYear, federal } from './facts/federal.ts';
import { cities, cityEstimates, countySalesTax, schoolDistricts, stateSalesTax } from './facts/local.ts';
import { officialLinks } from './facts/official-links.ts';
import { type OhioYear, ohio } from './facts/ohio.ts';
import { latestYear } from './facts/years/index.ts';

/** A tax as it is written here. */
type TaxRow = Omit<BusinessTax, 'office' | 'fact'> & {
  officialLink: keyof typeof officialLinks.value;
  fact: Fact;
};

const [lowest, highest] = rangeOf(cities.value.map((city) => city.percent));
const [lowestDistrict, highestDistrict] = rangeOf(schoolDistricts.value.map((district) => district.percent));
const [lowestCounty, highestCounty] = rangeOf(
  countySalesTax.value.flatMap((entry) => [entry.percent, entry.transit ?? entry.percent]),
);

/** The federal taxes of owners and of employers, by the tax year. */
function federalTaxes({
  rates,
  selfEmployment,
  corporateRate,
  payroll,
  additionalMedicare,
  unemployment,
  wageBase,
}: FederalYear): TaxRow[] {
  const { share, socialSecurity, medicare, leastEarnings } = selfEmployment.value;
  const base = formatDollars(wageBase.value);
  const { rate: added, over } = additionalMedicare.value;
  return [
    {
      id: 'federal-profit',
      tax: 'Federal income and self-employment tax',
      who: 'Owners, on their own returns; a C corporation on Form 1120',
      base: `The profit; for self-employment tax ${formatPercent(share)} of that of a sole proprietor or active partner, from ${formatDollars(leastEarnings)} on`,
      rate: `${formatPercent(rates.value[0]!)} to ${formatPercent(rates.value.at(-1)!)} by bracket, and ${formatPercent(socialSecurity + medicare)} self-employment tax, above ${base} of pay and profit ${formatPercent(medicare)}, above ${formatDollars(over.single)} ${formatPercent(medicare + added)} (joint ${formatDollars(over.mfj)}, married apart ${formatDollars(over.mfs)}); a C corporation ${formatPercent(corporateRate.value)} and no self-employment tax`,
      due: 'April 15; estimates in April, June, September and January, of a C corporation in December',
      officialLink: 'federalDirectPay',
      fact: selfEmployment,
    },
    {
      id: 'federal-payroll',
      tax: 'Federal payroll tax',
      who: 'Employers',
      base: 'Wages: income tax you hold, Social Security and Medicare, unemployment tax',
      rate: `${formatPercent(payroll.value.socialSecurity + payroll.value.medicare)} from you and as much from the worker, above ${base} each ${formatPercent(payroll.value.medicare)}; ${formatPercent(additionalMedicare.value.rate)} more from the worker above ${formatDollars(additionalMedicare.value.employerWithholdsOver)}; ${formatPercent(unemployment.value.rate)} of the first ${formatDollars(unemployment.value.wages)} for unemployment`,
      due: 'Deposits each month or within days of payday; Form 941 each quarter, Form 940 and W-2s by January 31',
      officialLink: 'federalBusiness',
      fact: payroll,
      ask: 'pay',
    },
  ];
}

/** The tax on profit, by the tax year. */
function incomeTax({ businessDeduction, businessRate }: OhioYear): TaxRow {
  return {
    id: 'income',
    tax: 'Ohio income tax on the profit',
    who: 'Owners, on their own returns; not corporations',
    base: `Business profit over ${formatDollars(businessDeduction.value.most)} a year`,
    rate: formatPercent(businessRate.value),
    due: 'April 15; estimates in January, April, June and September',
    officialLink: 'ohioServices',
    fact: businessDeduction,
  };
}

/** The other Ohio and city taxes on small businesses, the common ones first. */
const rows: readonly TaxRow[] = [
  {
    id: 'cat',
    tax: 'Commercial activity tax',
    who: `Businesses with Ohio receipts over ${formatDollars(business.commercialActivityExclusion.value)} a year`,
    base: 'Gross receipts over that line, not profit',
    rate: formatPercent(business.commercialActivityRate.value),
    due: 'The 10th of February, May, August and November',
    officialLink: 'ohioGateway',
    fact: business.commercialActivityExclusion,
    ask: 'large',
  },
  {
    id: 'sales',
    tax: 'Sales tax',
    who: 'Sellers, with a vendor’s license for each store',
    base: 'The price your customer pays for taxable things',
    rate: `${stateSalesTax.value}% and the county’s part, ${lowestCounty}% to ${highestCounty}% together here`,
    due: `The 23rd, each month or twice a year, on Form UST 1 in the Gateway. Was the tax ${formatDollars(business.salesTaxPrepayment.value.taxFrom)} or more in a calendar year, then from the second year after it on ${formatPercent(business.salesTaxPrepayment.value.part)} of the current month is due by that day, too, until two years in a row were below. Filed and paid on time, ${formatPercent(business.salesTaxDiscount.value)} of the tax stays with you. House Bill 96, signed in June 2025, may stop that at ${formatDollars(business.salesTaxDiscountBill.value)} a month and license; its final text of section 5739.12 could not be read. It affects only those owing more than ${formatDollars(business.salesTaxDiscountBill.value / business.salesTaxDiscount.value)} of sales tax a month`,
    officialLink: 'ohioGateway',
    fact: countySalesTax,
    ask: 'sell',
  },
  {
    id: 'use',
    tax: 'Use tax',
    who: 'Buyers who paid no Ohio sales tax',
    base: 'What you bought untaxed and use in Ohio',
    rate: 'Same as your county’s sales tax',
    due: 'The 23rd, each month or quarter, on Form UUT 1 of a consumer’s use tax account, which a business opens in the Gateway without a fee; or on the IT 1040 of a person who bought it',
    officialLink: 'ohioGateway',
    fact: countySalesTax,
    ask: 'buy',
  },
  {
    id: 'withholding',
    tax: 'Ohio withholding',
    who: 'Employers',
    base: 'Wages; you hold the workers’ tax',
    rate: 'By the state’s tables',
    due: `Each quarter up to ${formatDollars(business.withholdingQuarterly.value)} a year, each month under ${formatDollars(business.withholdingMonthly.value)}, within three banking days of the end of the partial week from there on; IT 941 (or IT 942), SD 141 and the W-2 upload IT 3 by January 31`,
    officialLink: 'ohioGateway',
    fact: business.withholdingQuarterly,
    ask: 'pay',
  },
  {
    id: 'school-withholding',
    tax: 'School district withholding',
    who: 'Employers of people who live in a taxing district',
    base: 'Their wages',
    rate: `${lowestDistrict}% to ${highestDistrict}% around our offices`,
    due: 'With the Ohio withholding; by the 15th of each month where that is paid after each payday',
    officialLink: 'ohioGateway',
    fact: schoolDistricts,
    ask: 'pay',
  },
  {
    id: 'city-withholding',
    tax: 'City withholding',
    who: 'Employers with work done in a taxing city',
    base: 'Wages before 401(k)',
    rate: `${lowest}% to ${highest}% in the towns of our calculator`,
    due: `Each month by the 15th when over ${formatDollars(business.cityWithholdingMonthly.value.lastYear)} in the year before or ${formatDollars(business.cityWithholdingMonthly.value.month)} in a month of the last quarter, else by the end of the month after the quarter; some cities ask larger employers for it twice a month; with W-2s by the end of February`,
    officialLink: 'ohioFinder',
    fact: business.cityWithholdingMonthly,
    ask: 'pay',
  },
  {
    id: 'unemployment',
    tax: 'Ohio unemployment tax',
    who: 'Employers',
    base: `The first ${formatDollars(business.unemploymentWages.value)} of each worker’s pay a year`,
    rate: `${formatPercent(business.unemploymentNewEmployer.value)} for a new employer outside construction, and a fee of ${formatPercent(business.unemploymentTechnologyFee.value)}`,
    due: 'The end of the month after each quarter',
    officialLink: 'ohioUnemployment',
    fact: business.unemploymentNewEmployer,
    ask: 'pay',
  },
  {
    id: 'workers-compensation',
    tax: 'Workers’ compensation',
    who: 'Employers, from the first worker',
    base: 'Payroll by kind of work, July to June',
    rate: 'By class and claims; on your policy',
    due: 'Payroll report by August 31, by the notices of 2025; August 15 is safe',
    officialLink: 'workersCompensation',
    fact: dueDateFacts.get('workers-compensation')!,
    ask: 'pay',
  },
  {
    id: 'city-profit',
    tax: 'City net profit tax',
    who: 'Companies that work in a taxing city, an S corporation or partnership itself, as a C corporation does; sole proprietors, partners and LLC members where they live, too',
    base: 'The share of profit earned there; all of it, or of a share in it, for a resident, less the city’s credit if it gives one; an S corporation’s share only where the voters chose that',
    rate: `${lowest}% to ${highest}% in the towns of our calculator`,
    due: `April 15; from ${formatDollars(cityEstimates.municipalEstimateFrom.value)} of tax on, estimates in April, June and September, then December for companies, January for people`,
    officialLink: 'ohioFinder',
    fact: cityEstimates.municipalEstimates,
    ask: 'city',
  },
  {
    id: 'pass-through',
    tax: 'Pass-through entity tax, IT 4738',
    who: 'Entities that choose it for the year',
    base: 'The owners’ Ohio profit',
    rate: formatPercent(business.passThroughRate.value),
    due: 'April 15, or September 15 on a federal extension; estimates in April, July, October and January',
    officialLink: 'ohioServices',
    fact: business.passThroughRate,
    ask: 'owners',
  },
];

/** The taxes at a moment with what the page shows of them; a browser gets them as page data. */
export function businessTaxes(now = new Date()): readonly BusinessTax[] {
  const year = latestYear(now);
  return [...federalTaxes(federal[year]), incomeTax(ohio[year]), ...rows].map(
    ({ officialLink, fact: { value: _, ...fact }, ...row }) => ({
      ...row,
      office: officialLinks.value[officialLink],
      fact,
    }),
  );
}

export const receiptsTax: ReceiptsTax = {
  exclusion: business.commercialActivityExclusion,
  rate: business.commercialActivityRate,
};

function rangeOf(percents: number[]): [number, number] {
  return [Math.min(...percents), Math.max(...percents)];
}
