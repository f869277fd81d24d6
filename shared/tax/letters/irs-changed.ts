import { officialLinks } from '../facts/official-links.ts';
import { irsPlan } from './irs-owed.ts';
import { byLaw, type LetterText, usually } from './letter.ts';
import { irsPage, letterSources } from './letter-sources.ts';

const links = officialLinks.value;
const toPay = [links.federalPayments, links.federalPlan];
/** Since the IRS Math and Taxpayer Help Act, for notices sent after November 25, 2026. */
const byPhoneToo =
  'A notice sent after November 25, 2026 must name the line and show the last day in bold on page one.';
/** The right to have a correction taken back, which the law gives for 60 days. */
const takeBack = byLaw(60, 'have the correction taken back', letterSources.deficiency);

/** IRS letters about a change to a return, a difference or an audit by mail. */
export const irsChanged = {
  cp2000: {
    says: 'Income or payments that others reported to the IRS don’t match your return, and the IRS proposes a change.',
    asksForMoney: 'maybe',
    money: 'It is not a bill. It proposes a tax, a refund or no change.',
    terms: [usually(30, 'answer', letterSources.underreportedReply)],
    byWhen: 'The date printed on it, usually 30 days after its own date.',
    afterwards:
      'Without an answer the IRS sends a notice of deficiency, CP3219A, and then a bill. You can ask for more time by phone before the date.',
    agree:
      'Sign and send the response form. On a joint return both sign. Don’t amend the federal return of that year: the IRS makes the change. Then amend the Ohio return, and the SD 100 of a taxing district; if you owe, within 90 days after the IRS is done. If pay or profit changes, amend the city return too, sooner.',
    disagree:
      'Check “I do not agree”, say why in a signed page, and send copies that prove it: a corrected W-2 or 1099, what a stock cost you, what was refunded. Part right? Agree with that part.',
    cannotPay: `Answer by the date all the same, then wait for the bill. ${irsPlan}`,
    links: [links.federalUpload, links.federalAccount, links.federalPlan],
    send: [
      'The return for that year, all pages',
      'The W-2s and 1099s it names',
      'Broker’s records, if it is about a sale',
    ],
    fake: 'It wants payment by phone today. A real CP2000 asks for an answer first.',
    sources: [
      irsPage('CP2000 series notice', 'cp2000-series-notice'),
      letterSources.underreported,
      letterSources.underreportedReply,
      letterSources.ohioAmended,
    ],
    after: ['cp3219a', 'cp22'],
  },
  '1099-k-mismatch': {
    says: 'A payment app, card company or marketplace reported more than your return shows.',
    asksForMoney: 'maybe',
    money: 'Usually it comes as a CP2000: a proposal, not a bill.',
    terms: [usually(30, 'answer, if it is a CP2000', letterSources.underreportedReply)],
    byWhen: 'The date printed on the letter, usually 30 days after its own date.',
    afterwards: 'The IRS taxes the whole gross amount, as if there had been no fees, refunds or costs.',
    agree: 'Sign the response form if the payments were income you left out.',
    disagree:
      'The form shows gross payments: before fees, refunds and shipping. Show what was already on Schedule C, what was refunded, and what was private, such as a shared bill or a used sofa sold at a loss.',
    cannotPay: irsPlan,
    links: [links.federalUpload, links.federalPlan],
    send: ['The 1099-K', 'The app’s yearly report, month by month', 'Schedule C, if you filed one'],
    sources: [letterSources.paymentCard, irsPage('CP2000 series notice', 'cp2000-series-notice')],
    before: ['cp2000'],
    after: ['cp3219a'],
  },
  cp3219a: {
    says: 'A notice of deficiency: the IRS has decided on more tax, and you may take it to the Tax Court before you pay.',
    asksForMoney: 'maybe',
    money: 'It is not a bill yet. It becomes one if nobody acts within the 90 days.',
    terms: [byLaw(90, 'file a petition with the U.S. Tax Court', letterSources.deficiency)],
    byWhen: '90 days from its date to go to Tax Court; 150 if it was sent to you outside the country.',
    afterwards:
      'The tax is final for now and is billed with penalties and interest. Talks with the IRS don’t make the 90 days longer.',
    agree: 'Sign Form 5564 and send it back. On a joint return both sign. A bill follows.',
    disagree:
      'Send what proves your case to the IRS now, and file the petition by the last day if it isn’t settled. For up to $50,000 a year the court has a simpler small case procedure.',
    cannotPay: 'You need not pay to go to court. Once there is a bill, pay what you can and ask for a plan online.',
    links: [links.taxCourt, links.federalPlan],
    send: ['The CP2000 and what you answered', 'The return for that year', 'All papers about the income it names'],
    fake: 'It names no last day for the Tax Court. The real one prints that date.',
    sources: [irsPage('CP3219A notice', 'cp3219a-notice'), letterSources.deficiency],
    before: ['cp2000'],
    after: ['cp22', 'cp14'],
  },
  cp11: {
    says: 'The IRS corrected a miscalculation on your return, and now you owe.',
    asksForMoney: 'yes',
    money: 'It asks for the tax that the correction makes.',
    terms: [takeBack],
    byWhen: 'Pay by the date printed on it. You have 60 days to dispute the change.',
    afterwards: 'After 60 days you can no longer have the change taken back or go to Tax Court over it before you pay.',
    agree: 'Pay by the date on the notice and correct your own copy of the return. Send no new return.',
    disagree: `Ask within 60 days, by phone, online, in person or in writing, that the change be taken back. You need not prove your case to ask, but proof helps: without it an audit may follow. ${byPhoneToo}`,
    cannotPay: irsPlan,
    links: toPay,
    send: ['The return as you filed it', 'Proof for the line that was changed'],
    sources: [irsPage('CP11 notice', 'cp11-notice'), letterSources.deficiency],
    after: ['cp501'],
  },
  cp12: {
    says: 'The IRS corrected your return, and your refund is not the amount you expected.',
    asksForMoney: 'no',
    money: 'It asks for nothing. A refund comes, larger or smaller.',
    terms: [takeBack],
    byWhen: 'No answer is due if you agree. You have 60 days to dispute it.',
    afterwards: 'The corrected refund comes in about four to six weeks, if you owe no other debt that it must pay.',
    agree: 'Do nothing. Correct your own copy of the return.',
    disagree: `Within 60 days call the number at the top right, or ask online, in person or in writing. ${byPhoneToo}`,
    links: [links.federalRefund],
    send: ['The return as you filed it'],
    sources: [letterSources.advocateRefundChange, letterSources.deficiency],
    asOf: 'October 2024',
  },
  cp13: {
    says: 'The IRS corrected a miscalculation, and your balance is zero: no refund and nothing to pay.',
    asksForMoney: 'no',
    money: 'It asks for nothing.',
    terms: [takeBack],
    byWhen: 'No answer is due if you agree. You have 60 days to dispute it.',
    afterwards: 'The change stays. After 60 days you can still claim a refund on an amended return.',
    agree: 'Do nothing. Correct your own copy of the return.',
    disagree: `Ask within 60 days, by phone, online, in person or in writing. You need not explain to ask that a change be taken back; payments the IRS could not find are another matter, so send proof of those. ${byPhoneToo}`,
    links: [links.federalAccount],
    send: ['The return as you filed it', 'Proof of withholding or payments it did not count'],
    sources: [irsPage('CP13 notice', 'cp13-notice'), letterSources.deficiency],
  },
  cp23: {
    says: 'The estimated payments on your return are not the ones the IRS has, and now you owe.',
    asksForMoney: 'yes',
    money: 'It asks for the difference, with interest.',
    terms: [usually(60, 'dispute the change', irsPage('CP23 notice', 'cp23-notice'))],
    byWhen: 'Pay by the date printed on it; dispute it within 60 days.',
    afterwards: 'Interest goes on and reminders follow.',
    agree: 'Pay by the date on the notice.',
    disagree:
      'List your payments by date and amount. Compare them with the notice and with your IRS account; a payment may sit under your spouse’s number or another year. Then call.',
    cannotPay: irsPlan,
    links: [links.federalAccount, ...toPay],
    send: ['Bank statements that show each estimated payment', 'The refund you applied from the year before'],
    sources: [irsPage('CP23 notice', 'cp23-notice')],
    after: ['cp501'],
  },
  cp21: {
    says: 'The IRS made a change to your return that you asked for, or that an audit brought.',
    asksForMoney: 'maybe',
    money:
      'The letter after the number tells. CP21A and CP21E: you owe. CP21B: a refund comes. CP21C: nothing changes hands.',
    terms: [byLaw(21, 'pay without more interest, if you owe', letterSources.interestFree, { moves: false })],
    byWhen: 'Look at the letter. If it bills you, 21 days from its date; 10 business days for $100,000 or more.',
    afterwards: 'If you owe, interest goes on and reminders follow. A refund comes by itself.',
    agree:
      'Pay if it asks for money; otherwise keep it with the return. If you owe Ohio more because of the change, amend the Ohio return, and the SD 100 of a taxing district, within 90 days. If pay or profit changes, amend the city return too, sooner.',
    disagree: 'Call the number at the top right with the amended return in hand.',
    cannotPay: irsPlan,
    links: [links.federalAccount, ...toPay],
    send: ['The amended return or the audit report that it follows'],
    sources: [letterSources.interestFree, irsPage('CP21A notice', 'cp21a-notice'), letterSources.ohioAmended],
    secondHand: true,
  },
  cp22: {
    says: 'The IRS made the changes you asked for, or those of an audit, and you owe as a result.',
    asksForMoney: 'yes',
    money: 'It asks for the new tax, with penalties and interest if there are any.',
    terms: [byLaw(21, 'pay without more interest', letterSources.interestFree, { moves: false })],
    byWhen: '21 days from its date, to pay without more interest; 10 business days for $100,000 or more.',
    afterwards: 'Interest goes on, and reminders follow.',
    agree:
      'Pay by the due date on the notice. Then amend the Ohio return, and the SD 100 of a taxing district; if you owe, within 90 days after the IRS is done. If pay or profit changes, amend the city return too, sooner.',
    disagree:
      'Call the number at the top right with your papers: canceled checks, the amended return, your answer to a CP2000.',
    cannotPay: irsPlan,
    links: toPay,
    send: ['The amended return, or the letter you answered'],
    sources: [letterSources.advocateChange, letterSources.interestFree, letterSources.ohioAmended],
    asOf: 'October 2024',
    before: ['cp2000'],
    after: ['cp501'],
  },
  cp75: {
    says: 'The IRS audits your return by mail, often the earned income credit, and holds that part of the refund.',
    asksForMoney: 'no',
    money: 'It asks for papers, not for money.',
    terms: [usually(30, 'send the papers', letterSources.auditReply)],
    byWhen: 'The date printed on it, usually 30 days after its own date.',
    afterwards:
      'The IRS takes the credit out and sends a report with the tax it proposes. A notice of deficiency follows.',
    agree: 'If you cannot claim the credit, say so on the response form. The rest of the refund then moves.',
    disagree:
      'Send copies of what the enclosed forms ask for, all at once and easy to read: school or medical records that show where a child lived, birth certificates, proof of income. Keep the originals.',
    links: [links.federalUpload],
    send: [
      'Form 886-H and the other forms in the envelope',
      'School, doctor or daycare records for each child',
      'The return',
    ],
    sources: [irsPage('CP75 notice', 'cp75-notice'), letterSources.auditByMail, letterSources.auditReply],
    after: ['cp3219a'],
  },
} satisfies Record<string, LetterText>;
