import { districtDate, districtList, finderDate, finderTable, townFacts } from './town.ts';

const fact = townFacts('cambridge');
const answers = {
  label: 'City of Cambridge, tax questions',
  url: 'https://cambridgeoh.org/faq/uncategorised/faq',
};
const general = {
  label: 'City of Cambridge, general tax information',
  url: 'https://cambridgeoh.org/general-information/uncategorised/general-information',
};
const taxFacts = {
  label: 'City of Cambridge, tax facts',
  url: 'https://cambridgeoh.org/tax-facts/uncategorised/tax-facts',
};

/** Cambridge, Guernsey County. */
export const cambridge = [
  fact('rate', 'Rate', '2%, unchanged since January 1, 2010.', finderTable, { asOf: finderDate }),
  fact('history', 'How it grew', '1% in 1969, 1.2% in 1986, 1.5% in 2003, then today’s rate.', {
    label: 'Cambridge code, chapter 95',
    url: 'https://codelibrary.amlegal.com/codes/cambridge/latest/cambridg_oh/0-0-0-71583',
  }),
  fact('collector', 'Who collects', 'The city’s Income Tax Department, 1131 Steubenville Avenue.', taxFacts, {
    asOf: '2017',
  }),
  fact('telephone', 'Telephone', '740-439-2355.', taxFacts, { asOf: '2017' }),
  fact('credit', 'Credit for tax paid at work', 'All of it, up to 2% of the wages.', answers, { asOf: '2017' }),
  fact(
    'filing',
    'Who files',
    'Residents over 18, even those whose employer withheld every cent for Cambridge.',
    answers,
    { asOf: '2017' },
  ),
  fact('register', 'Register', 'A questionnaire, once, from 18 on. The permanently disabled stop there.', general, {
    asOf: '2017',
  }),
  fact(
    'help',
    'Help',
    'The staff shows you how to fill in the city return, free, with or without an appointment.',
    taxFacts,
    {
      asOf: '2017',
    },
  ),
  fact('estimates', 'Estimates', 'By the quarter for people who owe over $200 a year.', general, {
    asOf: '2016',
  }),
  fact('schools', 'School districts', 'Guernsey County has no district with an income tax.', districtList, {
    asOf: districtDate,
  }),
] as const;
