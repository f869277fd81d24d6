import { townPlaces } from '#shared/firm/town-places.ts';
import type { Scene } from '../iso-kit.ts';
import { type SceneName, sceneAlt, type TownScene } from '../scene-names.ts';
import { townsMap } from '../towns-map.ts';
import { about } from './about.ts';
import { bookkeeping } from './bookkeeping.ts';
import { businessFormation } from './business-formation.ts';
import { businessTax } from './business-tax.ts';
import { calculatorScene } from './calculator.ts';
import { checklist } from './checklist.ts';
import { construction } from './construction.ts';
import { contact } from './contact.ts';
import { emptyState } from './empty-state.ts';
import { fractionalCfo } from './fractional-cfo.ts';
import { healthcare } from './healthcare.ts';
import { hrConsulting } from './hr-consulting.ts';
import { search } from './magnifier.ts';
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

const townScenes = Object.fromEntries(
  townPlaces.map((place) => {
    const scene: TownScene = `town-${place.slug}`;
    return [scene, () => townsMap(sceneAlt[scene], place)];
  }),
) as Record<TownScene, () => Scene>;

/** Every scene, drawn when called. */
export const scenes: Record<SceneName, () => Scene> = {
  construction: construction,
  retail: retail,
  'professional-services': professionalServices,
  'oil-and-gas': oilAndGas,
  'private-equity': privateEquity,
  manufacturing: manufacturing,
  healthcare: healthcare,
  'personal-tax': personalTax,
  'business-tax': businessTax,
  bookkeeping: bookkeeping,
  payroll: payroll,
  'fractional-cfo': fractionalCfo,
  'hr-consulting': hrConsulting,
  marketing: marketing,
  'business-formation': businessFormation,
  about,
  contact,
  schedule: schedule,
  'not-found': notFound,
  resources: resources,
  calculator: calculatorScene,
  refund: refund,
  payments: payments,
  checklist: checklist,
  'ohio-taxes': ohioTaxes,
  'tax-layers': taxLayers,
  towns: () => townsMap(sceneAlt.towns),
  ...townScenes,
  'empty-state': emptyState,
  search: search,
};
