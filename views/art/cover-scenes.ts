import type { CoverScene } from '#shared/news/cover.ts';
import * as papers from './cover-models/papers.ts';
import * as work from './cover-models/work.ts';
import type { Scene } from './iso-kit.ts';
import * as books from './scenes/books.ts';
import * as firm from './scenes/firm.ts';
import * as plans from './scenes/plans.ts';
import * as practices from './scenes/practices.ts';
import * as taxes from './scenes/taxes.ts';
import * as trades from './scenes/trades.ts';

/** The drawings of each scene: small models made for covers, and those of pages without their slab. */
export const coverDrawings: Record<CoverScene, readonly ((s: Scene) => void)[]> = {
  calendar: [papers.wallCalendar, papers.planner, papers.dayBlock, plans.schedule],
  w2: [papers.wageStatement, taxes.personalTax, taxes.checklist, taxes.refund],
  cash: [work.cashChart, books.fractionalCfo, books.addingMachine, books.payments],
  map: [taxes.ohioTaxes, papers.foldedMap, papers.signpost, taxes.taxLayers],
  payroll: [work.payStubs, books.payroll, work.paycheck, work.timeClock],
  hr: [work.badge, work.handbook, plans.hrConsulting, practices.professionalServices],
  ledger: [work.bindersAndLedger, books.bookkeeping, work.cashRegister, firm.resources],
  letter: [papers.letterAndMailbox, papers.stampedForm, taxes.businessTax, firm.contact],
  storefront: [work.shop, plans.businessFormation, trades.retail, trades.construction],
  marketing: [plans.marketing, work.reviews, work.sidewalkSign, work.mapPin],
};
