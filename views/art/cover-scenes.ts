import type { CoverScene } from '#shared/news/cover.ts';
import {
  billboard,
  booksOnScreen,
  cartons,
  cashRegister,
  contractAndKey,
  filingCabinet,
  letters,
  receiptBox,
  stall,
  stampedForm,
} from './cover-models/businesses.ts';
import { mapPin, reviews, sidewalkSign } from './cover-models/marketing.ts';
import { paycheck, payEnvelope, timeClock } from './cover-models/payroll.ts';
import { badge, firstDayForm, handbook, staffChart } from './cover-models/people.ts';
import {
  calculatorAndReturn,
  dayBlock,
  deskClock,
  foldedMap,
  folder,
  forecastScreen,
  house,
  planner,
  safe,
  signpost,
  statehouse,
} from './cover-models/taxes.ts';
import { M, type Scene, V } from './iso-kit.ts';
import { countyModel } from './map.ts';
import {
  awning,
  calculator,
  calendar,
  coins,
  envelope,
  lines,
  mailbox,
  pairs,
  paper,
  pencil,
  rect,
  tick,
  tint,
} from './props.ts';

/** A small model for covers, without the slab. */
type CoverModel = { draw: (s: Scene) => void; view?: { turn: number; tilt: number } };

/** The drawings of each scene: models of their own, so that no cover shows the drawing of a page. */
export const coverDrawings: Record<CoverScene, readonly CoverModel[]> = {
  calendar: [model(wallCalendar), model(planner), model(dayBlock), model(deskClock)],
  w2: [model(wageStatement), model(calculatorAndReturn), model(house), model(folder)],
  cash: [model(cashChart), model(forecastScreen), model(safe), model(coinStacks)],
  map: [model(statehouse), model(foldedMap), model(signpost), { draw: countyModel, view: { turn: 15, tilt: 0.76 } }],
  payroll: [model(payStubs), model(timeClock), model(paycheck), model(payEnvelope)],
  hr: [model(badge), model(handbook), model(staffChart), model(firstDayForm)],
  ledger: [model(bindersAndLedger), model(booksOnScreen), model(cashRegister), model(receiptBox)],
  letter: [model(letterAndMailbox), model(stampedForm), model(filingCabinet), model(letters)],
  storefront: [model(shop), model(stall), model(contractAndKey), model(cartons)],
  marketing: [model(billboard), model(reviews), model(sidewalkSign), model(mapPin)],
};

function model(draw: CoverModel['draw']): CoverModel {
  return { draw };
}

function wallCalendar(s: Scene): void {
  calendar(s, 0, 0, 150, [3, 9, 16, 22]);
  paper(s, 40, 50, 0, 74, 60, [1, 2]);
  pencil(s, 142, 44, 50);
  coins(s, 16, 62, 3);
}

function wageStatement(s: Scene): void {
  s.shadow(0, 30, 166, 44, 70);
  s.box(0, 28, 0, 166, 48, 8, M.k);
  s.box(12, 40, 8, 150, 6, 118, M.b);
  s.box(8, 54, 8, 150, 6, 110, M.p);
  s.onLeft(8, 60, 118, wageForm());
}

function cashChart(s: Scene): void {
  s.shadow(0, 0, 176, 84, 12);
  s.box(0, 0, 0, 176, 78, 8, M.k);
  for (const [i, [x, h]] of pairs(10, 24, 42, 40, 74, 32, 106, 62, 138, 90).entries())
    s.box(x, 20, 8, 26, 40, h, i > 2 ? M.b : M.n);
  s.line([23, 40, 40, 55, 40, 58, 87, 40, 50, 119, 40, 80, 151, 40, 108], V('m3'), 3.4);
  s.dot(151, 40, 108, 6, V('k3'));
  coins(s, 28, 104, 5);
  coins(s, 66, 108, 3);
  coins(s, 100, 106, 7);
}

function payStubs(s: Scene): void {
  for (const [i, x] of [104, 58, 12].entries()) {
    s.shadow(x + 4, 10 + i * 6, 82, 60, 10);
    s.box(x, 6 + i * 8, 0, 82, 56, 3 + i * 7, i === 1 ? M.b : M.p);
    s.onTop(x, 6 + i * 8, 3 + i * 7, payStub());
  }
  coins(s, 150, 96, 8, 15);
  coins(s, 110, 112, 4, 15);
  coins(s, 70, 116, 2, 15);
}

function bindersAndLedger(s: Scene): void {
  s.shadow(6, 4, 130, 40, 70);
  for (const [i, x] of [6, 32, 52, 80].entries()) {
    const [w, height] = [[24, 18, 26, 20][i]!, [78, 70, 86, 74][i]!];
    s.box(x, 0, 0, w, 40, height, [M.k, M.b, M.n, M.k][i]!);
    s.onLeft(x, 40, height, rect(w * 0.24, 12, w * 0.52, 18, V('p1'), 1));
  }
  s.shadow(8, 58, 160, 94, 8);
  s.box(4, 56, 0, 170, 94, 6, M.k);
  for (const x of [8, 90]) {
    s.box(x, 60, 6, 80, 86, 5, M.p);
    s.onTop(x, 60, 11, accountPage());
  }
  s.onTop(90, 60, 11.2, rect(44, 68, 30, 11, V('b1'), 1.5) + tick(54, 68, 10, V('k3'), 2.4));
}

function letterAndMailbox(s: Scene): void {
  mailbox(s, 96, 0);
  s.box(0, 26, 0, 92, 64, 4, M.n);
  s.onTop(0, 26, 4, lines(12, 14, [40, 56, 50, 60], { gap: 10, h: 3.4, fill: V('pl') }));
  envelope(s, 12, 62, 4, 104, 66);
  calculator(s, 128, 66, 0.8, 9);
}

function shop(s: Scene): void {
  s.shadow(0, 0, 130, 84, 90);
  s.box(0, 0, 0, 140, 84, 88, M.n);
  s.box(-5, -5, 88, 150, 94, 9, M.k);
  s.onLeft(
    0,
    84,
    88,
    rect(12, 32, 48, 42, V('gl'), 2) + rect(68, 38, 20, 50, V('b3'), 1) + rect(96, 32, 34, 42, V('lit'), 2),
  );
  s.onRight(140, 84, 88, rect(14, 30, 22, 26, V('gl'), 1) + rect(48, 30, 22, 26, V('lit'), 1));
  awning(s, -3, 85, 66, 146, 26, 8);
  s.tree(168, 34, 0, 15);
  s.tree(166, 84, 0, 11);
}

function coinStacks(s: Scene): void {
  s.shadow(0, 0, 180, 110, 14);
  s.box(0, 0, 0, 180, 112, 8, M.k);
  for (const [i, [x, count]] of pairs(26, 3, 68, 6, 110, 9, 152, 13).entries()) {
    s.cyl(x, 34, 8, 19, 6, M.m);
    for (let k = 0; k < count; k++) s.cyl(x, 34, 14 + k * 7.4, 17, 5.6, i === 3 ? M.b : M.n);
  }
  s.line([26, 34, 44, 68, 34, 66, 110, 34, 88, 152, 34, 120], V('k3'), 3.4).dot(152, 34, 120, 6, V('k3'));
  paper(s, 14, 58, 8, 92, 48, [0, 1]);
  for (let k = 0; k < 3; k++) s.box(118 - k * 2, 62 + k * 2, 8 + k * 6, 54, 34, 5, k === 1 ? M.b : M.p);
}

/** The boxes of a wage statement. */
function wageForm(): string {
  const boxes = [0, 1, 2].flatMap((row) =>
    [0, 1].map(
      (column) =>
        tint(74 + column * 36, 10 + row * 24, 34, 22, 1.5) +
        rect(77 + column * 36, 13 + row * 24, 14, 2.4, V('pl'), 1) +
        rect(77 + column * 36, 21 + row * 24, 24, 5, V(row === 0 && column === 0 ? 'b2' : 'm2'), 1.5),
    ),
  );
  return `${rect(8, 10, 32, 13, V('k2'), 2)}${tint(8, 28, 58, 12, 1.5)}${lines(8, 48, [50, 56, 38, 52], { gap: 8, h: 3, fill: V('pl') })}${boxes.join('')}${rect(8, 88, 134, 14, V('b1'), 2)}${rect(108, 92, 28, 6, V('k2'), 1.5)}`;
}

function payStub(): string {
  return (
    rect(6, 6, 26, 8, V('k2'), 2) +
    lines(6, 22, [40, 34, 44], { gap: 8, h: 3, fill: V('m2') }) +
    rect(54, 34, 22, 10, V('k2'), 2)
  );
}

function accountPage(): string {
  let art = '';
  for (let i = 0; i < 7; i++)
    art +=
      rect(5, 15 + i * 10, 70, 1, V('pl')) +
      rect(7, 8.5 + i * 10, 26 - (i % 3) * 5, 3, V('pl'), 1) +
      rect(46, 8.5 + i * 10, 12, 3, V(i === 2 || i === 5 ? 'b2' : 'pl'), 1) +
      rect(63, 8.5 + i * 10, 9, 3, V('pl'), 1);
  return art + rect(41, 4, 1.2, 78, V('b2')) + rect(60, 4, 1.2, 78, V('b2'));
}
