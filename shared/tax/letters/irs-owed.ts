import { formatDollars } from '#shared/format/money.ts';
import { collection } from '../facts/collection.ts';
import { officialLinks } from '../facts/official-links.ts';
import { byLaw, type LetterText, usually } from './letter.ts';
import { irsPage, letterSources } from './letter-sources.ts';

const links = officialLinks.value;
/** How a person pays an IRS balance over time. */
export const irsPlan = `Pay what you can now. Then ask for a payment plan online: up to ${collection.planShort.value.days} days, or monthly payments if you owe ${formatDollars(collection.planLong.value)} or less. Interest goes on until all is paid.`;
const toPay = [links.federalPayments, links.federalDirectPay, links.federalPlan];
const printed = 'By the date printed on the letter.';

/** IRS letters about money a person owes, in the order they come. */
export const irsOwed = {
  cp14: {
    says: 'The IRS says you still owe tax for the year named, and this is its first bill.',
    asksForMoney: 'yes',
    money: 'It asks for the tax, with penalties and interest so far.',
    terms: [byLaw(21, 'pay without more interest', letterSources.interestFree, { moves: false })],
    byWhen: '21 days from its date, to pay without more interest.',
    afterwards:
      'Interest and the late payment penalty go on, and reminders follow: CP501, CP503, then CP504. For a bill of $100,000 or more the law gives 10 business days, not 21 days.',
    agree: 'Pay online by the date on the notice. Choose the tax year that it names, so that the money lands there.',
    disagree:
      'Call the number at the top right of the notice. Have canceled checks or the amended return in hand. A payment that the IRS put in the wrong year is a common reason.',
    cannotPay: irsPlan,
    links: toPay,
    send: [
      'The return for the year on the notice',
      'Proof of each payment for that year: bank statement or confirmation',
    ],
    sources: [irsPage('CP14 notice', 'cp14-notice'), letterSources.interestFree],
    after: ['cp501', 'cp503', 'cp504'],
  },
  cp501: {
    says: 'CP501 is the first reminder of an unpaid balance on one of your tax accounts.',
    asksForMoney: 'yes',
    money: 'It asks for the balance of the bill before it, with interest and the late payment penalty, 0.5% a month.',
    byWhen: printed,
    afterwards:
      'The IRS can file a Notice of Federal Tax Lien at any time. That is a public claim on what you own, and it makes it hard to sell or borrow. Interest and the penalty go on, and CP503 follows.',
    agree: 'Pay online by the due date on the notice, or set up a plan before that date.',
    disagree: 'Call the toll-free number at the top right of the notice. Say what you paid, when, and how.',
    cannotPay: irsPlan,
    links: toPay,
    send: ['The CP14 that came first', 'Proof of payments since then'],
    sources: [irsPage('CP501 notice', 'cp501-notice')],
    asOf: 'December 2020',
    before: ['cp14'],
    after: ['cp503', 'cp504'],
  },
  cp503: {
    says: 'A second reminder: you have unpaid taxes, and the IRS has not heard from you.',
    asksForMoney: 'yes',
    money: 'It asks for the whole balance, which has grown since the last letter.',
    byWhen: `${printed} It is often only about 10 days away.`,
    afterwards: 'The next letter is usually CP504. That one says that the IRS may take your state refund.',
    agree: 'Pay online now. A payment shows on your IRS account, so you can check that it arrived.',
    disagree: 'Call the number on the notice before the date on it, with proof of what you paid.',
    cannotPay: irsPlan,
    links: [...toPay, links.federalAccount],
    send: ['The letters that came before it', 'Proof of payments'],
    sources: [irsPage('CP503 notice', 'cp503-notice'), letterSources.collection],
    secondHand: true,
    before: ['cp14', 'cp501'],
    after: ['cp504'],
  },
  cp504: {
    says: 'The IRS warns that it may take your state tax refund for a balance that is still unpaid.',
    asksForMoney: 'yes',
    money: 'It asks for the whole balance at once.',
    terms: [byLaw(30, 'pay before the state refund can be taken', letterSources.levyNotice, { moves: false })],
    byWhen: 'By the date it names to pay; after 30 days the state refund can be taken.',
    afterwards:
      'After 30 days the IRS may take your state refund. For wages, bank accounts and most other things it must first send one more letter, with a right to a hearing: LT11, Letter 1058 or CP90. With a large debt it may also stop a passport.',
    agree: 'Pay the whole amount online today, or set up a plan today. Both stop the next step.',
    disagree:
      'Call the number on the notice at once. Ask for an appeal under the Collection Appeals Program if the call doesn’t settle it.',
    cannotPay: irsPlan,
    links: toPay,
    send: ['All earlier letters about this year', 'A list of your monthly income and costs, if you can’t pay'],
    fake: 'A caller who reads you a “CP504” and wants payment on the phone. The real one comes by mail.',
    sources: [letterSources.levyNotice, letterSources.advocateFinalNotice],
    asOf: 'May 2021',
    before: ['cp14', 'cp501', 'cp503'],
    after: ['lt11', 'cp90'],
  },
  lt11: {
    says: 'The last notice before the IRS may take wages, bank accounts or other property, and your chance to ask for a hearing.',
    asksForMoney: 'yes',
    money: 'It asks for the whole balance now.',
    terms: [byLaw(30, 'ask for a hearing on Form 12153', letterSources.levyHearing)],
    byWhen: '30 days from its date, to ask for a hearing.',
    afterwards:
      'After 30 days the IRS may levy: take part of your pay, or what is in the bank. If you ask late, the IRS still hears you, but you cannot take its answer to court.',
    agree: 'Pay, or set up a plan, before the 30 days end. Keep the confirmation.',
    disagree:
      'Send Form 12153 by the last day, to the address on the letter, by certified mail. In time, it stops the levy while the IRS looks at your case.',
    cannotPay: `Ask for a plan or for a delay because of hardship, and send Form 12153 as well to keep your rights. ${irsPlan}`,
    links: [...toPay, links.federalHearing],
    send: ['Every letter about this debt', 'Your last two pay stubs and bank statements', 'A list of monthly costs'],
    fake: 'It came by ordinary mail only. A real one is handed to you, left at your home or business, or sent by certified or registered mail; it counts even if nobody picked it up.',
    sources: [letterSources.levyHearing, irsPage('LT11 notice or Letter 1058', 'lt11-notice-or-letter-1058')],
    before: ['cp504'],
  },
  cp90: {
    says: 'The IRS intends to levy certain assets for unpaid tax, and you may ask for a hearing first.',
    asksForMoney: 'yes',
    money: 'It asks for the whole balance. Federal payments, such as Social Security, can be taken.',
    terms: [byLaw(30, 'ask for a hearing on Form 12153', letterSources.levyHearing)],
    byWhen: '30 days from its date, to ask for a hearing.',
    afterwards: 'The IRS may take part of federal payments to you, and other property too.',
    agree: 'Pay what you owe, or set up a plan before the 30 days end.',
    disagree:
      'Send Form 12153. The letter has an access code for the IRS upload page; by mail it goes to the address on the letter.',
    cannotPay: irsPlan,
    links: [...toPay, links.federalHearing, links.federalUpload],
    send: ['Letters about Social Security or other federal payments', 'A list of monthly income and costs'],
    sources: [letterSources.levyHearing, irsPage('CP90 notice', 'cp90-notice')],
    before: ['cp504'],
  },
  lt16: {
    says: 'The IRS has unpaid taxes or missing returns of yours on its list and wants to hear from you.',
    asksForMoney: 'maybe',
    money: 'It asks for a balance, for missing returns, or for both. The letter says which.',
    terms: [usually(10, 'call, pay or file', irsPage('LT16 notice', 'lt16-notice'))],
    byWhen: 'Look at the letter: about 10 days from its date.',
    afterwards: 'The IRS may start to collect: a lien, or a levy on wages or a bank account after a last notice.',
    agree: 'File the returns it names and pay. File even if you cannot pay.',
    disagree: 'Call the number on the letter. If you filed more than 10 weeks ago, send a signed copy again.',
    cannotPay: `File every missing return first: without them there is no plan. ${irsPlan}`,
    links: toPay,
    send: ['Copies of the returns it calls missing, or W-2s and 1099s for those years'],
    sources: [irsPage('LT16 notice', 'lt16-notice')],
    before: ['cp503', 'cp504'],
    after: ['lt11'],
  },
  cp523: {
    says: 'Your payment plan with the IRS has a missed payment or a new debt, and the IRS intends to end it.',
    asksForMoney: 'yes',
    money: 'It asks for the missed amount, or for the new tax you owe.',
    terms: [byLaw(30, 'save the plan', letterSources.planEnd, { moves: false })],
    byWhen: '30 days from its date.',
    afterwards:
      'The plan ends, and the IRS may take wages or bank accounts. It may charge a fee to start the plan again.',
    agree:
      'Make the missed payment before the end date on the notice, and call to make sure the plan goes on. If a new tax is the cause, pay it in full, or call and ask to add it to the plan.',
    disagree:
      'Call the number at the top right of the notice with proof of your payments. You may also appeal: Form 9423, after you have called.',
    cannotPay:
      'Call before the 30 days end and ask for a lower monthly amount. Say what changed: a job, an illness, a new cost.',
    links: [links.federalPayments, links.federalPlan],
    send: ['The letter that set up the plan', 'Proof of the monthly payments', 'Your newest tax return'],
    sources: [irsPage('CP523 notice', 'cp523-notice'), letterSources.planEnd],
  },
  cp71c: {
    says: 'A yearly reminder of a tax balance that the IRS still has on your account.',
    asksForMoney: 'yes',
    money: 'It lists tax, penalty and interest to date.',
    byWhen: 'By the date it names to pay, if it names one. Interest is added every day.',
    afterwards:
      'The IRS may file a lien or give the account to a private collection agency, which writes to you first.',
    agree: 'Pay online. Penalties and interest stop when the balance is paid.',
    disagree: 'Call the toll-free number on the notice with proof of payment or of the amount you think is right.',
    cannotPay: `${irsPlan} In hardship the IRS may put off collecting; an offer in compromise may settle for less.`,
    links: toPay,
    send: ['Letters from a collection agency, if any came', 'Your last tax return'],
    sources: [irsPage('CP71 notice', 'cp71-notice')],
  },
  cp60: {
    says: 'The IRS took a payment off your account because it had been put there by mistake, and now you owe.',
    asksForMoney: 'yes',
    money: 'It asks for the balance that is left without that payment.',
    byWhen: printed,
    afterwards: 'Interest goes on, and the usual reminders follow.',
    agree: 'Pay by the date on the notice.',
    disagree:
      'Call the number at the top right with proof of the payment: the canceled check or the bank’s confirmation.',
    cannotPay: irsPlan,
    links: toPay,
    send: ['Proof of the payment that was removed: both sides of the check, or the bank statement'],
    sources: [letterSources.advocatePaymentRemoved],
    asOf: 'October 2024',
  },
  cp49: {
    says: 'The IRS used all or part of your refund to pay a tax debt of another year.',
    asksForMoney: 'maybe',
    money: 'It asks for nothing if the refund covered the debt. If a balance is left, the notice shows it.',
    byWhen: 'No answer is due if it is right. If not, call soon: look at the letter for a date.',
    afterwards: 'What is left of the refund is sent. A debt that is left keeps growing.',
    agree: 'Do nothing if the balance is zero. Correct the refund in your records.',
    disagree:
      'Call the number on the notice. If the debt is your spouse’s alone, ask us about Form 8379, which can bring your part back.',
    cannotPay: irsPlan,
    links: [links.federalAccount, links.federalPlan],
    send: ['The return with the refund', 'Letters about the older debt'],
    sources: [letterSources.offset, irsPage('CP49 notice', 'cp49-notice')],
    secondHand: true,
  },
} satisfies Record<string, LetterText>;
