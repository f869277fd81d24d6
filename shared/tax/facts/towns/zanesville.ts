import { districtList, finderTable, muskingumTreasurer, type TownRows } from './town.ts';

const ordinance = {
  label: 'Zanesville code, section 182.012',
  url: 'https://codelibrary.amlegal.com/codes/zanesville/latest/zanesville_oh/0-0-0-28154',
};
const southZanesville = {
  label: 'Village of South Zanesville, income tax',
  url: 'https://www.villageofsouthzanesville.com/income-tax/',
  asOf: '2024',
};

/** Zanesville, Muskingum County. */
export const zanesville: TownRows = {
  rate: ['Rate', '1.9% of wages and net profit.', finderTable],
  parts: ['What it pays for', '1.5% is general, 0.2% goes to jail and police, 0.2% to the fire department.', ordinance],
  law: ['The ordinance', 'Chapter 182 of the city code, adopted on November 9, 2015.', ordinance],
  collector: [
    'Who collects',
    'The city itself. It is not among the members of RITA.',
    { label: 'RITA, list of members', url: 'https://www.ritaohio.com/municipalities', asOf: 'August 2026' },
  ],
  south: ['South Zanesville', 'A village of its own: 1.5%, and its own return.', southZanesville],
  southPhone: [
    'South Zanesville’s office',
    '740-454-0492, extension 105, Monday to Thursday. A late return costs $25 there.',
    southZanesville,
  ],
  schools: [
    'School districts',
    'Zanesville City, Franklin, Maysville, West Muskingum and East Muskingum are all without an income tax.',
    districtList,
  ],
  treasurer: ['County treasurer', 'Courthouse, 401 Main Street. 740-455-7118.', muskingumTreasurer],
  propertyLate: ['Property tax paid late', 'A penalty of 10%. A postmark by the due date counts.', muskingumTreasurer],
  homestead: [
    'Homestead exemption',
    'For some owners who are older or disabled. Ask the county auditor, 740-455-7109.',
    { label: 'Muskingum County Auditor', url: 'https://www.muskingumcountyauditor.org/', asOf: '2023' },
  ],
};
