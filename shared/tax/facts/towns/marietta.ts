import { districtList, ritaTable, type TownRows } from './town.ts';

const city = {
  label: 'City of Marietta, Tax Department',
  url: 'https://www.mariettaoh.net/index.php/government-and-services/legal-and-tax/tax-department',
  asOf: '2019',
};
const ordinance = {
  label: 'Marietta code, section 183.01',
  url: 'https://codelibrary.amlegal.com/codes/marietta/latest/marietta_oh/0-0-0-33139',
};

/** Marietta, Washington County. */
export const marietta: TownRows = {
  rate: ['Rate', '1.85% from 2019 on. Before that it was 1.7%.', city],
  added: ['The part added', '0.15%, voted in 2018, for fire equipment and streets.', ordinance],
  collector: ['Who collects', 'The city’s Tax Department, 301 Putnam Street, Suite 1100.', city],
  telephone: ['Telephone', '740-373-4032, weekdays from 8 to 4.', city],
  noFiling: [
    'Who need not file',
    'People who live and work in Marietta, when the employer withheld and nothing else was earned.',
    city,
  ],
  filing: [
    'Who files',
    'Residents who work outside the city without Marietta tax withheld; owners of rentals; firms.',
    city,
  ],
  estimates: ['Estimates', 'At least 22.5% of the year’s tax each quarter.', city],
  withholding: ['Employers', 'Monthly payers by the 15th, quarterly payers by the end of the month after.', city],
  schools: [
    'School districts',
    'None in Washington County taxes income. Marietta’s voters declined 0.75% in May 2021.',
    districtList,
  ],
  river: [
    'Across the river',
    'A resident of West Virginia with a job here owes Ohio no tax on wages, but does owe the city.',
    {
      label: 'Ohio Department of Taxation, workers from states that border Ohio',
      url: 'https://www.tax.ohio.gov/faq/tabid/6315/Default.aspx?QuestionID=5313&AFMID=11354',
    },
  ],
  county: ['In the county', 'Belpre taxes 1% and Beverly 1.25%, both through RITA with full credit.', ritaTable],
};
