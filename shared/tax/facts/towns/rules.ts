import { districtList, townFacts } from './town.ts';

/** What holds for city income tax in every town of Ohio. */
export const townRules = townFacts('every', {
  townships: [
    'Townships',
    'Townships levy no income tax.',
    { label: 'Ohio Township Association, Townships 101', url: 'https://www.ohiotownships.org/townships101' },
  ],
  minors: [
    'Under 18',
    'Since 2024 people under 18 owe no city income tax anywhere in Ohio.',
    { label: 'City of Coshocton on House Bill 33', url: 'https://cityofcoshocton.com/income-tax' },
  ],
  districtCount: ['School districts', '214 districts have an income tax, 68 of them on earnings only.', districtList],
});
