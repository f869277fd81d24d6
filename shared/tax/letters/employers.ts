import { officialLinks } from '../facts/official-links.ts';
import { telephones } from '../facts/telephones.ts';
import { byLaw, type LetterText } from './letter.ts';
import { letterSources } from './letter-sources.ts';

const links = officialLinks.value;
const unemployment = [telephones.unemployment.value];
const bwc = [telephones.workersCompensation.value];

/** Letters to Ohio employers about unemployment tax and workers' compensation. */
export const employers = {
  'odjfs-report-missing': {
    says: 'Ohio’s unemployment office has no quarterly wage report from you.',
    asksForMoney: 'maybe',
    money: 'It asks for the report, and for tax on the wages in it.',
    byWhen: 'At once. Look at the letter for a date.',
    afterwards: 'A penalty and interest are added, and the office can set the amount itself.',
    agree: 'File the quarter in The SOURCE. A quarter without wages needs a report too.',
    disagree:
      'Filed it already? Send a copy of the report with your employer number. No workers any more? Close the account in The SOURCE with the date of the last pay.',
    cannotPay: 'File the report anyway, then call about the money.',
    links: [links.ohioUnemployment],
    phones: unemployment,
    send: ['The payroll register for the quarter', 'The employer number on the letter'],
    sources: [letterSources.unemploymentReports],
    secondHand: true,
  },
  'odjfs-determination': {
    says: 'Ohio decided whether you owe unemployment tax, or at which rate.',
    asksForMoney: 'maybe',
    money: 'It sets what you will pay; some bill an amount.',
    terms: [byLaw(30, 'ask for reconsideration', letterSources.unemploymentReview, { calendar: 'ohio' })],
    byWhen: '30 days after it was sent.',
    afterwards: 'The decision stands. Asking for a review does not put off what is due.',
    agree: 'Use the new rate from the day it names. Tell your payroll firm.',
    disagree:
      'Send an application with your name, address, title, account number and the reasons. Look at wages or claims that were counted for the wrong firm.',
    cannotPay: 'Pay what is due even while the review runs, or call first.',
    links: [links.ohioUnemployment],
    phones: unemployment,
    send: ['The determination', 'Wage reports of the last years', 'Papers of a purchase or sale of the business'],
    sources: [letterSources.unemploymentReview, letterSources.unemploymentStay],
  },
  'odjfs-benefit-charges': {
    says: 'Unemployment benefits of someone who worked for you were charged to your account.',
    asksForMoney: 'no',
    money: 'It is not a bill, unless you repay benefits instead of paying the tax; charges raise your rate later.',
    terms: [byLaw(15, 'file a written exception', letterSources.benefitCharges, { calendar: 'ohio' })],
    byWhen: '15 days after it was sent.',
    afterwards: 'The charge stays on your account.',
    agree: 'Keep it with the wage reports.',
    disagree:
      'Write within 15 days: your name, account number, the date of the notice, the worker’s name, and why the charge is wrong. Send it by mail, not by e-mail: it shows the worker’s number.',
    links: [links.ohioUnemployment],
    phones: unemployment,
    send: ['The worker’s dates and the reason the job ended', 'Letters about the claim before this one'],
    sources: [letterSources.benefitCharges],
    after: ['odjfs-determination'],
  },
  'bwc-lapse': {
    says: 'Your workers’ compensation coverage has lapsed because a premium payment did not arrive.',
    asksForMoney: 'yes',
    money: 'It asks for the missed premium and any penalty.',
    byWhen: 'Today: each day without coverage is at your own risk.',
    afterwards:
      'If a worker is hurt during the lapse, BWC pays the worker and charges you dollar for dollar for that claim. Liens may follow.',
    agree: 'Pay online now. Coverage comes back on the day the payment arrives.',
    disagree:
      'Paid on time? Call with the confirmation. For good cause you can ask for coverage back to the start of the lapse and for the penalty to be dropped.',
    cannotPay: 'Call before anything else. Ask what is the least that brings coverage back.',
    links: [links.workersCompensation],
    phones: bwc,
    send: ['The policy number and the letter', 'Proof of payment', 'The last payroll report'],
    sources: [letterSources.bwcCoverage, letterSources.bwcLapse, letterSources.bwcRetroactive],
    asOf: 'January 2022',
    after: ['bwc-true-up'],
  },
  'bwc-true-up': {
    says: 'BWC asks for the payroll you really had in the policy year, to settle the premium.',
    asksForMoney: 'maybe',
    money: 'It may bring a bill or money back.',
    byWhen: 'August 15 for private employers. After a canceled policy, look at the letter.',
    afterwards: 'BWC can end rebates and discount programs, this year and later ones, until every report is in.',
    agree: 'Report online, by class of work, and pay the difference.',
    disagree:
      'Wages in the wrong class, or a subcontractor counted as a worker? Send the certificate and ask for an adjustment.',
    cannotPay: 'Report anyway, then call about the balance.',
    links: [links.workersCompensation],
    phones: bwc,
    send: ['Payroll from July to June by class of work', 'Certificates of subcontractors'],
    sources: [letterSources.payrollReports],
    after: ['bwc-lapse'],
  },
} satisfies Record<string, LetterText>;

/** The letter one is not sure about. */
export const anyLetter = {
  'is-it-real': {
    says: 'A real tax letter comes by mail, has a number at the corner, names a year, and gives you time.',
    asksForMoney: 'maybe',
    money: 'A real office never wants gift cards or a wire, and does not call you for a card number.',
    byWhen: 'Check today. If it is real, its own date counts.',
    afterwards: 'A real letter that nobody answers leads to the next one. A fake one leads to nothing.',
    headings: { agree: 'How to check it', disagree: 'It looks fake', cannotPay: 'You paid or gave a number' },
    agree:
      'Type irs.gov or tax.ohio.gov yourself and sign in: balances and many real letters show in your account. One that does not show there can still be real. Or call the office’s own number from this page, not the one on the letter. Compare the number at the corner with our list. A law firm’s letter about an old Ohio debt can be real: ask the Attorney General’s office.',
    disagree:
      'Don’t answer, don’t click, don’t pay. Forward a fake IRS e-mail to phishing@irs.gov and a fake text to 7726. Then delete it.',
    cannotPay:
      'Call your bank at once. Report it to the Treasury inspector for tax at tigta.gov. Ask the IRS for an identity protection PIN.',
    links: [
      links.federalAccount,
      links.federalNotices,
      links.treasuryInspector,
      links.ohioTaxation,
      links.ohioAttorneyGeneral,
    ],
    phones: [telephones.irs.value, telephones.ohioIndividuals.value],
    send: ['A photo or scan of both sides and of the envelope'],
    sources: [letterSources.genuine],
  },
} satisfies Record<string, LetterText>;
