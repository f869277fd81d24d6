import { districtList, finderTable, type TownRows } from './town.ts';

const answers = {
  label: 'City of Cambridge, tax questions',
  url: 'https://cambridgeoh.org/faq/uncategorised/faq',
  asOf: '2017',
};
const general = {
  label: 'City of Cambridge, general tax information',
  url: 'https://cambridgeoh.org/general-information/uncategorised/general-information',
  asOf: '2017',
};
const taxFacts = {
  label: 'City of Cambridge, tax facts',
  url: 'https://cambridgeoh.org/tax-facts/uncategorised/tax-facts',
  asOf: '2017',
};

/** Cambridge, Guernsey County. */
export const cambridge: TownRows = {
  rate: ['Rate', '2%, unchanged since January 1, 2010.', finderTable],
  history: [
    'How it grew',
    '1% in 1969, 1.2% in 1986, 1.5% in 2003, then today’s rate.',
    {
      label: 'Cambridge code, chapter 95',
      url: 'https://codelibrary.amlegal.com/codes/cambridge/latest/cambridg_oh/0-0-0-71583',
    },
  ],
  collector: ['Who collects', 'The city’s Income Tax Department, 1131 Steubenville Avenue.', taxFacts],
  telephone: ['Telephone', '740-439-2355.', taxFacts],
  credit: ['Credit for tax paid at work', 'All of it, up to 2% of the wages.', answers],
  filing: ['Who files', 'Residents over 18, even those whose employer withheld every cent for Cambridge.', answers],
  register: ['Register', 'A questionnaire, once, from 18 on. The permanently disabled stop there.', general],
  help: ['Help', 'The staff shows you how to fill in the city return, free, with or without an appointment.', taxFacts],
  estimates: ['Estimates', 'By the quarter for people who owe over $200 a year.', { ...general, asOf: '2016' }],
  schools: ['School districts', 'Guernsey County has no district with an income tax.', districtList],
};
