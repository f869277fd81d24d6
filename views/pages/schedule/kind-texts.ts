import type { MeetingKindId } from '#shared/booking/meeting-kinds.ts';
import type { ByBrand } from '#shared/brands/brand.ts';

/** The page's description for search engines. @param towns "Dresden or Pickerington" */
export const descriptions = (towns: string): ByBrand<string> => ({
  dresdentax: `Schedule a tax or bookkeeping meeting with Dresden Tax: in ${towns}, by video, by phone, or at your place. Monday through Saturday.`,
  brownco: `Schedule a strategy call with Brown & Co. Consulting: by video, by phone, in ${towns}, or on your floor. Bring three numbers and one question.`,
  payroll: `Schedule a payroll call with Dresden Payroll: phone, video, in person in ${towns}, or on your site. Monday through Saturday.`,
});

/** What a meeting of each kind is like. */
export const kindTexts: ByBrand<Record<MeetingKindId, string>> = {
  dresdentax: {
    'in-person': 'Bring the originals. We copy what we need and hand them back.',
    video: 'You get a link. We show the return on the screen while we talk.',
    phone: 'We call the number you give us, at the time you choose.',
    visit: 'For farms, shops and people who cannot easily get out. Tell us the town.',
  },
  brownco: {
    'in-person': 'Across a table, with the reports spread out and a pencil each.',
    video: 'Screens shared, ledger open, nobody has to drive.',
    phone: 'For a decision that cannot wait until both calendars agree.',
    visit: 'Walk us through the plant or the shop. Some costs are only visible on the floor.',
  },
  payroll: {
    'in-person': 'Bring the last payroll register.',
    video: 'We show you a pay run from cutoff to direct deposit.',
    phone: 'Quickest. Any weekday, or Saturday until noon.',
    visit: 'Crew on site? We come to you.',
  },
};
