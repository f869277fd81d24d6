import { townPlaces } from '#shared/firm/town-places.ts';
import type { TownSlug } from '#shared/firm/towns.ts';

/** The map on the page of a town. */
export type TownScene = `town-${TownSlug}`;

const townAlt = Object.fromEntries(
  townPlaces.map(({ slug, name, county }) => [`town-${slug}`, `Ohio with ${county} County raised, and ${name} on it`]),
) as Record<TownScene, string>;

/** Every scene with its text alternative. Separate from the drawings, so that the browser does not load those. */
export const sceneAlt = {
  construction: 'A building going up beside a crane',
  retail: 'A corner shop with a striped awning',
  'professional-services': 'An office with a desk, a laptop and a bookshelf',
  'oil-and-gas': 'A pump jack with storage tanks and a pipeline',
  'private-equity': 'Office towers rising in steps beside stacks of coins',
  manufacturing: 'A factory with a saw-tooth roof, silos and a truck',
  healthcare: 'A clinic with a cross sign and an ambulance',
  'personal-tax': 'A completed tax return, a calculator and a house',
  'business-tax': 'An office building beside a stack of returns and a stamp',
  bookkeeping: 'An open ledger with checked columns in front of binders',
  payroll: 'Pay slips moving through a pay run under a calendar',
  'fractional-cfo': 'A forecast board behind a row of growing blocks',
  'hr-consulting': 'An organization chart, a handbook and an offer letter',
  marketing: 'A billboard, a megaphone and a rising bar chart',
  'business-formation': 'A shop being set on its lot beside signed papers',
  about: 'Three stacked sheets, one of them filled, on an office desk',
  contact: 'A mailbox with its flag up beside an office counter',
  schedule: 'A wall calendar above a desk with two chairs',
  'not-found': 'An empty lot with a dashed outline where a building should be',
  resources: 'A desk tray with forms, a binder and a lamp',
  calculator: 'A large calculator with a paper strip of figures',
  refund: 'A refund check on its way into a house mailbox',
  payments: 'A payment slip going into a counter with official windows',
  checklist: 'A clipboard with a half-finished checklist and a box of papers',
  'ohio-taxes': 'Four stacks of forms in front of a courthouse',
  'tax-layers': 'A house on four plates: school district, city, state and federal',
  towns: 'Ohio with the counties around Dresden raised, and a pin on each of ten towns',
  ...townAlt,
  'empty-state': 'A small ruled ledger with nothing in it yet',
  search: 'A magnifying glass over a row of index cards',
} as const;

export type SceneName = keyof typeof sceneAlt;
