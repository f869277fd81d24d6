import { type Scene, scene } from '../iso-kit.ts';
import { stage } from '../props.ts';
import { townsMap } from '../towns-map.ts';
import * as books from './books.ts';
import * as firm from './firm.ts';
import * as plans from './plans.ts';
import * as practices from './practices.ts';
import * as taxes from './taxes.ts';
import * as trades from './trades.ts';

/** Every scene, drawn when called. Pages import its type only, so that the browser does not load the drawings. */
export const scenes = {
  construction: onStage(trades.construction, { oy: 172, scale: 1 }),
  retail: onStage(trades.retail),
  'professional-services': onStage(practices.professionalServices),
  'oil-and-gas': onStage(trades.oilAndGas),
  'private-equity': onStage(practices.privateEquity),
  manufacturing: onStage(trades.manufacturing),
  healthcare: onStage(practices.healthcare),
  'personal-tax': onStage(taxes.personalTax),
  'business-tax': onStage(taxes.businessTax),
  bookkeeping: onStage(books.bookkeeping),
  payroll: onStage(books.payroll),
  'fractional-cfo': onStage(books.fractionalCfo),
  'hr-consulting': onStage(plans.hrConsulting),
  marketing: onStage(plans.marketing),
  'business-formation': onStage(plans.businessFormation),
  about: drawn(firm.about, () => scene({ oy: 170 })),
  contact: onStage(firm.contact),
  schedule: onStage(plans.schedule),
  'not-found': onStage(firm.notFound),
  resources: onStage(firm.resources),
  refund: onStage(taxes.refund),
  payments: onStage(books.payments),
  checklist: onStage(taxes.checklist),
  'ohio-taxes': onStage(taxes.ohioTaxes, { oy: 150 }),
  'tax-layers': drawn(taxes.taxLayers),
  towns: townsMap,
  'empty-state': onStage(firm.emptyState),
} as const satisfies Record<string, () => Scene>;

export type SceneName = keyof typeof scenes;

/** On the white slab. */
function onStage(draw: (s: Scene) => void, options?: Parameters<typeof stage>[0]): () => Scene {
  return drawn(draw, () => stage(options));
}

function drawn(draw: (s: Scene) => void, start: () => Scene = scene): () => Scene {
  return () => {
    const s = start();
    draw(s);
    return s;
  };
}
