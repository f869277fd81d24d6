import type { CoverScene } from '#shared/news/cover.ts';
import * as papers from './cover-models/papers.ts';
import * as work from './cover-models/work.ts';
import type { Scene } from './iso-kit.ts';
import { bookkeeping } from './scenes/bookkeeping.ts';
import { businessFormation } from './scenes/business-formation.ts';
import { businessTax } from './scenes/business-tax.ts';
import { calculator } from './scenes/calculator.ts';
import { checklist } from './scenes/checklist.ts';
import { construction } from './scenes/construction.ts';
import { contact } from './scenes/contact.ts';
import { fractionalCfo } from './scenes/fractional-cfo.ts';
import { hrConsulting } from './scenes/hr-consulting.ts';
import { marketing } from './scenes/marketing.ts';
import { ohioTaxes } from './scenes/ohio-taxes.ts';
import { payments } from './scenes/payments.ts';
import { payroll } from './scenes/payroll.ts';
import { personalTax } from './scenes/personal-tax.ts';
import { professionalServices } from './scenes/professional-services.ts';
import { refund } from './scenes/refund.ts';
import { resources } from './scenes/resources.ts';
import { retail } from './scenes/retail.ts';
import { schedule } from './scenes/schedule.ts';
import { taxLayers } from './scenes/tax-layers.ts';

/** The drawings of each scene: small models made for covers, and those of pages without their slab. */
export const coverDrawings: Record<CoverScene, readonly ((s: Scene) => void)[]> = {
  calendar: [papers.wallCalendar, papers.planner, papers.dayBlock, schedule],
  w2: [papers.wageStatement, personalTax, checklist, refund],
  cash: [work.cashChart, fractionalCfo, calculator, payments],
  map: [ohioTaxes, papers.foldedMap, papers.signpost, taxLayers],
  payroll: [work.payStubs, payroll, work.paycheck, work.timeClock],
  hr: [work.badge, work.handbook, hrConsulting, professionalServices],
  ledger: [work.bindersAndLedger, bookkeeping, work.cashRegister, resources],
  letter: [papers.letterAndMailbox, papers.stampedForm, businessTax, contact],
  storefront: [work.shop, businessFormation, retail, construction],
  marketing: [marketing, work.reviews, work.sidewalkSign, work.mapPin],
};
