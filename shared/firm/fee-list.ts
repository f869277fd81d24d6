import { formatDollars } from '../format/money.ts';
import { baseReturn, type FeeItem, feeItems, type PriceRange, type Prices } from './prices.ts';

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

/** `$180 to $240`, `from $180`, one figure where both are the same; the invitation to ask for a quote without a price. */
export function priceLabel(price: PriceRange | null): string {
  if (price === null) return 'Ask for a quote';
  const [from, to] = price;
  if (to === null) return `from ${formatDollars(from)}`;
  return from === to ? formatDollars(from) : `${formatDollars(from)} to ${formatDollars(to)}`;
}

/** The sum, and how many lines it leaves out; empty without one. */
export function totalLabel({ total, unpriced }: FeeList): string {
  if (!total) return '';
  const open = unpriced > 0 ? `, without the ${unpriced === 1 ? 'line' : `${unpriced} lines`} to be quoted` : '';
  return priceLabel(total) + open;
}
