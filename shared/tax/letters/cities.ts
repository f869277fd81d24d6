import { officialLinks } from '../facts/official-links.ts';
import { telephones } from '../facts/telephones.ts';
import { byLaw, type LetterText } from './letter.ts';
import { letterSources } from './letter-sources.ts';

const links = officialLinks.value;
/** An appeal to the city's board of tax review, which only a letter called an assessment opens. */
const appeal = byLaw(60, 'appeal to the city’s board of tax review, if it is an assessment', letterSources.cityAppeal, {
  calendar: 'ohio',
});
const printed = 'By the due date printed on the letter.';

/** Letters about city and village income tax. */
export const cities = {
  'rita-non-filing': {
    says: 'RITA has no city income tax return from you for the years named.',
    asksForMoney: 'no',
    money: 'It asks for returns or for the reason why you need not file.',
    byWhen: printed,
    afterwards: 'RITA may send a subpoena, or set the tax from what the IRS reports.',
    agree:
      'File each year online in MyAccount, or mail RITA the W-2s, 1099s, schedules and page 1 of Form 1040 with the notice: RITA then prepares the return.',
    disagree:
      'Fill in the exemption part of the notice: moved away, retired, only pension or Social Security, under age, military pay. Send the proof it asks for.',
    cannotPay: 'File anyway, then ask RITA for a plan. A return without money is better than none.',
    links: [links.regionalIncomeTax, links.ohioFinder],
    phones: [telephones.rita.value],
    send: ['W-2s with the city boxes', 'Page 1 of Form 1040 and Schedules C, E or F', 'The day you moved, if you did'],
    fake: 'It sends you to another site than ritaohio.com, or a caller wants a card number.',
    sources: [letterSources.ritaNonFiling, letterSources.ritaNotices],
  },
  'rita-bill': {
    says: 'RITA bills city tax, an estimate, or a penalty for your account.',
    asksForMoney: 'yes',
    money: 'It asks for city tax, an estimate or a penalty.',
    terms: [appeal],
    byWhen: `${printed} An assessment gives 60 days to appeal.`,
    afterwards: 'Penalty and interest go on, and RITA can take it to court.',
    agree: 'Pay in MyAccount or by mail. By card there is a fee; from a bank account there is none.',
    disagree:
      'Check the credit for tax paid where you work: send the W-2 that shows it. Estimates you did not need? Say so before the date.',
    cannotPay: 'Call before the date and ask for a plan.',
    links: [links.regionalIncomeTax],
    phones: [telephones.rita.value],
    send: ['Your city return', 'W-2s with city tax withheld', 'Proof of estimates'],
    sources: [letterSources.ritaNotices, letterSources.cityAppeal],
  },
  'cca-letter': {
    says: 'CCA, the tax office of Cleveland and other cities, asks for a return, for facts or for money.',
    asksForMoney: 'maybe',
    money: 'Read which it is: an inquiry, a bill or an assessment.',
    terms: [appeal],
    byWhen: 'Look at the letter: an audit notice usually gives 30 days.',
    afterwards: 'CCA’s lawyers look at the file. It can become a civil or a criminal case.',
    agree: 'File online or on paper and pay. The toll-free line tells you what is on your account, day and night.',
    disagree:
      'Fill in the back of the notice and add the federal return and W-2s, even if you think you need not file.',
    cannotPay: 'Call and ask for time. If it is in court already, mediation or a payment program may be open to you.',
    links: [links.centralCollection],
    phones: [telephones.cca.value],
    send: ['Federal return and W-2s for the years named', 'Your addresses in those years'],
    sources: [letterSources.ccaServices, letterSources.ccaLegal, letterSources.cityAppeal],
  },
  'city-inquiry': {
    says: 'A city’s own tax office asks whether you live, work or do business there, or bills you.',
    asksForMoney: 'maybe',
    money: 'A questionnaire asks for facts. A bill or an assessment asks for money.',
    terms: [appeal],
    byWhen: 'Look at the letter. An assessment gives 60 days to appeal.',
    afterwards: 'The city can set the tax from what the IRS and the state report.',
    agree: 'Answer the questions, and file for the years that it names.',
    disagree:
      'Look up the address in The Finder: a mailing address is often outside the city. Send proof of where you live and work.',
    cannotPay: 'Call the office on the letter and ask for monthly payments.',
    links: [links.ohioFinder, links.ohioStatutes],
    phones: [],
    send: ['Your addresses and workplaces, with dates', 'W-2s and the federal return'],
    fake: 'The phone number on it is not the one on the city’s own site. Look it up yourself.',
    sources: [letterSources.cityAppeal],
  },
} satisfies Record<string, LetterText>;
