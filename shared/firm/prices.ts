/** What a personal return may hold. The ids are in URLs, so they are short. */
export const feeItems = [
  { id: 'school', group: 'forms', label: 'A school district return', hint: 'SD 100' },
  { id: 'city', group: 'forms', label: 'A city return', hint: 'RITA, CCA or the city’s own' },
  { id: 'item', group: 'schedules', label: 'Itemized deductions', hint: 'Mortgage, property tax, gifts: Schedule A' },
  { id: 'biz', group: 'schedules', label: 'A business or side work', hint: 'Schedule C and self-employment tax' },
  { id: 'rent', group: 'schedules', label: 'A rental', hint: 'Schedule E; say how many in your message' },
  { id: 'oil', group: 'schedules', label: 'Oil or gas royalties', hint: 'Schedule E' },
  { id: 'farm', group: 'schedules', label: 'A farm', hint: 'Schedule F' },
  { id: 'sale', group: 'schedules', label: 'Sales of stock, funds or crypto', hint: 'Form 8949 and Schedule D' },
  { id: 'k1', group: 'schedules', label: 'A Schedule K-1', hint: 'From a partnership, an S corporation or an estate' },
  { id: 'edu', group: 'schedules', label: 'College costs', hint: 'Form 8863' },
  { id: 'care', group: 'schedules', label: 'Care of a child or dependent', hint: 'Form 2441' },
  { id: 'mkt', group: 'schedules', label: 'Health insurance from the marketplace', hint: 'Form 8962' },
  { id: 'home', group: 'schedules', label: 'The sale of a home', hint: 'With what you paid and what you improved' },
  { id: 'move', group: 'places', label: 'A move to another city or school district', hint: 'The year is split' },
  { id: 'jobs', group: 'places', label: 'Work in several cities', hint: 'Days or wages for each' },
  { id: 'state', group: 'places', label: 'Another state', hint: 'A return of its own' },
  { id: 'sort', group: 'before', label: 'Books or receipts to sort first', hint: 'A shop, a rental, a farm' },
  { id: 'late', group: 'before', label: 'An earlier year not filed yet', hint: 'Each year is a return of its own' },
] as const;

export type FeeItem = (typeof feeItems)[number];
/** `base` is in every return. */
export type FeeId = FeeItem['id'] | 'base';
/** Whole dollars, from and to; null for no upper end. */
export type PriceRange = readonly [from: number, to: number | null];
/** What each part adds to the fee of a personal return. A part without a price is quoted; while none has one, no fees are shown. */
export type Prices = Partial<Record<FeeId, PriceRange>>;

/** The return that all else is added to. */
export const baseReturn = { id: 'base', label: 'Federal Form 1040 and Ohio IT 1040' } as const;
