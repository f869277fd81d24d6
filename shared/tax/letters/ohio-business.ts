import { officialLinks } from '../facts/official-links.ts';
import { byLaw, type LetterText } from './letter.ts';
import { letterSources } from './letter-sources.ts';

const links = officialLinks.value;
const toFile = [links.ohioGateway, links.ohioServices];
const printed = 'Look at the letter: the date to answer by is printed on it. An assessment gives 60 days.';
const noPlan =
  'File all the same, and pay what you can. Ohio law lets only the Attorney General agree to a plan, after the bill is final and with costs added.';

/** Letters of the Ohio Department of Taxation to businesses. */
export const ohioBusiness = {
  'ohio-sales-tax-not-filed': {
    says: 'Ohio has no sales tax return from your business for the period named.',
    asksForMoney: 'maybe',
    money: 'A first notice asks for the return. An assessment asks for an amount that Ohio guessed.',
    terms: [
      byLaw(60, 'file and object, if it is an assessment', letterSources.ohioSalesAssessment, { calendar: 'ohio' }),
    ],
    byWhen: printed,
    afterwards: 'The guess becomes final and goes to the Attorney General.',
    agree: 'File the return online, with what you collected. A period without sales needs a return too: file zero.',
    disagree:
      'Filed already? Send the confirmation number of the return and the bank’s proof of the payment, with the coupon. Closed? Give the date and cancel the license.',
    cannotPay: noPlan,
    links: toFile,
    send: [
      'Sales by county for the period',
      'Confirmation numbers',
      'The license number and the day you closed, if you did',
    ],
    sources: [letterSources.ohioNotices, letterSources.ohioSalesAssessment, letterSources.ohioPetition],
    asOf: 'September 2012',
    after: ['ohio-assessment'],
  },
  'ohio-withholding-not-filed': {
    says: 'Ohio has no withholding return or payment from you as an employer for the period named.',
    asksForMoney: 'maybe',
    money: 'A notice asks for the return and the tax withheld. An assessment asks for an amount Ohio guessed.',
    terms: [
      byLaw(60, 'file and object, if it is an assessment', letterSources.ohioIncomeAssessment, { calendar: 'ohio' }),
    ],
    byWhen: printed,
    afterwards: 'Ohio assesses the amount, with interest and penalty.',
    agree: 'File the missing period online and pay it. For a quarter without pay file zero: it settles the notice.',
    disagree: 'Paid under another account number, or through a payroll firm? Send the confirmation and the EFT record.',
    cannotPay: noPlan,
    links: toFile,
    send: [
      'The payroll register for the period',
      'Confirmations of payments',
      'The name of your payroll firm, if you have one',
    ],
    sources: [letterSources.ohioIncomeAssessment, letterSources.ohioAssessments],
    after: ['ohio-assessment'],
  },
  'ohio-cat-notice': {
    says: 'Ohio asks about commercial activity tax: a return, a registration or an amount.',
    asksForMoney: 'maybe',
    money: 'It depends on the notice. Read whether it is a question, a bill or an assessment.',
    terms: [byLaw(60, 'object, if it is an assessment', letterSources.ohioCatAssessment, { calendar: 'ohio' })],
    byWhen: printed,
    afterwards: 'An assessment becomes final after 60 days, and the Attorney General collects.',
    agree: 'File what it names, a quarter or, for 2023 and before, the year, online, and pay.',
    disagree:
      'Receipts under the exclusion since 2024? An open account still expects a return: file it, no tax will be due, or ask to have it canceled back to the right date. For 2023 and before a return was due even under the exclusion, except from the smallest.',
    cannotPay: noPlan,
    links: toFile,
    send: ['Gross receipts by quarter', 'The CAT account number', 'A list of related companies, if there are any'],
    sources: [letterSources.ohioCatAssessment, letterSources.ohioAssessments],
    after: ['ohio-assessment'],
  },
} satisfies Record<string, LetterText>;
