import { townPlaces } from '#shared/firm/town-places.ts';
import type { TownSlug } from '#shared/firm/towns.ts';
import { type Scene, scene } from '../iso-kit.ts';
import { stage } from '../props.ts';
import { townsMap } from '../towns-map.ts';
import { about } from './about.ts';
import { bookkeeping } from './bookkeeping.ts';
import { businessFormation } from './business-formation.ts';
import { businessTax } from './business-tax.ts';
import { checklist } from './checklist.ts';
import { construction } from './construction.ts';
import { contact } from './contact.ts';
import { emptyState } from './empty-state.ts';
import { fractionalCfo } from './fractional-cfo.ts';
import { healthcare } from './healthcare.ts';
import { hrConsulting } from './hr-consulting.ts';
import { manufacturing } from './manufacturing.ts';
import { marketing } from './marketing.ts';
import { notFound } from './not-found.ts';
import { ohioTaxes } from './ohio-taxes.ts';
import { oilAndGas } from './oil-and-gas.ts';
import { payments } from './payments.ts';
import { payroll } from './payroll.ts';
import { personalTax } from './personal-tax.ts';
import { privateEquity } from './private-equity.ts';
import { professionalServices } from './professional-services.ts';
import { refund } from './refund.ts';
import { resources } from './resources.ts';
import { retail } from './retail.ts';
import { schedule } from './schedule.ts';
import { taxLayers } from './tax-layers.ts';

type TownScene = `town-${TownSlug}`;

/** The map on the page of each town. */
const townScenes = Object.fromEntries(
  townPlaces.map((place) => [`town-${place.slug}`, () => townsMap(place)]),
) as Record<TownScene, () => Scene>;

/** Every scene, drawn when called. Pages import its type only, so that the browser does not load the drawings. */
export const scenes = {
  construction: onStage(construction, { oy: 172, scale: 1 }),
  retail: onStage(retail),
  'professional-services': onStage(professionalServices),
  'oil-and-gas': onStage(oilAndGas),
  'private-equity': onStage(privateEquity),
  manufacturing: onStage(manufacturing),
  healthcare: onStage(healthcare),
  'personal-tax': onStage(personalTax),
  'business-tax': onStage(businessTax),
  bookkeeping: onStage(bookkeeping),
  payroll: onStage(payroll),
  'fractional-cfo': onStage(fractionalCfo),
  'hr-consulting': onStage(hrConsulting),
  marketing: onStage(marketing),
  'business-formation': onStage(businessFormation),
  about: onStage(about, { oy: 196 }),
  contact: onStage(contact),
  schedule: onStage(schedule),
  'not-found': onStage(notFound),
  resources: onStage(resources),
  refund: onStage(refund),
  payments: onStage(payments),
  checklist: onStage(checklist),
  'ohio-taxes': onStage(ohioTaxes, { oy: 150 }),
  'tax-layers': drawn(taxLayers),
  towns: () => townsMap(),
  ...townScenes,
  'empty-state': onStage(emptyState),
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
