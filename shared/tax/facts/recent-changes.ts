import { factMaker } from './fact.ts';
import { sources } from './sources.ts';

const fact = factMaker('recent', 2026, '2027-12-31', '2026-11-22');

/** Changes of the law that no calculation needs. Amounts in dollars. */
export const recentChanges = {
  trumpAccounts: fact(
    'trumpAccounts',
    'Trump accounts: federal deposit, birth years it is for, the form, first day of deposits',
    { deposit: 1_000, bornFrom: 2025, bornThrough: 2028, form: '4547', from: '2026-07-04' },
    sources.trumpAccountsAct,
  ),
  homeEnergyCreditsEnd: fact(
    'homeEnergyCreditsEnd',
    'Last day for the credits for energy work at home (sections 25C and 25D)',
    '2025-12-31',
    sources.homeEnergyAct,
  ),
  cleanVehicleCreditsEnd: fact(
    'cleanVehicleCreditsEnd',
    'Last day to buy a clean vehicle, new or used, with a credit (sections 30D and 25E)',
    '2025-09-30',
    sources.cleanVehicleAct,
  ),
};
