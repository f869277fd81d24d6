import { factMaker } from './fact.ts';
import type { Source } from './sources.ts';

/** A telephone number of an office, as `800-829-1040`, and what it is for. */
export type OfficePhone = { office: string; number: string; about: string };

const fact = factMaker('telephones', 2026, '2027-12-31', '2026-11-22');
const phone = (name: string, office: string, number: string, about: string, source: Source) =>
  fact(name, `Telephone: ${office}`, { office, number, about } satisfies OfficePhone, source);

/** The telephone numbers of the tax offices. Each office prints its own on its notices; the one on the notice comes first. */
export const telephones = {
  irs: phone('irs', 'IRS', '800-829-1040', 'Personal returns', {
    label: 'IRS, let us help you',
    url: 'https://www.irs.gov/help/let-us-help-you',
  }),
  irsBusinesses: phone('irsBusinesses', 'IRS', '800-829-4933', 'Business taxes', {
    label: 'IRS, let us help you',
    url: 'https://www.irs.gov/help/let-us-help-you',
  }),
  irsPenalties: phone('irsPenalties', 'IRS', '800-829-0922', 'Penalties of partnerships and S corporations', {
    label: 'IRS, Understanding your CP162A notice',
    url: 'https://www.irs.gov/individuals/understanding-your-cp162a-notice',
  }),
  ohioIndividuals: phone('ohioIndividuals', 'Ohio Department of Taxation', '800-282-1780', 'Personal returns', {
    label: 'Ohio Department of Taxation',
    url: 'https://tax.ohio.gov',
  }),
  ohioIdentity: phone('ohioIdentity', 'Ohio Department of Taxation', '855-855-7579', 'Identity quiz', {
    label: 'Ohio Department of Taxation, identity confirmation quiz',
    url: 'https://tax.ohio.gov/wps/portal/gov/tax/help-center/faqs/income-identity-confirmation-quiz',
  }),
  ohioBusinesses: phone('ohioBusinesses', 'Ohio Department of Taxation', '888-405-4039', 'Business taxes', {
    label: 'Ohio Department of Taxation, bulletin of April 2025',
    url: 'https://content.govdelivery.com/accounts/OHTAX/bulletins/3c678f3',
  }),
  rita: phone('rita', 'RITA', '800-860-7482', 'City tax, where RITA collects', {
    label: 'RITA, contact',
    url: 'https://www.ritaohio.com',
  }),
  cca: phone('cca', 'CCA', '800-223-6317', 'City tax, where CCA collects', {
    label: 'CCA, contact',
    url: 'https://www.ccaohio.gov',
  }),
  unemployment: phone('unemployment', 'Ohio unemployment tax', '614-466-2319', 'Employer accounts', {
    label: 'Ohio Department of Job and Family Services, employer registration',
    url: 'https://jfs.ohio.gov',
  }),
  workersCompensation: phone(
    'workersCompensation',
    'Workers’ compensation (BWC)',
    '800-644-6292',
    'Policies and claims',
    {
      label: 'Ohio Bureau of Workers’ Compensation',
      url: 'https://info.bwc.ohio.gov',
    },
  ),
};
