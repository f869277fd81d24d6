import { factMaker } from './fact.ts';

/** An official page that the site links to. */
export type OfficialLink = { label: string; url: string };

/** The links to official tax pages: only official sites, https. To add one, add a line here. */
export const officialLinks = factMaker('officialLinks', 2026, '2027-06-30', '2026-11-22')(
  'addresses',
  'Official addresses for refunds, payments and filing',
  {
    federalRefund: { label: 'IRS, Where’s My Refund', url: 'https://www.irs.gov/refunds' },
    federalPayments: { label: 'IRS, payments', url: 'https://www.irs.gov/payments' },
    federalDirectPay: {
      label: 'IRS Direct Pay from a bank account',
      url: 'https://www.irs.gov/payments/direct-pay-with-bank-account',
    },
    federalRefundNotice: { label: 'IRS, notice CP53E', url: 'https://www.irs.gov/CP53E' },
    federalPlan: { label: 'IRS, online payment agreement', url: 'https://www.irs.gov/opa' },
    federalAccount: { label: 'IRS, your online account', url: 'https://www.irs.gov/account' },
    federalNotices: {
      label: 'IRS, list of notices and letters',
      url: 'https://www.irs.gov/individuals/understanding-your-irs-notice-or-letter',
    },
    federalUpload: { label: 'IRS, document upload', url: 'https://www.irs.gov/dut' },
    federalVerify: { label: 'IRS, verify your return', url: 'https://www.irs.gov/verifyreturn' },
    federalIdentityPin: { label: 'IRS, identity protection PIN', url: 'https://www.irs.gov/ippin' },
    federalHearing: { label: 'IRS, Form 12153 for a hearing', url: 'https://www.irs.gov/forms-pubs/about-form-12153' },
    taxpayerAdvocate: { label: 'Taxpayer Advocate Service', url: 'https://www.taxpayeradvocate.irs.gov' },
    taxCourt: { label: 'United States Tax Court', url: 'https://www.ustaxcourt.gov' },
    treasuryInspector: { label: 'Treasury inspector for tax (TIGTA)', url: 'https://www.tigta.gov' },
    federalBusiness: { label: 'EFTPS, federal payments by businesses', url: 'https://www.eftps.gov' },
    ohioTaxation: { label: 'Ohio Department of Taxation', url: 'https://tax.ohio.gov' },
    ohioPay: { label: 'Ohio Department of Taxation, pay', url: 'https://tax.ohio.gov/pay' },
    ohioServices: { label: 'OH|TAX eServices', url: 'https://myportal.tax.ohio.gov' },
    ohioFinder: { label: 'The Finder: Ohio rates by address', url: 'https://thefinder.tax.ohio.gov' },
    ohioGateway: { label: 'Ohio Business Gateway', url: 'https://gateway.ohio.gov' },
    ohioUnemployment: { label: 'The SOURCE: Ohio unemployment tax', url: 'https://thesource.jfs.ohio.gov' },
    ohioBenefits: { label: 'Ohio unemployment benefits, for workers', url: 'https://unemployment.ohio.gov' },
    ohioAttorneyGeneral: { label: 'Ohio Attorney General', url: 'https://www.ohioattorneygeneral.gov' },
    ohioStatutes: { label: 'Ohio Revised Code', url: 'https://codes.ohio.gov' },
    regionalIncomeTax: { label: 'Regional Income Tax Agency (RITA)', url: 'https://www.ritaohio.com' },
    centralCollection: { label: 'Central Collection Agency (CCA)', url: 'https://www.ccaohio.gov' },
    muskingumTreasurer: { label: 'Muskingum County Treasurer', url: 'https://muskingumcountytreasurer.org' },
    fairfieldTreasurer: {
      label: 'Fairfield County Treasurer',
      url: 'https://www.co.fairfield.oh.us/TREASURER/Tax-Information-FAQ.html',
    },
    franklinTreasurer: { label: 'Franklin County Treasurer', url: 'https://treasurer.franklincountyohio.gov' },
    workersCompensation: { label: 'Ohio Bureau of Workers’ Compensation', url: 'https://info.bwc.ohio.gov' },
  } satisfies Record<string, OfficialLink>,
  { label: 'The offices’ own sites, as linked; IRS, payments', url: 'https://www.irs.gov/payments' },
);
