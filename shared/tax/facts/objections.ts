import { facts } from './fact.ts';
import { federalCode, ohioCode, ohioRule, type Source } from './sources.ts';

/** How long one may object to a letter: `letter` is its page, `days` count from its date or from when it was served. */
export type Objection = { office: string; letter: string; number: string; days: number; how: string };

const objection = (value: Objection, source: Source) =>
  [`Days to object: ${value.number}`, value, source, { unit: 'days' }] as const;

/** The limits that a law sets for saying “I disagree”. Limits that only the letter sets are on the letter. */
export const objections = facts('objections', 2026, '2027-12-31', '2026-11-22', {
  correction: objection(
    {
      office: 'IRS',
      letter: 'cp11',
      number: 'CP11, a correction of your return',
      days: 60,
      how: 'Ask the IRS, by phone or letter, to take the change back.',
    },
    federalCode('6213'),
  ),
  deficiency: objection(
    {
      office: 'IRS',
      letter: 'cp3219a',
      number: 'CP3219A, a notice of deficiency',
      days: 90,
      how: 'File a petition with the U.S. Tax Court. You do not pay first.',
    },
    federalCode('6213'),
  ),
  levy: objection(
    {
      office: 'IRS',
      letter: 'lt11',
      number: 'LT11, before wages or a bank account are taken',
      days: 30,
      how: 'Ask for a hearing on Form 12153.',
    },
    federalCode('6330'),
  ),
  ohio: objection(
    {
      office: 'Ohio',
      letter: 'ohio-assessment',
      number: 'Assessment',
      days: 60,
      how: 'File a Petition for Reassessment. The days run from the day you got it. If you count from its date, you are safe. In some cases the bill must be paid in the same 60 days: the letter’s page says in which.',
    },
    ohioCode('5747.13'),
  ),
  city: objection(
    {
      office: 'City, RITA, CCA',
      letter: 'rita-bill',
      number: 'Assessment of city tax',
      days: 60,
      how: 'Appeal to the city’s board of tax review.',
    },
    ohioCode('718.11'),
  ),
  unemployment: objection(
    {
      office: 'Ohio unemployment tax',
      letter: 'odjfs-determination',
      number: 'Determination of your rate or liability',
      days: 30,
      how: 'Ask for reconsideration, and pay what is due meanwhile.',
    },
    ohioRule('4141-21-01'),
  ),
  unemploymentBenefits: objection(
    {
      office: 'Ohio unemployment benefits',
      letter: 'odjfs-benefits',
      number: 'Decision about a worker’s benefits, to worker and employer',
      days: 21,
      how: 'Appeal in writing, as the letter says.',
    },
    ohioCode('4141.281'),
  ),
});
