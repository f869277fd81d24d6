import { facts } from './fact.ts';

const secretaryOfState = { label: 'Ohio Secretary of State', url: 'https://www.ohiosos.gov' };

/** State fees of starting a business in Ohio, in dollars. */
export const fees = facts('fees', 2026, '2027-06-30', '2026-11-22', {
  articles: ['Articles of organization or incorporation, least', 99, secretaryOfState],
  nameReservation: ['Reservation of a business name', 39, secretaryOfState],
  workersCompensation: [
    'Application for workers’ compensation coverage, least',
    120,
    {
      label: 'Ohio Bureau of Workers’ Compensation, maintaining coverage',
      url: 'https://info.bwc.ohio.gov/for-employers/workers-compensation-coverage/maintaining-coverage',
    },
  ],
});
