import { officialLinks } from '../facts/official-links.ts';
import { irsPlan } from './irs-owed.ts';
import { byLaw, type LetterText } from './letter.ts';
import { irsPage, letterSources } from './letter-sources.ts';

const links = officialLinks.value;
const explain =
  'Fill in Form 15103 from the envelope: you filed already, you need not file, or why it is late. Send it to the address or fax number on the notice.';
const fileFirst = `File even if you can’t pay: the penalty for not filing is much larger than the one for paying late. ${irsPlan}`;

/** IRS letters about a personal return that was not filed. */
export const irsUnfiled = {
  cp59: {
    says: 'The IRS has no record of a personal return that it expected from you.',
    asksForMoney: 'no',
    money: 'It asks for a return, not yet for money.',
    byWhen: 'At once. Look at the letter for a date.',
    afterwards:
      'Reminders follow: CP515, CP516, CP518. In the end the IRS can figure your tax, and leave out deductions and credits you have.',
    agree: 'File the return for that year, with the stub of the notice and Form 15103.',
    disagree: `Filed in the last eight weeks? Do nothing. Otherwise: ${explain}`,
    cannotPay: fileFirst,
    links: [links.federalAccount, links.federalPlan],
    send: ['W-2s and 1099s for that year; your IRS account lists them too', 'The last return you did file'],
    sources: [irsPage('CP59 notice', 'cp59-notice')],
    after: ['cp515', 'cp518', 'cp3219n'],
  },
  cp515: {
    says: 'A reminder: the IRS still has no return from you for the year named.',
    asksForMoney: 'no',
    money: 'It asks for a return, not yet for money.',
    byWhen: 'At once. Look at the letter for a date.',
    afterwards: 'CP516 and CP518 follow. Then the IRS may figure the tax itself.',
    agree: 'File the return now, on paper or through a preparer: only the newest years can be filed online.',
    disagree: explain,
    cannotPay: fileFirst,
    links: [links.federalAccount, links.federalPlan],
    send: ['W-2s, 1099s and bank statements for the year', 'Proof of mailing, if you filed'],
    sources: [irsPage('CP515 notice', 'cp515i-notice')],
    before: ['cp59'],
    after: ['cp516', 'cp518'],
  },
  cp516: {
    says: 'One more reminder that a return is missing, after CP59 or CP515 went without an answer.',
    asksForMoney: 'no',
    money: 'It asks for a return, not yet for money.',
    byWhen: 'Look at the letter. Often it is only about 10 days.',
    afterwards: 'CP518, the last reminder, and then a tax that the IRS figures from what others reported.',
    agree: 'File, and keep proof of the day you sent it.',
    disagree: explain,
    cannotPay: fileFirst,
    links: [links.federalAccount, links.federalPlan],
    send: ['All income papers for the year', 'The earlier reminders'],
    sources: [irsPage('CP516 notice', 'cp516-notice')],
    secondHand: true,
    before: ['cp59', 'cp515'],
    after: ['cp518'],
  },
  cp518: {
    says: 'The last reminder to file a return before the IRS acts without you.',
    asksForMoney: 'no',
    money: 'It asks for a return. The next letter may come with a tax.',
    byWhen: 'Look at the letter, and file before the date on it.',
    afterwards:
      'The IRS can figure your tax, and leave out deductions, credits and dependents you have. A notice of deficiency, CP3219N, follows.',
    agree:
      'File the return now. If a paper is missing, your IRS account shows the wages and interest that were reported.',
    disagree: explain,
    cannotPay: fileFirst,
    links: [links.federalAccount, links.federalPlan],
    send: ['All income papers for the year', 'Proof of deductions and dependents'],
    sources: [irsPage('CP518 notice', 'cp518i-notice')],
    secondHand: true,
    before: ['cp59', 'cp515', 'cp516'],
    after: ['cp3219n'],
  },
  cp3219n: {
    says: 'No return came, so the IRS figured your tax from what employers and banks reported, and you may dispute it.',
    asksForMoney: 'maybe',
    money: 'It is not a bill yet. It becomes one after the 90 days.',
    terms: [byLaw(90, 'file the return or go to the U.S. Tax Court', letterSources.deficiency)],
    byWhen: '90 days from its date; 150 if it was sent to you outside the country.',
    afterwards:
      'The IRS bills the tax it figured, with penalties and interest. You can still file the return, but you have lost the court.',
    agree:
      'Sign the response form and pay, or ask for a plan. Check first: this figure may leave out dependents, credits and costs of your business.',
    disagree:
      'File the real return by the date on the notice. To keep the court open as well, file the petition by the last day.',
    cannotPay: `Your own return often lowers the tax. ${irsPlan}`,
    links: [links.taxCourt, links.federalAccount, links.federalPlan],
    send: ['All income papers for the year', 'Receipts for deductions, children’s records, mortgage interest'],
    sources: [irsPage('CP3219N notice', 'cp3219n-notice'), letterSources.deficiency],
    before: ['cp59', 'cp518'],
    after: ['cp22', 'cp501'],
  },
} satisfies Record<string, LetterText>;
