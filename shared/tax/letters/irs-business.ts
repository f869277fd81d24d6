import { officialLinks } from '../facts/official-links.ts';
import { telephones } from '../facts/telephones.ts';
import { byLaw, type LetterText, usually } from './letter.ts';
import { irsPage, letterSources } from './letter-sources.ts';

const links = officialLinks.value;
const toPay = [links.federalBusiness, links.federalPayments];
const businessPlan =
  'Pay what you can. If tax withheld from paychecks is owed, write that the payment is for that part: owners can be made to pay it themselves. Call before the date on the letter and ask for a monthly plan.';

/** IRS letters to a business. */
export const irsBusiness = {
  cp161: {
    says: 'The IRS says your business owes a balance for the form and period named, and this is its first bill.',
    asksForMoney: 'yes',
    money: 'It asks for the balance, with penalties and interest.',
    terms: [byLaw(21, 'pay without more interest', letterSources.interestFree, { moves: false })],
    byWhen: '21 days from its date, to pay without more interest.',
    afterwards: 'Interest goes on, and CP504B follows. For a bill of $100,000 or more the law gives 10 business days.',
    agree: 'Pay by EFTPS or from your bank account at irs.gov/payments. Choose the form and the quarter on the notice.',
    disagree:
      'Compare each deposit with the notice. One paid for the wrong quarter is a common reason. Then call with the bank’s proof.',
    cannotPay: businessPlan,
    links: toPay,
    send: ['The return for that period, such as Form 941', 'EFTPS confirmations for the quarter'],
    sources: [letterSources.interestFree, letterSources.collection],
    secondHand: true,
    after: ['cp504b'],
  },
  cp504b: {
    says: 'The IRS warns your business that it may take property for a balance that is still unpaid.',
    asksForMoney: 'yes',
    money: 'It asks for the whole balance at once.',
    terms: [byLaw(30, 'pay or call before a levy', letterSources.levyNotice, { moves: false })],
    byWhen: '30 days from its date at the latest.',
    afterwards:
      'After 30 days the IRS may levy, in some payroll tax cases without another letter. In most cases a notice with a right to a hearing comes first. It may also file a lien.',
    agree: 'Pay at once, or call and set up a plan.',
    disagree:
      'Follow the appeal steps on the notice, the Collection Appeals Program, before collection starts. Papers can go through the IRS upload page.',
    cannotPay: businessPlan,
    links: [...toPay, links.federalUpload],
    send: [
      'All earlier letters for this form and period',
      'A list of what customers owe the business, and of bills due',
    ],
    sources: [irsPage('CP504B notice', 'cp504b-notice'), letterSources.levyNotice],
    before: ['cp161'],
    after: ['lt11'],
  },
  cp162: {
    says: 'The IRS charges a penalty because a partnership or S corporation return was late, incomplete or on paper.',
    asksForMoney: 'yes',
    money: 'It asks for a penalty, for each owner and each month, even where no tax was due.',
    byWhen: 'By the date printed on the letter, to pay without more interest.',
    afterwards: 'Interest goes on. A return that still lacks parts costs more each month, for up to 12 months.',
    agree: 'Pay by the date on the letter. Send any missing part of the return now.',
    disagree:
      'Filed on time? An officer or partner calls with proof of mailing or of the extension. Late for a good reason? Send a signed letter that asks for the penalty to be dropped. A partnership of 10 people or fewer may qualify under Revenue Procedure 84-35.',
    cannotPay: 'Ask first whether the penalty can be dropped. Then ask for a plan for the rest.',
    links: toPay,
    phones: [telephones.irsPenalties.value],
    send: [
      'The return and proof of when it went',
      'Form 7004, if there was an extension',
      'The names of the owners that year',
    ],
    sources: [irsPage('CP162A notice', 'cp162a-notice'), irsPage('CP162 notice', 'cp162-notice')],
  },
  cp259: {
    says: 'The IRS has no record of a business return for the period named.',
    asksForMoney: 'no',
    money: 'It asks for a return, not yet for money.',
    byWhen: 'Look at the letter for the date.',
    afterwards: 'The IRS may figure the tax itself, and penalties for not filing are added.',
    agree: 'File the return, online or on paper, with every schedule. File it even if you cannot pay.',
    disagree:
      'No payroll that quarter, or business closed? Say so on the response form. Filed more than four weeks ago, or under another name or EIN? Send the form with a signed copy of the return. Filed within four weeks, with the same name and EIN? Do nothing.',
    cannotPay: businessPlan,
    links: [links.federalBusiness],
    send: [
      'Payroll records or books for the period',
      'Proof that the return was filed',
      'The date the business closed or let its last worker go',
    ],
    sources: [irsPage('CP259 notice', 'cp259-notice')],
    secondHand: true,
    after: ['cp161'],
  },
  cp260: {
    says: 'The IRS took a wrongly placed payment off your business account, and the amount you owe changed.',
    asksForMoney: 'yes',
    money: 'It asks for the amount that is left without that payment.',
    terms: [usually(30, 'dispute it', irsPage('CP260 notice', 'cp260-notice'))],
    byWhen: 'Pay by the date on the coupon; dispute it within 30 days.',
    afterwards: 'Interest goes on, and reminders follow.',
    agree: 'Pay by the date on the coupon and correct your records.',
    disagree: 'Call, or mail the contact stub with proof of the payment.',
    cannotPay: businessPlan,
    links: toPay,
    send: ['Proof of the payment that was removed'],
    sources: [irsPage('CP260 notice', 'cp260-notice')],
    after: ['cp504b'],
  },
  cp2100: {
    says: 'Names and taxpayer numbers on 1099s that you filed don’t match, and you may have to withhold from those people.',
    asksForMoney: 'no',
    money: 'It asks for no money now. Penalties for wrong 1099s come in other letters.',
    terms: [
      byLaw(15, 'send B notices to the people on the list', letterSources.backupWithholding, {
        count: 'business',
        moves: false,
      }),
    ],
    byWhen: '15 business days from its date, or from the day you got it if that is later.',
    afterwards: 'If you had to withhold and did not, the IRS can ask you for that tax.',
    agree:
      'The first time for a person: mail the B notice with a Form W-9. The second time in three years: mail the second B notice without a W-9, and ask for proof from Social Security, or for Letter 147C for an EIN. No number at all on file? Withhold 24% of each payment at once. No answer to the B notice? Start to withhold it no later than 30 business days after this letter, and go on until the answer comes.',
    disagree:
      'Compare the list with your W-9s. Where you made a typing error, correct your records. Don’t write to the IRS about it.',
    links: [links.federalNotices],
    send: ['The list that came with it', 'The W-9s you have', 'The 1099s as filed'],
    sources: [irsPage('CP2100 or CP2100A notice', 'cp2100-or-cp2100a-notice'), letterSources.backupWithholding],
  },
  '226-j': {
    says: 'The IRS thinks that your business may owe a payment for a full-time worker’s health coverage: none was offered, or it cost too much or covered too little.',
    asksForMoney: 'maybe',
    money: 'It is a proposal, not a bill.',
    terms: [usually(90, 'answer on Form 14764', letterSources.healthPayment)],
    byWhen: 'By the response date printed on it, at least 90 days from its date.',
    afterwards: 'Without an answer the IRS bills the amount that it proposed.',
    agree: 'Sign Form 14764 and send it back with the payment.',
    disagree:
      'Say so on Form 14764, correct the list of workers on Form 14765, and add a full explanation. Wrong codes on Forms 1094-C and 1095-C are a common cause.',
    cannotPay: 'Answer first: the amount is not final. Ask for a plan once there is a bill.',
    links: [links.federalNotices],
    send: ['Forms 1094-C and 1095-C for the year', 'Who was offered coverage, month by month'],
    sources: [irsPage('Letter 226-J', 'letter-226-j'), letterSources.healthPayment],
  },
} satisfies Record<string, LetterText>;
