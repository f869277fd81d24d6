import { factMaker } from './fact.ts';
import type { Source } from './sources.ts';

const code = (section: string): Source => ({
  label: `Internal Revenue Code, section ${section}`,
  url: `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section${section}&num=0&edition=prelim`,
});
const irsRefunds: Source = { label: 'IRS, refunds', url: 'https://www.irs.gov/refunds' };
const irsRefundNotice: Source = { label: 'IRS, notice CP53E', url: 'https://www.irs.gov/CP53E' };
const irsPlans: Source = { label: 'IRS, online payment agreement', url: 'https://www.irs.gov/opa' };
const ohioTaxation: Source = { label: 'Ohio Department of Taxation', url: 'https://tax.ohio.gov' };
const cityRefunds: Source = {
  label: 'Ohio Revised Code, section 718.19',
  url: 'https://codes.ohio.gov/ohio-revised-code/section-718.19',
};

const fact = factMaker('collection', 2026, '2027-12-31', '2026-11-22');

/** Refund times as announced by the tax offices, and the cost of late payment. Rates as fractions. */
export const collection = {
  federalRefundSeen: fact(
    'federalRefundSeen',
    'Until the IRS shows a refund: hours after e-filing, weeks after mailing',
    { hours: 24, weeks: 4 },
    irsRefunds,
  ),
  federalRefundDays: fact('federalRefundDays', 'Days within which most e-filed refunds are sent', 21, irsRefunds),
  refundNotice: fact(
    'refundNotice',
    'Refund without a usable bank account: the notice, days to give an account online, weeks until a check otherwise',
    { name: 'CP53E', days: 30, weeks: 6 },
    irsRefundNotice,
  ),
  federalCreditHold: fact(
    'federalCreditHold',
    'No refund with the earned income or the refundable child credit before, month and day',
    { month: 2, day: 15 },
    code('6402'),
  ),
  ohioRefund: fact(
    'ohioRefund',
    'Ohio refunds: business days by direct deposit, business days by check, weeks for a paper return',
    { deposit: 15, check: 22, paper: [8, 10] },
    ohioTaxation,
  ),
  cityRefund: fact(
    'cityRefund',
    'City refunds: days without interest, smallest refund in dollars, years to ask',
    { days: 90, least: 10, years: 3 },
    cityRefunds,
  ),
  lateFiling: fact('lateFiling', 'Late filing, part of the unpaid tax a month', 0.05, code('6651')),
  latePayment: fact('latePayment', 'Late payment, part of the unpaid tax a month', 0.005, code('6651')),
  latePaymentPlan: fact('latePaymentPlan', 'Late payment under an agreement, a month', 0.0025, code('6651')),
  latePaymentMost: fact('latePaymentMost', 'Late payment, most', 0.25, code('6651')),
  planShort: fact('planShort', 'Short-term plan: days, owed under', { days: 180, under: 100_000 }, irsPlans),
  planLong: fact('planLong', 'Monthly plan applied for online: owed at most', 50_000, irsPlans),
};
