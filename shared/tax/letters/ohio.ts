import { officialLinks } from '../facts/official-links.ts';
import { telephones } from '../facts/telephones.ts';
import { byLaw, type LetterText } from './letter.ts';
import { letterSources } from './letter-sources.ts';

const links = officialLinks.value;
const toPay = [links.ohioPay, links.ohioServices];
const printed = 'Look at the letter: the date to answer by is printed on it.';
const noPlan =
  'Pay what you can at tax.ohio.gov/pay. The Department cannot set up a plan: that becomes possible when the Attorney General has the account, with costs added. So pay as much as you can before.';

/** Letters of the Ohio Department of Taxation and the Attorney General to persons. */
export const ohioPersonal = {
  'ohio-identity-quiz': {
    says: 'Ohio has a return under your name and wants you to confirm who you are before it goes on.',
    asksForMoney: 'no',
    money: 'It asks for no money.',
    byWhen: 'Look at the letter. A letter sent again does not give you more time.',
    afterwards: 'The refund waits. If you fail or miss the quiz, Ohio asks for copies of papers instead.',
    agree: 'Take the quiz on tax.ohio.gov, or by phone. Have the return, W-2s and 1099s before you.',
    disagree: 'First ask your spouse and your preparer. If nobody filed it, call the identity line: it may be theft.',
    headings: { agree: 'You filed the return', disagree: 'You did not file it', cannotPay: 'If the return owes tax' },
    links: [links.ohioTaxation, links.ohioServices],
    phones: [telephones.ohioIdentity.value],
    send: ['The Ohio return it names', 'The letter with its deadline'],
    fake: 'A text or e-mail with a link to a “quiz”. Ohio sends a letter to the address on the return.',
    sources: [letterSources.ohioIdentity],
  },
  'ohio-variance-notice': {
    says: 'Ohio worked out your return again and got another amount.',
    asksForMoney: 'maybe',
    money: 'It asks for the difference, if Ohio’s figure is higher.',
    byWhen: printed,
    afterwards: 'Ohio issues an assessment, which is a legal bill with interest and penalty.',
    agree: 'Pay with the coupon or online. Give the notice number and the tax year.',
    disagree:
      'Compare the “as adjusted” column with your return, line by line. Answer by the date with copies of W-2s, proof of payments or of the credit.',
    cannotPay: noPlan,
    links: toPay,
    send: [
      'Your Ohio and federal return for that year',
      'W-2s that show Ohio tax withheld',
      'Proof of estimated payments',
    ],
    sources: [letterSources.ohioNotices],
    asOf: 'September 2012',
    after: ['ohio-assessment'],
  },
  'ohio-billing-notice': {
    says: 'You filed an Ohio or school district return with a balance, and Ohio has not received all of it.',
    asksForMoney: 'yes',
    money: 'It asks for the balance from your own return.',
    byWhen: printed,
    afterwards: 'Interest and penalties are added, and an assessment follows.',
    agree: 'Pay online as a guest, without an account, or from OH|TAX eServices. From a bank account there is no fee.',
    disagree:
      'Look up your payments in OH|TAX eServices. Paid the school district with the Ohio form, or the other way round? Send proof and ask to move it.',
    cannotPay: noPlan,
    links: toPay,
    send: ['The IT 1040 or SD 100 as filed', 'Proof of payment'],
    sources: [letterSources.ohioNotices],
    asOf: 'July 2023',
    after: ['ohio-assessment', 'ohio-attorney-general'],
  },
  'ohio-federal-mismatch': {
    says: 'The IRS told Ohio about a change, or about a federal income other than the one on your Ohio return.',
    asksForMoney: 'yes',
    money: 'It asks for the Ohio tax on the difference, with interest.',
    byWhen: printed,
    afterwards: 'Ohio issues an assessment with interest and penalty.',
    agree:
      'Pay, or amend the Ohio return if the change brings other changes. If you owe, the law gives 90 days after the IRS is done. Don’t forget the school district return, and the city’s if pay or profit changes.',
    disagree:
      'Ask the IRS for a tax account transcript of the year. If it differs from the notice, send Ohio a copy with the notice.',
    cannotPay: noPlan,
    links: [...toPay, links.federalAccount],
    send: ['The IRS letter behind it, often a CP2000', 'Both returns for that year', 'The IRS transcript'],
    sources: [letterSources.ohioNotices, letterSources.ohioAmended],
    asOf: 'September 2012',
    before: ['cp2000', 'cp22'],
    after: ['ohio-assessment'],
  },
  'ohio-income-tax-not-filed': {
    says: 'Ohio has no IT 1040 from you for a year in which it thinks you had to file.',
    asksForMoney: 'no',
    money: 'It asks for a return, not yet for money.',
    byWhen: printed,
    afterwards: 'Ohio can assess the tax from what the IRS knows, with interest and penalty.',
    agree: 'File the IT 1040 for that year, and the SD 100 if you lived in a taxing school district.',
    disagree: 'Lived elsewhere or had no tax to file for? Write it, with proof, by the date on the notice.',
    cannotPay: `File all the same. ${noPlan}`,
    links: [links.ohioServices, links.ohioTaxation],
    send: ['The federal return for that year', 'W-2s and 1099s', 'Proof of where you lived'],
    sources: [letterSources.ohioNotices, letterSources.ohioIncomeAssessment],
    asOf: 'September 2012',
    after: ['ohio-assessment'],
  },
  'ohio-school-district': {
    says: 'Your address lies in a school district with an income tax, and no SD 100 came from you.',
    asksForMoney: 'no',
    money: 'It asks for a return or for proof that you lived elsewhere.',
    byWhen: printed,
    afterwards: 'A bill follows with tax, interest and penalty, and then an assessment.',
    agree: 'File the SD 100 for that year, online for free or by mail with all W-2s and 1099s.',
    disagree:
      'Send a letter with each address of the year, its school district and the dates, and proof: a lease, a utility bill, a closing statement.',
    cannotPay: `File all the same. ${noPlan}`,
    links: [links.ohioServices, links.ohioFinder],
    send: ['Your addresses that year, with dates', 'The Ohio return', 'W-2s, which may show school tax withheld'],
    sources: [letterSources.ohioNotices],
    asOf: '2012',
    after: ['ohio-assessment'],
  },
  'ohio-assessment': {
    says: 'This is Ohio’s legal bill for a tax, and your chance to object.',
    asksForMoney: 'yes',
    money: 'It asks for tax, interest and penalty.',
    terms: [
      byLaw(60, 'pay or file a Petition for Reassessment', letterSources.ohioIncomeAssessment, { calendar: 'ohio' }),
    ],
    byWhen: '60 days. They run from the day you get it. If you count from its date, you are safe.',
    afterwards: 'It becomes final. The Attorney General collects, and a judgment lien may be filed in your county.',
    agree: 'Pay within the 60 days with the stub of the assessment and its serial number.',
    disagree:
      'File the Petition for Reassessment, in person or by certified mail. List every objection. In some cases the petition counts only with payment in the same 60 days: of all of it, if no return was filed, or if the IRS changed your income and no amended Ohio return was filed; of tax and interest, if you dispute only penalty or interest. Ask before you choose.',
    cannotPay: noPlan,
    links: [...toPay, links.ohioStatutes],
    send: [
      'The envelope, which shows when it came',
      'The notices before it',
      'The return and proof for each objection',
    ],
    fake: 'It has no assessment serial number and no word about how to object.',
    sources: [letterSources.ohioAssessments, letterSources.ohioIncomeAssessment, letterSources.ohioPetition],
    before: ['ohio-variance-notice', 'ohio-billing-notice'],
    after: ['ohio-attorney-general'],
  },
  'ohio-attorney-general': {
    says: 'An Ohio tax debt was not paid, and the Attorney General now collects it, often through a law firm (“special counsel”) or a collection agency.',
    asksForMoney: 'yes',
    money: 'It asks for the debt with interest and collection costs.',
    byWhen: printed,
    afterwards: 'The state can file a lien, take a refund, or go to court for wages or a bank account.',
    agree:
      'Ask the Attorney General’s office, through its own website, whether your account was given to the firm that wrote. If so, pay as the letter says, not to the Department, and quote its number.',
    disagree:
      'Paid, or never lived there? Call with proof. If no assessment ever reached you, say so: ask how and when it was sent.',
    cannotPay: 'Ask the Attorney General’s office for a payment plan. You sign a contract for it.',
    links: [links.ohioAttorneyGeneral, links.ohioTaxation],
    send: ['The assessment and its date', 'Proof of payments', 'Monthly income and costs, for a plan'],
    signs: [
      'A caller wants money today and names no account or case number.',
      'It wants gift cards, a wire or cryptocurrency.',
      'The Attorney General’s Collections Enforcement Section says that your account was not given to the firm that wrote.',
    ],
    sources: [letterSources.ohioAssessments, letterSources.specialCounsel],
    asOf: 'July 2014',
    before: ['ohio-assessment'],
  },
} satisfies Record<string, LetterText>;
