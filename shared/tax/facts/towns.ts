import type { TownSlug } from '#shared/firm/town-places.ts';
import { type Fact, factMaker } from './fact.ts';
import { districtList as districts } from './local.ts';
import type { DatedSource, Source } from './sources.ts';

/** A fact about one town, as a sentence. `label` says what it is about. */
export type TownFact = Fact<string>;
type TownRow = readonly [label: string, text: string, source: DatedSource];

/** The state's table of city rates, in the edition of August 11, 2026. */
const finderTable: DatedSource = {
  label: 'The Finder, table of municipal rates',
  url: 'https://thefinder.tax.ohio.gov',
  asOf: 'August 2026',
};
/** RITA's table of rates and credits of its members, in the edition of July 14, 2026. */
export const ritaTable: DatedSource = {
  label: 'RITA, tax rates table',
  url: 'https://www.ritaohio.com/TaxRatesTable',
  asOf: 'July 2026',
};
const districtList: DatedSource = { ...districts, asOf: 'January 2026' };
const ritaPage = (town: string, code: number): DatedSource => ({
  label: `RITA, ${town}`,
  url: `https://www.ritaohio.com/Municipalities/Home/MemberPage?id=${code}`,
  asOf: 'July 2026',
});
const site = (label: string, url: string, asOf: string): DatedSource => ({ label, url, asOf });
/** What no source of the last two years settles: whom to call, and about what. The date is that of the number. */
const ask = (number: string, about: string, source: DatedSource): TownRow => [
  'Ask the office',
  `${number}: ${about}.`,
  source,
];
const pickerington = site(
  'City of Pickerington, Income Tax Department',
  'https://ci.pickerington.oh.us/Pages/Departments/Income_Tax/',
  'April 2024',
);
const columbus = site('City of Columbus, Income Tax Division', 'https://www.columbus.gov/incometaxdivision/', '2024');

const rows: Record<TownSlug, readonly TownRow[]> = {
  dresden: [
    ['Who collects', 'RITA, under municipality code 262: 800-860-7482.', ritaPage('Dresden', 262)],
    [
      'Credit for tax paid at work',
      'Half of what you paid the other city, counted up to 1% of those wages.',
      ritaTable,
    ],
    [
      'School districts',
      'Tri-Valley, like every district seated in Muskingum County, has no income tax.',
      districtList,
    ],
    ['Next village', 'Frazeysburg taxes 1% too, and credits all of what its residents paid elsewhere.', ritaTable],
  ],
  pickerington: [
    ['Who collects', 'The city’s own tax department.', pickerington],
    [
      'Credit for tax paid at work',
      'Half a percent of the wages another city taxed. You show the W-2 to get it.',
      pickerington,
    ],
    [
      'Who files',
      'Every resident who is 18, and every business in the city, by April 15, even with nothing to pay.',
      pickerington,
    ],
    ['Filing late', '$25, also when no tax is due, for 2023 and the years since.', pickerington],
    [
      'School district',
      'Pickerington Local, number 2307: 1% of Ohio income less exemptions, on Form SD 100.',
      districtList,
    ],
    ask('614-837-4116', 'whether these still hold, and whether your house is in the city', {
      ...pickerington,
      asOf: '2014',
    }),
  ],
  zanesville: [
    [
      'Who collects',
      'The city itself. It is not among the members of RITA.',
      site('RITA, list of members', 'https://www.ritaohio.com/municipalities', 'August 2026'),
    ],
    [
      'South Zanesville',
      'A village of its own: 1.5%, and its own return. 740-454-0492, extension 105.',
      site('Village of South Zanesville, income tax', 'https://www.villageofsouthzanesville.com/income-tax/', '2024'),
    ],
    [
      'School districts',
      'Zanesville City, Franklin, Maysville, West Muskingum and East Muskingum have no income tax.',
      districtList,
    ],
  ],
  coshocton: [
    [
      'Who collects',
      'The Income Tax Division in City Hall.',
      site('City of Coshocton, income tax', 'https://cityofcoshocton.com/income-tax', '2024'),
    ],
    [
      'The villages',
      'RITA collects for Conesville (0.5%), Warsaw (1%) and West Lafayette (1.5%, credit up to 0.75%).',
      ritaTable,
    ],
    ['School districts', 'No district seated in the county taxes income.', districtList],
    ask(
      '740-622-9515',
      'the credit for tax paid at work, and who must file',
      site('City of Coshocton, income tax', 'https://cityofcoshocton.com/income-tax', '2017'),
    ),
  ],
  newark: [
    ['School district', 'Newark City, number 4507: 1% of Ohio income less exemptions.', districtList],
    [
      'Districts around it',
      'Licking Valley (4506) 1%, North Fork (4508) 1% of earnings only, Granville (4501) 0.75%.',
      districtList,
    ],
    ask(
      '740-670-7580',
      'the credit for tax paid at work, who must register and file, and help with the form',
      site('City of Newark, payroll withholding booklet', 'https://newarkohio.net/city-services/tax', '2024'),
    ),
  ],
  cambridge: [
    ['School districts', 'Guernsey County has no district with an income tax.', districtList],
    ask(
      '740-439-2355',
      'the credit for tax paid at work, and who must file',
      site('City of Cambridge, tax facts', 'https://cambridgeoh.org/tax-facts/uncategorised/tax-facts', '2017'),
    ),
  ],
  'mount-vernon': [
    [
      'Companies',
      'May file their city return with the state instead.',
      site(
        'Mount Vernon code, ordinance 2024-28',
        'https://codelibrary.amlegal.com/codes/mtvernonoh/latest/mtvernon_oh/0-0-0-37796',
        'June 2024',
      ),
    ],
    [
      'School districts',
      'Danville (4202) 1.75% and Centerburg (4201) 0.75%, both of income less exemptions.',
      districtList,
    ],
    [
      'The villages',
      'RITA collects for Fredericktown (1%, half credit), Danville (1.5%) and Centerburg (1%), the last two without a credit.',
      ritaTable,
    ],
    ask(
      '740-393-9524',
      'the credit for tax paid at work, and who must file',
      site('City of Mount Vernon, individual return of 2008', 'https://mountvernonohio.org', '2009'),
    ),
  ],
  newcomerstown: [
    ['Who collects', 'RITA, under municipality code 562: 800-860-7482.', ritaPage('Newcomerstown', 562)],
    ['Credit for tax paid at work', 'In full, up to 2% of those wages.', ritaTable],
    [
      'School district',
      'It has no income tax, so you file no Form SD 100. Nor has any other district seated in Tuscarawas County.',
      districtList,
    ],
    ['Towns around it', 'Uhrichsville and Dennison tax 2% through RITA, with full credit.', ritaTable],
    ['County seat', 'New Philadelphia taxes 1.5%. So does Dover.', finderTable],
  ],
  marietta: [
    ['In the county', 'Belpre taxes 1% and Beverly 1.25%, both through RITA with full credit.', ritaTable],
    ['School districts', 'None in Washington County taxes income.', districtList],
    ask(
      '740-373-4032',
      'who need not file, and the credit for tax paid in another Ohio city',
      site(
        'City of Marietta, Tax Department',
        'https://www.mariettaoh.net/index.php/government-and-services/legal-and-tax/tax-department',
        '2019',
      ),
    ),
  ],
  columbus: [
    ['Who collects', 'The city auditor’s Income Tax Division.', columbus],
    ['Online', 'CRISP, at crisp.columbus.gov: returns, payments, refunds, messages.', columbus],
    [
      'Estimates',
      'From $200: April, June and September 15, and January 15 for people.',
      site('City of Columbus, estimated payments', 'https://columbus.gov/IncomeTaxDivision/address-search', '2024'),
    ],
    [
      'School districts',
      'Columbus City, number 2503, has no income tax. Canal Winchester (2502) takes 0.75%, Reynoldsburg (2509) 0.5%, Westerville (2514) 0.75% of earnings.',
      districtList,
    ],
    ask('614-645-7370', 'the credit for tax paid at work, and who must file', { ...columbus, asOf: '2023' }),
  ],
};

const fact = factMaker('towns', 2026, '2027-12-31', '2026-11-22');

function townFacts(town: string, ofTown: readonly TownRow[]): TownFact[] {
  return ofTown.map(([label, text, { asOf, ...source }], index) =>
    fact(`${town}-${index + 1}`, label, text, source, { asOf }),
  );
}

/** What was read about each town's taxes, each with its source and date. To add a fact, add a row above. */
export const towns = Object.fromEntries(
  Object.entries(rows).map(([slug, ofTown]) => [slug, townFacts(slug, ofTown)]),
) as unknown as Record<TownSlug, readonly TownFact[]>;

const townshipAssociation: Source = {
  label: 'Ohio Township Association, Townships 101',
  url: 'https://www.ohiotownships.org/townships101',
};

/** What holds for city income tax in every town of Ohio. */
export const townRules = {
  townships: fact('townships', 'Townships', 'Townships levy no income tax.', townshipAssociation),
  minors: fact(
    'minors',
    'Under 18',
    'Since 2024 people under 18 owe no city income tax anywhere in Ohio.',
    { label: 'City of Coshocton on House Bill 33', url: 'https://cityofcoshocton.com/income-tax' },
    { asOf: '2024' },
  ),
  districtCount: fact(
    'districtCount',
    'School districts',
    '214 districts have an income tax, 68 of them on earnings only.',
    districts,
    { asOf: districtList.asOf },
  ),
};
