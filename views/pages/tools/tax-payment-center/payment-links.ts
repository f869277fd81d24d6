import { type OfficialLink, officialLinks } from '#shared/tax/facts/official-links.ts';
import type { IconName } from '#views/runtime/icon-names.ts';

export type PaymentLink = {
  id: string;
  /** The bill or notice the visitor has. */
  choice: string;
  title: string;
  icon: IconName;
  hint: string;
  links: OfficialLink[];
  needs: string[];
};

const urls = officialLinks.value;

/** Where to pay, by the bill or notice the visitor has. */
export const paymentLinks: readonly PaymentLink[] = [
  {
    id: 'irs',
    choice: 'An IRS notice, or my 1040',
    title: 'Federal tax of a person',
    icon: 'landmark',
    hint: 'A notice such as CP14, a balance on Form 1040, or a quarterly estimate',
    links: [urls.federalDirectPay, urls.federalPayments, urls.federalPlan],
    needs: [
      'The notice number, in a corner of the notice',
      'The tax year and the form it names',
      'An older return: Direct Pay checks who you are against it',
      'The bank’s routing and account number',
    ],
  },
  {
    id: 'irs-business',
    choice: 'A federal bill for my business',
    title: 'Federal tax of a business',
    icon: 'briefcase',
    hint: 'Payroll deposits, Form 941, 940 or 1120',
    // One page of the IRS leads to both; the visitor chooses there.
    links: [
      { ...urls.federalDirectPay, label: 'IRS Direct Pay for businesses' },
      urls.federalBusiness,
      urls.federalPayments,
    ],
    needs: [
      'The EIN, the form and the quarter or year',
      'Direct Pay for businesses: from a bank account, for deposits, balances and bills, without enrollment',
      'EFTPS: an enrollment made weeks before, since the PIN comes by mail',
      'Individuals can no longer enroll in EFTPS; they use Direct Pay',
    ],
  },
  {
    id: 'ohio',
    choice: 'A notice from the state of Ohio',
    title: 'Ohio and school district tax of a person',
    icon: 'map-pin',
    hint: 'IT 1040, SD 100, an estimate or an assessment',
    links: [urls.ohioPay, urls.ohioServices],
    needs: [
      'The notice: its reference number takes the payment to the right place',
      'The tax year, and which of the two it is: Ohio or school district',
      'For an assessment: the date on it. You have 60 days to object',
    ],
  },
  {
    id: 'ohio-business',
    choice: 'An Ohio bill for my business',
    title: 'Ohio tax of a business',
    icon: 'store',
    hint: 'Sales tax, withholding, commercial activity tax, workers’ compensation',
    links: [urls.ohioGateway, urls.workersCompensation],
    needs: [
      'Your Gateway login; the owner can give us or a bookkeeper access',
      'The account number of that tax: each has its own',
      'For workers’ compensation: the policy number',
    ],
  },
  {
    id: 'unemployment',
    choice: 'An Ohio unemployment bill',
    title: 'Ohio unemployment tax',
    icon: 'users',
    hint: 'Quarterly reports and payments of employers',
    links: [urls.ohioUnemployment],
    needs: [
      'Your login for The SOURCE; this tax is not paid in the Gateway',
      'The employer ID of your unemployment account',
      'The quarter: a report is due even without wages',
    ],
  },
  {
    id: 'city',
    choice: 'A city tax bill',
    title: 'City or village',
    icon: 'building-2',
    hint: 'Income tax or net profit tax',
    links: [urls.regionalIncomeTax, urls.centralCollection, urls.ohioFinder],
    needs: [
      'Who collects: RITA, CCA or the city’s own office, as on the bill',
      'The account number on the bill',
      'No bill? The Finder names the collector for an address',
    ],
  },
  {
    id: 'attorney-general',
    choice: 'A letter from the Attorney General or a law firm for Ohio',
    title: 'Ohio debt in collection',
    icon: 'scale',
    hint: 'An Ohio tax bill that went unpaid. The Attorney General collects it, often through a law firm as special counsel',
    links: [urls.ohioAttorneyGeneral],
    needs: [
      'The number on the letter: pay the office that wrote, not the Department of Taxation',
      'For a plan: what you earn and spend in a month',
      'In doubt whether it is real: call the Department and ask who has your account',
    ],
  },
  {
    id: 'county',
    choice: 'A property tax bill',
    title: 'County treasurer',
    icon: 'house',
    hint: 'Twice a year, on dates the county sets',
    links: [urls.muskingumTreasurer, urls.fairfieldTreasurer, urls.franklinTreasurer],
    needs: [
      'The parcel number on the bill',
      'Whether a mortgage company pays it for you',
      'Another county? Its name is on the bill, with the treasurer’s own site',
    ],
  },
];
