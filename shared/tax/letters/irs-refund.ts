import { collection } from '../facts/collection.ts';
import { officialLinks } from '../facts/official-links.ts';
import { type LetterText, usually } from './letter.ts';
import { irsPage, letterSources } from './letter-sources.ts';

const links = officialLinks.value;
const { refundNotice } = collection;

/** IRS letters about a refund on hold, an identity check or a return that cannot be processed yet. */
export const irsRefund = {
  cp05: {
    says: 'The IRS holds your refund while it checks income, withholding or credits on your return.',
    asksForMoney: 'no',
    money: 'It asks for nothing.',
    byWhen: 'Nothing to send now. Look at the letter for how long to wait, usually 60 days; then call.',
    afterwards:
      'The refund comes, or a second letter asks for proof. CP05A is that letter: it has a date to answer by.',
    agree: 'Wait. A second return would only slow it down.',
    disagree:
      'You did not file this return? Call the IRS at once: someone may have used your name. The form for that is 14039.',
    headings: { agree: 'You filed the return', disagree: 'You did not file it', cannotPay: 'If you can’t wait' },
    cannotPay:
      'If the delay causes real hardship, such as an eviction notice, the Taxpayer Advocate may help. It is free.',
    links: [links.federalRefund, links.taxpayerAdvocate],
    send: ['The return and its W-2s and 1099s'],
    sources: [letterSources.advocateRefundHold],
    asOf: 'October 2024',
  },
  cp53e: {
    says: 'The IRS could not pay your refund to a bank account and asks for one in your IRS online account.',
    asksForMoney: 'no',
    money: 'It asks for a bank account, and only in your IRS online account.',
    terms: [usually(refundNotice.value.days, 'add an account online', refundNotice.source)],
    byWhen: `${refundNotice.value.days} days from its date.`,
    afterwards: `Without an answer a check follows about ${refundNotice.value.weeks} weeks after the ${refundNotice.value.days} days.`,
    agree: 'Sign in to your IRS account, add the bank account, and wait two to five days for the tracker to show it.',
    disagree:
      'No account of your own? Make sure that the IRS has your right address, and wait: the check comes by itself.',
    headings: { agree: 'You have a bank account', disagree: 'You have none', cannotPay: 'If you owe other debts' },
    links: [links.federalRefundNotice, links.federalAccount, links.federalRefund],
    send: ['The refund page of your return'],
    fake: 'Someone calls or texts for your bank number. The IRS takes it nowhere but in your online account, not even by phone.',
    sources: [irsPage('CP53E notice', 'cp53e-notice'), refundNotice.source],
    asOf: 'January 2026',
  },
  '5071c': {
    says: 'A return came in under your name, and the IRS goes on only when you confirm that you filed it.',
    asksForMoney: 'no',
    money: 'It asks for no money.',
    terms: [usually(30, 'verify who you are', irsPage('Letter 5071C', 'letter-5071c-or-6331c'))],
    byWhen: 'Look at the letter: usually 30 days. The check still works later.',
    afterwards: 'The return waits, and so does the refund, until you answer.',
    agree:
      'Verify online at the address on the letter, which is on irs.gov. Then answer the questions about the return too, or nothing moves.',
    disagree:
      'Say online, or by phone, that you did not file. The IRS then stops the return. Ask for an identity protection PIN.',
    headings: { agree: 'You filed the return', disagree: 'You did not file it', cannotPay: 'If the return owes tax' },
    links: [links.federalVerify, links.federalIdentityPin],
    send: ['The return it names', 'The return of the year before'],
    fake: 'It came by e-mail, text or phone. This check begins with a letter by mail.',
    sources: [irsPage('5071C notice', '5071c-letter'), irsPage('Letter 5071C', 'letter-5071c-or-6331c')],
    after: ['cp01a'],
  },
  '4883c': {
    says: 'A return came in under your name, and you must call the IRS to show that it is yours.',
    asksForMoney: 'no',
    money: 'It asks for no money.',
    byWhen: 'At once. Look at the letter for a date.',
    afterwards: 'The return and the refund wait until you call.',
    agree:
      'Call the number on the letter with the letter, this return, last year’s return and their W-2s and schedules before you.',
    disagree: 'Call as well and say that you did not file. You may be a victim of identity theft.',
    headings: { agree: 'You filed the return', disagree: 'You did not file it', cannotPay: 'If the return owes tax' },
    links: [links.federalVerify, links.federalIdentityPin],
    send: ['Both returns, so that we can sit beside you on the call', 'Form 2848, if we are to call for you'],
    fake: 'A caller asks you to do this check by phone. Nobody real calls you first to do this check.',
    sources: [irsPage('letter 4883C', 'letter-4883c-or-6330c')],
    after: ['cp01a'],
  },
  cp01a: {
    says: 'Here is your six-digit identity protection PIN for the next tax return.',
    asksForMoney: 'no',
    money: 'It asks for nothing.',
    byWhen: 'Keep it until you file. A new one comes each year, by mail or in your IRS account.',
    afterwards: 'A return without the PIN is rejected or takes much longer.',
    agree: 'Give the number to whoever prepares your return, and to nobody else.',
    disagree:
      'You never asked for one? It may follow an identity theft case. Lost it? You can see it again in your IRS account.',
    headings: { agree: 'You want to use it', disagree: 'You did not expect it', cannotPay: 'Does it cost anything?' },
    links: [links.federalIdentityPin, links.federalAccount],
    send: ['The notice, by portal only: with the PIN and your number anyone can file in your name'],
    fake: 'Someone calls to ask for the PIN. Give it to nobody but your preparer.',
    sources: [{ label: 'IRS, notice CP01A', url: 'https://www.irs.gov/CP01A' }],
    asOf: 'January 2026',
  },
  '12c': {
    says: 'Your return cannot be processed yet, because a form, a signature or proof is missing.',
    asksForMoney: 'no',
    money: 'It asks for papers, not for money.',
    terms: [usually(20, 'send what is missing', irsPage('letter 12C', 'letter-12c'))],
    byWhen: 'The date printed on it, often 20 days after its own date.',
    afterwards:
      'The IRS finishes the return without the credit or the payment in question. The refund gets smaller, or a bill comes.',
    agree:
      'Send only what it asks for, with the letter on top. With a plan from the Marketplace that is often Form 8962 and Form 1095-A.',
    disagree: 'You had no such plan or income? Write that, sign it, and send it by the same date.',
    links: [links.federalRefund],
    send: [
      'The whole return as filed',
      'Form 1095-A, if you had Marketplace coverage',
      'W-2s and 1099s with withholding',
    ],
    sources: [irsPage('letter 12C', 'letter-12c')],
    secondHand: true,
  },
  '2645c': {
    says: 'The IRS has something from you and needs more time to answer.',
    asksForMoney: 'no',
    money: 'It asks for nothing.',
    byWhen: 'Nothing to do. The letter says how many days they need, often 60.',
    afterwards: 'An answer comes, or one more letter like this.',
    agree: 'Wait for the days it names. Don’t send the same papers twice.',
    disagree: 'You sent them nothing? Call the number on the letter and ask what they have.',
    cannotPay: 'If a bill is open while you wait, interest goes on. Paying what you agree with stops it.',
    headings: {
      agree: 'You sent them something',
      disagree: 'You sent nothing',
      cannotPay: 'If you owe in the meantime',
    },
    links: [links.federalAccount],
    send: ['What you sent to the IRS, and when'],
    sources: [{ label: 'IRS, your notice or letter', url: links.federalNotices.url }],
    secondHand: true,
  },
} satisfies Record<string, LetterText>;
