import { formatDollars } from '../format/money.ts';

/** What a personal return may hold. The ids are in URLs, so they are short. */
export const feeItems = [
  {
    id: 'school',
    group: 'forms',
    label: 'A school district return',
    hint: 'SD 100, if your district has the tax; after a move, both districts on it',
  },
  {
    id: 'city',
    group: 'forms',
    label: 'A city return',
    hint: 'RITA, CCA or the city’s own; also for profit earned in a town that taxes it',
  },
  { id: 'city2', group: 'forms', label: 'A second city return', hint: 'After a move, or where you work' },
  { id: 'item', group: 'schedules', label: 'Itemized deductions', hint: 'Mortgage, property tax, gifts: Schedule A' },
  {
    id: 'biz',
    group: 'schedules',
    label: 'A business or side work',
    hint: 'Schedule C and self-employment tax; for profit earned in a town, check a city return below, too',
  },
  {
    id: 'rent',
    group: 'schedules',
    label: 'A rental',
    hint: 'Farm land for cash, too: Schedule E; say how many in your message',
  },
  { id: 'oil', group: 'schedules', label: 'Oil or gas royalties', hint: 'Schedule E' },
  { id: 'farm', group: 'schedules', label: 'A farm', hint: 'That you work yourself: Schedule F' },
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
  {
    id: 'letter',
    group: 'before',
    label: 'A letter from a tax office',
    hint: 'Read and answered; an audit or an appeal is quoted',
  },
  { id: 'late', group: 'before', label: 'An earlier year not filed yet', hint: 'Each year is a return of its own' },
] as const;

export type FeeItem = (typeof feeItems)[number];
/** `base` is in every return. */
export type FeeId = FeeItem['id'] | 'base';
/** Whole dollars, from and to; null for no upper end. */
export type PriceRange = readonly [from: number, to: number | null];
/** What each part adds to the fee of a personal return. A part without a price is quoted; while none has one, no fees are shown. */
export type Prices = Partial<Record<FeeId, PriceRange>>;

/** `from $95 a month`. */
export function feeLabel({ price, unit }: { price: PriceRange; unit: string }): string {
  return `${priceLabel(price)} ${unit}`.trim();
}

/** The return that all else is added to. */
export const baseReturn = { id: 'base', label: 'Federal Form 1040 and Ohio IT 1040' } as const;

export type FeeLine = { id: string; label: string; price: PriceRange | null };
export type FeeList = {
  /** The base first, then the chosen parts. */
  lines: FeeLine[];
  /** Whether any part has a price at all: only then fees are shown. */
  hasPrices: boolean;
  /** Sum of the lines that have a price; null without a price for the base. */
  total: PriceRange | null;
  /** Lines that need a quote. */
  unpriced: number;
};

/** The chosen parts of a return, with what they cost where the owner has said so. */
export function feeList(chosen: readonly FeeItem['id'][], prices: Prices): FeeList {
  const parts = [baseReturn, ...feeItems.filter(({ id }) => chosen.includes(id))];
  const lines = parts.map(({ id, label }) => ({ id, label, price: prices[id] ?? null }));
  const priced = lines.flatMap(({ price }) => (price ? [price] : []));
  const from = priced.reduce((total, price) => total + price[0], 0);
  const to = priced.reduce<number | null>(
    (total, price) => (total === null || price[1] === null ? null : total + price[1]),
    0,
  );
  return {
    lines,
    hasPrices: Object.keys(prices).length > 0,
    total: prices.base ? [from, to] : null,
    unpriced: lines.length - priced.length,
  };
}

/** The parts named in `?has=`, in the order of the list; unknown ones are ignored. */
export function feeItemsIn(query: URLSearchParams): FeeItem['id'][] {
  const named = query.getAll('has').join(',').split(',');
  return feeItems.map(({ id }) => id).filter((id) => named.includes(id));
}

/** The list as the text of a message, to which the visitor adds the question. */
export function feeListText(list: FeeList): string {
  const line = ({ label, price }: FeeLine) => `- ${label}${price ? `: ${priceLabel(price)}` : ''}`;
  const sum = list.total ? [`Together, by your price list: ${totalLabel(list)}`] : [];
  return ['My return has:', ...list.lines.map(line), ...sum, '', 'My question: '].join('\n');
}

/** The sum, and how many lines it leaves out: `from $420, 1 line to be quoted`. */
export function totalLabel(list: FeeList): string {
  return [priceLabel(list.total), unpricedLabel(list)].filter(Boolean).join(', ');
}

/** `$180 to $240`, `from $180`, one figure where both are the same; without a price, that it is to be quoted. */
export function priceLabel(price: PriceRange | null): string {
  if (price === null) return 'To be quoted';
  const [from, to] = price;
  if (to === null) return `from ${formatDollars(from)}`;
  return from === to ? formatDollars(from) : `${formatDollars(from)} to ${formatDollars(to)}`;
}

/** How many lines the sum leaves out: `2 lines to be quoted`; empty without one. */
export function unpricedLabel({ unpriced }: FeeList): string {
  if (unpriced === 0) return '';
  return `${unpriced} ${unpriced === 1 ? 'line' : 'lines'} to be quoted`;
}
