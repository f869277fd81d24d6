import { facts } from './fact.ts';
import { byAccounts, sources } from './sources.ts';

/** A telephone number of an office, as `800-829-1040`, and what it is for. */
export type OfficePhone = { office: string; number: string; about: string };

const phone = (office: string, number: string, about: string, label: string, url: string) =>
  [`Telephone: ${office}`, { office, number, about } satisfies OfficePhone, { label, url }] as const;

/** The telephone numbers of the tax offices. Each office prints its own on its notices; the one on the notice comes first. */
export const telephones = facts('telephones', 2026, '2027-12-31', '2026-11-22', {
  irs: phone(
    'IRS',
    '800-829-1040',
    'Personal returns',
    'IRS, let us help you',
    'https://www.irs.gov/help/let-us-help-you',
  ),
  irsBusinesses: phone(
    'IRS',
    '800-829-4933',
    'Business taxes',
    'IRS, let us help you',
    'https://www.irs.gov/help/let-us-help-you',
  ),
  irsPenalties: phone(
    'IRS',
    '800-829-0922',
    'Penalties of partnerships and S corporations',
    'IRS, Understanding your CP162A notice',
    'https://www.irs.gov/individuals/understanding-your-cp162a-notice',
  ),
  irsIdentity: phone(
    'IRS',
    '800-830-5084',
    'Identity checks, from secondary sources; call the number on your letter first',
    byAccounts({ label: 'IRS, verify your return', url: 'https://www.irs.gov/verifyreturn' }).label,
    'https://www.irs.gov/verifyreturn',
  ),
  ohioIndividuals: phone(
    'Ohio Department of Taxation',
    '800-282-1780',
    'Personal returns',
    sources.ohioRefunds.label,
    sources.ohioRefunds.url,
  ),
  ohioIdentity: phone(
    'Ohio Department of Taxation',
    '855-855-7579',
    'Identity quiz',
    'Ohio Department of Taxation, identity confirmation quiz',
    'https://tax.ohio.gov/wps/portal/gov/tax/help-center/faqs/income-identity-confirmation-quiz',
  ),
  ohioBusinesses: phone(
    'Ohio Department of Taxation',
    '888-405-4039',
    'Business taxes',
    'Ohio Department of Taxation, bulletin of April 2025',
    'https://content.govdelivery.com/accounts/OHTAX/bulletins/3c678f3',
  ),
  rita: phone('RITA', '800-860-7482', 'City tax, where RITA collects', 'RITA, contact', 'https://www.ritaohio.com'),
  cca: phone('CCA', '800-223-6317', 'City tax, where CCA collects', 'CCA, contact', 'https://www.ccaohio.gov'),
  unemployment: phone(
    'Ohio unemployment tax',
    '614-466-2319',
    'Employer accounts',
    'Ohio Department of Job and Family Services, employer registration',
    'https://jfs.ohio.gov',
  ),
  workersCompensation: phone(
    'Workers’ compensation (BWC)',
    '800-644-6292',
    'Policies and claims',
    'Ohio Bureau of Workers’ Compensation',
    'https://info.bwc.ohio.gov',
  ),
});
