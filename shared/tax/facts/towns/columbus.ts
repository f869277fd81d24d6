import { districtList, finderTable, type TownRows } from './town.ts';

const division = {
  label: 'City of Columbus, Income Tax Division',
  url: 'https://www.columbus.gov/incometaxdivision/',
  asOf: '2024',
};
const taxFacts = {
  label: 'City of Columbus, tax facts',
  url: 'https://www.columbus.gov/IncomeTaxDivision/TaxFacts/',
  asOf: '2023',
};

/** Columbus, Franklin County. */
export const columbus: TownRows = {
  rate: ['Rate', '2.5% since October 1, 2009.', finderTable],
  collector: ['Who collects', 'The city auditor’s Income Tax Division.', division],
  portal: ['Online', 'CRISP, at crisp.columbus.gov: returns, payments, refunds, messages.', division],
  telephone: ['Telephone', '614-645-7370.', { ...division, asOf: '2023' }],
  credit: [
    'Credit for tax paid at work',
    'All tax correctly withheld for another city, up to 2.5%. After 1% elsewhere, 1.5% is left.',
    taxFacts,
  ],
  filing: [
    'Who files',
    'Residents with less than 2.5% withheld or with other earnings, and workers from outside with too little withheld.',
    taxFacts,
  ],
  minors: ['Under 18', 'No return. Tax that was withheld comes back on request.', taxFacts],
  estimates: [
    'Estimates',
    'From $200: April, June and September 15, and January 15 for people.',
    {
      label: 'City of Columbus, estimated payments',
      url: 'https://columbus.gov/IncomeTaxDivision/address-search',
      asOf: '2024',
    },
  ],
  districts: [
    'School districts',
    'Columbus City, number 2503, has no income tax. A Columbus house can be in another one.',
    districtList,
  ],
  taxing: [
    'Districts nearby that tax',
    'Canal Winchester (2502) 0.75%, Reynoldsburg (2509) 0.5%, Westerville (2514) 0.75% of earnings, Pickerington (2307) 1%.',
    districtList,
  ],
  address: [
    'Check an address',
    'A Columbus mailing address proves nothing. Ask 614-645-7405, or The Finder.',
    taxFacts,
  ],
};
