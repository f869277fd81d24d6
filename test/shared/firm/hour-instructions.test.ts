import { describe, expect, it, test } from 'vitest';
import {
  type HourInstruction,
  specialDaysNotices,
  titled,
  unreadableInstructions,
  withInstructions,
} from '#shared/firm/hour-instructions.ts';
import { blocksBooking, howToWrite, isInstruction, readInstruction, weekHours } from '#shared/firm/hour-title.ts';
import { hoursOn } from '#shared/firm/office-hours.ts';
import { offices } from '#shared/firm/offices.ts';
import { addDays, ohioInstant } from '#shared/format/ohio-date.ts';

const monday = '2026-11-30';
const [dresden] = offices;
const byAppointment = { ...dresden, id: 'pickerington', town: 'Pickerington', hours: {} };

/** An event of whole days, or of one day from `from` to `to`. */
function on(title: string, first: string, last = first, [from, to] = ['', '']): HourInstruction {
  const isAllDay = from === '';
  const end = isAllDay ? ohioInstant(addDays(last, 1), '00:00') : ohioInstant(last, to!);
  return { uid: 'event', title, start: ohioInstant(first, from || '00:00'), end, isAllDay };
}
const weekly = (title: string, first: string, count: number) =>
  Array.from({ length: count }, (_, week) => on(title, addDays(first, week * 7)));
const hours = (found: HourInstruction[], date: string, office = dresden) =>
  hoursOn(withInstructions(office, found, monday), date)
    .hours.map((range) => range.join('-'))
    .join(' ');

/** The title on an all-day event of Wednesday, December 2. */
const onWednesday = (title: string) => titled(on(title, '2026-12-02'));

const during = (opens: string, closes: string, ...days: string[]) => ({
  hours: [{ days: days.length > 0 ? days : null, hours: [opens, closes] }],
});

it.each([
  ['Tue, Thu 10-4', { Tuesday: ['10:00', '16:00'], Thursday: ['10:00', '16:00'] }],
  ['Mon, Wed-Thu & Sat 9-12', ['Monday', 'Wednesday', 'Thursday', 'Saturday']],
  ['Mon 9am-5pm; Sat and Sun closed', { Monday: ['09:00', '17:00'] }],
  ['Mon 9-5, closed Sundays', { Monday: ['09:00', '17:00'] }],
  ['Mon 9-5, Tue', null],
  ['Mon, 9-5', null],
  ['Mon 9-12, 1-5', null],
  ['Mon until 5', null],
  ['Sat 9-noon', { Saturday: ['09:00', '12:00'] }],
  ['Sat 9 to 12 noon', { Saturday: ['09:00', '12:00'] }],
  ['closed', null],
  [
    'Monday to Thursday 8am to 5pm, Fr 8-4, Sat. 9-noon',
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ],
  ['Tu-Th 9-5, Su. 1-3', ['Tuesday', 'Wednesday', 'Thursday', 'Sunday']],
])('the week “%s” is read', (text, expected) => {
  const hours = weekHours(text);
  expect(Array.isArray(expected) ? Object.keys(hours!) : hours).toEqual(expected);
});

describe('the title of an event', () => {
  it.each([
    ['CLOSED', { closes: true, office: null, hours: [], note: null }],
    ['Closed: funeral', { closes: true, note: 'funeral' }],
    ['CLOSED Pickerington: 2 of us are ill', { office: 'pickerington', note: '2 of us are ill' }],
    ['CLOSE', { closes: true, hours: [], note: null }],
    ['closing', { closes: true, hours: [], note: null }],
    ['CLOSED Christmas Eve', { closes: true, hours: [], note: 'Christmas Eve' }],
    ['Closed MLK Day', { closes: true, hours: [], note: 'MLK Day' }],
    ["CLOSED: Dana's birthday, from 2", { ...during('14:00', '24:00'), note: "Dana's birthday" }],
    ['CLOSED: training, at noon', { ...during('12:00', '24:00'), note: 'training' }],
    ['CLOSED - funeral', { closes: true, note: 'funeral' }],
    ['CLOSED 12 - 2', { ...during('12:00', '14:00'), note: null }],
    ['open 9-5', during('09:00', '17:00')],
    ['OPEN 9:30 a.m. to 5pm: by the side door', during('09:30', '17:00')],
    ['OPEN Saturday 9-15', during('09:00', '15:00', 'Saturday')],
    ['OPEN Thursdays: 9 to 8', during('09:00', '20:00', 'Thursday')],
    ['OPEN Pickerington Tue 9-12', { office: 'pickerington', ...during('09:00', '12:00', 'Tuesday') }],
    ['OPEN Tue and Thu 5-8', during('17:00', '20:00', 'Tuesday', 'Thursday')],
    ['HOURS Mon-Wed 8–18', during('08:00', '18:00', 'Monday', 'Tuesday', 'Wednesday')],
    ['Office closed', { closes: true, hours: [], note: null }],
    ['Office CLOSED - snow', { closes: true, hours: [], note: 'snow' }],
    ['We are closed: funeral', { closes: true, hours: [], note: 'funeral' }],
    ["We're closed for vacation", { closes: true, hours: [], note: 'vacation' }],
    ['closed early at 3pm', { closes: true, ...during('15:00', '24:00') }],
    ['Closing early 2pm', during('14:00', '24:00')],
    ['CLOSED after 3', during('15:00', '24:00')],
    ['CLOSED Pickerington from 7: snow', { office: 'pickerington', ...during('19:00', '24:00'), note: 'snow' }],
    ['Close at noon', during('12:00', '24:00')],
    ['Closed until noon', during('00:00', '12:00')],
    ['Closed till 10', during('00:00', '10:00')],
    ['Closed in the morning', { ...during('00:00', '12:00'), note: null }],
    ['Closed in the afternoon: training', { ...during('12:00', '24:00'), note: 'training' }],
    ['CLOSED for training in the morning', { ...during('00:00', '12:00'), note: 'training' }],
    ['Closed: back at 1', { ...during('00:00', '13:00'), note: null }],
    ['Closed for funeral, back at 1', { ...during('00:00', '13:00'), note: 'funeral' }],
    ['CLOSED Pickerington: funeral, back by 10:30 am', { ...during('00:00', '10:30'), note: 'funeral' }],
    ['Closed for lunch 12-1', { ...during('12:00', '13:00'), note: 'lunch' }],
    ['Closed from 12 to 1', { ...during('12:00', '13:00'), note: null }],
    ['Closed: after 3', { ...during('15:00', '24:00'), note: null }],
    ['Closed Wednesday - family funeral', { hours: [], note: 'family funeral' }],
    ['We are closed on Wed. until 11', { ...during('00:00', '11:00'), note: null }],
    ['Close at noon on Wednesday', during('12:00', '24:00')],
    ['Close: 3pm', { ...during('15:00', '24:00'), note: null }],
    ['CLOSED - 2:30 p.m.', { ...during('14:30', '24:00'), note: null }],
    ['CLOSED Pickerington noon', { office: 'pickerington', ...during('12:00', '24:00') }],
    ['Opening late 10am', { closes: true, ...during('00:00', '10:00'), note: null }],
    ['Late opening 10am', { closes: true, ...during('00:00', '10:00') }],
    ['Christmas: closed', { closes: true, hours: [], note: 'Christmas' }],
    ['We open late, at noon', { closes: true, ...during('00:00', '12:00') }],
    ['Holiday: closed', { closes: true, hours: [], note: 'Holiday' }],
    ['Christmas Eve - office closed', { closes: true, hours: [], note: 'Christmas Eve' }],
    ['Hours Sat. 9-12', during('09:00', '12:00', 'Saturday')],
    ["We're closed today", { hours: [], note: null }],
    ['OPEN 9-noon', during('09:00', '12:00')],
    ['Open until 8', during('usual', '20:00')],
    ['OPEN late until 8:30 pm', during('usual', '20:30')],
    ['OPEN Thursday until 8', during('usual', '20:00', 'Thursday')],
  ])('%s is read', (title, expected) => {
    expect(readInstruction(onWednesday(title))).toMatchObject(expected);
  });

  it.each([
    ...['CLOSED Pikerington', 'OPEN', 'OPEN 25-27', 'OPEN Someday 9-5'],
    ...[
      ...[
        'Closing early',
        'Close early at lunch',
        'Closed 12/24 and 12/25',
        'Closed Dec 24',
        'CLOSD',
        'CLOSD: funeral',
      ],
      ...['Closd Friday', 'COLSED', 'We are closed on Friday', 'Closed until Monday'],
      ...['Holiday', 'Office holiday', 'Snow day', 'OPEN late Thursday'],
    ],
    ...[...['HOUR 9-12', 'HOURS 9-12', 'Office hours 9-12', 'Open late', 'Opn 9-8'], 'OPNE'],
    ...['CLOSED for lunch', 'Closed: a long lunch', 'CLOSED: 3', 'Close: 9am', 'Opening late', 'Opening at 10'],
    ...['Dresden closed', 'Pickerington office closed Friday', 'Close early Friday'],
    ...['Clsoed: dentist', 'Colsed for inventory', 'Clsed', 'Cloesd: training', 'CLSOED for the dentist', 'clsd'],
    ...['Closing for lunch 12-1', 'Closed the books with Sam', 'Closing: Miller house', 'Closed Thursday'],
    ...['Open house at school', 'Hours for Tim', 'Close the month for Example Books', 'Open 2 boxes of receipts'],
  ])('%s is meant as an instruction, but cannot be read', (title) => {
    expect([readInstruction(onWednesday(title)), isInstruction(title)]).toEqual([null, true]);
  });

  it.each([
    ...[
      'Opening',
      'Grand opening of Miller Books',
      'Miller file: closed',
      'Lunch',
      'Call about closed account',
      'Clothes to the cleaner',
      'Closet shelves',
      'Owen 9-10',
    ],
    ...['Opera at 7pm', 'Review open invoices', 'Pen and paper', 'House closing Friday', 'Our anniversary'],
    ...['Office party Friday', 'Office cleaning 9-12', 'The office move', 'We are meeting the bank at 3pm'],
    ...['Happy hour 5-7', 'Tours of Dresden 9-12', 'Dresden street fair', 'Pickerington council 7pm', 'Class 9-10'],
    ...['Dentist 9-10', 'Client lunch', 'House call', 'Cleaning', 'Payroll for Closing Time LLC'],
  ])('%s is an event like any other', (title) => {
    expect(isInstruction(title)).toBe(false);
  });

  it.each([
    ['Clsoed until 11', 'CLOSED until 11.'],
    ['Clsoed Dresden: funeral', 'CLOSED Dresden: funeral.'],
    ['Delayed opening', 'CLOSED until 10.'],
    ['Clsoed: dentist', 'CLOSED: dentist.'],
    ['Colsed for inventory', 'CLOSED for inventory.'],
    ['Closing for lunch 12-1', 'CLOSED for lunch 12-1.'],
    ['Close at noon on Friday', 'December 2 is a Wednesday, the title says Friday:'],
    ['Closed 12/25 and 12/26', 'CLOSED. Make another event for 12/26.'],
    ['Closed Dec 24, Dec 25: ill', 'CLOSED: ill. Make another event for Dec 25.'],
    ['CLOSED Pikerington until noon', 'CLOSED Pickerington until 12.'],
    ['Dresden closed', 'CLOSED Dresden.'],
    ['Opn 9-8', 'OPEN 9-8.'],
    ['Close early at lunch', 'with your own hours: CLOSED 12-1, CLOSED until 11 or CLOSED after 3'],
    ['Closed Thursday', 'December 2 is a Wednesday, the title says Thursday: move the event, or change the word.'],
    ['Closed Dec 2-4', 'CLOSED. Let the event last to December 4.'],
    ['OPEN on MLK Day 9-12', 'OPEN 9-12.'],
    ['OPEN late Thursday', 'with your own hours: OPEN Thursday 9-8;'],
    ['Opening late', 'OPEN 9-8; to begin later than usual CLOSED until 10.'],
    ['closed Jan 21 and 22', 'CLOSED. Let the event last to January 22.'],
    ['Closed Dec 2 & 4 for training', 'CLOSED for training. Make another event for December 4.'],
    ['Close: 3', 'with your own hours: CLOSED 12-1, CLOSED until 11 or CLOSED after 3'],
    ['CLOSED for lunch', 'with your own hours: CLOSED 12-1,'],
    [
      'CLOSED Zanesville',
      'The firm has no office in Zanesville: write Dresden or Pickerington in its place, or no town',
    ],
    ['CLOSED mount vernon: snow', 'The firm has no office in Mount Vernon:'],
    ['Zanesvile closed', 'The firm has no office in Zanesville:'],
  ])('%s is to be written in its own words', (title, remedy) => {
    expect(howToWrite(onWednesday(title), offices)).toContain(remedy);
  });

  it.each([
    ['Clsoed: dentist', true],
    ['Closed Friday', true],
    ['Closed Wednesday', false],
    ['Close the month for Example Books', false],
    ['Close: 9am', true],
    ['Close early at lunch', true],
    ['OPEN late', false],
  ])('what was to close and cannot be read blocks its time: %s', (title, blocks) => {
    expect(blocksBooking(onWednesday(title))).toBe(blocks);
  });
});

test.each([
  ['a day off', [on('CLOSED: funeral', '2026-12-04')], '2026-12-04', ''],
  [
    'an hour off',
    [on('CLOSED', '2026-12-04', '2026-12-04', ['12:00', '13:00'])],
    '2026-12-04',
    '09:00-12:00 13:00-17:00',
  ],
  ['another office closed', [on('CLOSED Pickerington', '2026-12-04')], '2026-12-04', '09:00-17:00'],
  [
    'an evening added',
    [on('OPEN', '2026-12-03', '2026-12-03', ['18:00', '20:00'])],
    '2026-12-03',
    '09:00-17:00 18:00-20:00',
  ],
  ['a day that ends early', [on('Closed early at 3pm', '2026-12-04')], '2026-12-04', '09:00-15:00'],
  ['a day that begins late', [on('Closed until 10', '2026-12-04')], '2026-12-04', '10:00-17:00'],
  ['a long day', [on('OPEN until 8', '2026-12-04')], '2026-12-04', '09:00-20:00'],
  ['long Thursdays', weekly('OPEN Thursday until 8', '2026-12-03', 2), '2026-12-10', '09:00-20:00'],
  ['a long day without a beginning', [on('OPEN until 8', '2026-12-06')], '2026-12-06', ''],
  ['a Sunday', [on('OPEN 12-4', '2026-12-06')], '2026-12-06', '12:00-16:00'],
  ['no Sunday within a week', [on('OPEN 9-20', monday, '2026-12-12')], '2026-12-06', ''],
  ['a holiday', [on('OPEN 9-12', '2026-12-25')], '2026-12-25', '09:00-12:00'],
  ['no holiday by a rule', [on('HOURS Mon-Fri 8-18', monday, '2027-04-15')], '2026-12-25', ''],
  ['a rule', [on('HOURS Mon-Fri 8-18, Sat 9-15', monday, '2027-04-15')], '2026-12-10', '08:00-18:00'],
  [
    'closed in a season',
    [...weekly('OPEN Saturday 9-15', '2026-12-05', 5), on('CLOSED', '2026-12-12')],
    '2026-12-12',
    '',
  ],
])('office hours follow the calendar: %s', (_name, found, date, expected) => {
  expect(hours(found, date)).toBe(expected);
});

test('an office without hours of its own is open where an event names it', () => {
  const found = [on('OPEN 9-20', '2026-12-03'), on('OPEN Pickerington 1-4', '2026-12-08')];
  expect(['2026-12-03', '2026-12-08'].map((date) => hours(found, date, byAppointment))).toEqual(['', '13:00-16:00']);
});

test('the hours of a season become those of the day of the week, without a notice', () => {
  const found = weekly('OPEN Saturday 9-15', '2026-12-05', 10);
  const office = withInstructions(dresden, found, monday);
  expect(office.hours.Saturday).toEqual(['09:00', '15:00']);
  expect(specialDaysNotices([office, byAppointment], monday)).toEqual([]);
});

test.each([
  [[on('CLOSED: funeral', '2026-12-04')], '2026-12-01', 'Closed on Friday, December 4: funeral.'],
  [[on('CLOSED: funeral', '2026-12-04')], '2026-11-30', null],
  [[on('CLOSED: funeral', '2026-12-04')], '2026-12-05', null],
  [
    [on('CLOSED', '2026-12-07', '2026-12-15')],
    '2026-12-09',
    'Closed from Wednesday, December 9 to Tuesday, December 15.',
  ],
  [[on('CLOSED after 3', '2026-12-03')], '2026-12-03', 'Closes at 3 p.m. on Thursday, December 3.'],
  [[on('OPEN 9-20', '2026-12-03')], '2026-12-03', 'Open on Thursday, December 3, 9\u00a0a.m. to 8\u00a0p.m.'],
])('three days before it a line says so', (found, today, notice) => {
  const all = [withInstructions(dresden, found, today), withInstructions(byAppointment, found, today)];
  expect(specialDaysNotices(all, today)).toEqual(notice ? [notice] : []);
});

test('what is the same for all offices is said once, and else the offices are named', () => {
  const found = [
    on('CLOSED: funeral', '2026-12-04'),
    on('CLOSED Pickerington', '2026-12-03'),
    on('OPEN 9-8', '2026-12-03'),
  ];
  const at = (id: string, town: string) => withInstructions({ ...dresden, id, town }, found, '2026-12-01');
  const all = [at('dresden', 'Dresden'), at('pickerington', 'Pickerington'), at('newark', 'Newark')];
  expect(specialDaysNotices(all, '2026-12-01')).toEqual([
    'Dresden and Newark: Open on Thursday, December 3, 9\u00a0a.m. to 8\u00a0p.m.',
    'Pickerington: Closed on Thursday, December 3.',
    'Closed on Friday, December 4: funeral.',
  ]);
});

test.each([
  ['on a day without usual hours', [on('OPEN until 8', '2026-12-06')], ['OPEN 9-8']],
  ['on a day that it names', [on('OPEN Sunday until 8', '2026-12-06')], ['OPEN Sunday 9-8']],
  ['at an office by appointment', [on('OPEN Pickerington until 8', '2026-12-04')], ['OPEN Pickerington 9-8']],
  ['on days with usual hours', [on('OPEN until 8', '2026-12-04', '2026-12-06')], []],
  ['every day', [5, 6, 7].map((day) => ({ ...on('OPEN until 8', `2026-12-0${day}`), uid: 'daily' })), []],
  [
    'besides an opening time',
    [{ ...on('OPEN 9-8', '2026-12-06'), uid: 'open' }, on('CLOSED until noon', '2026-12-06')],
    [],
  ],
])('an event that names no opening time %s is told of only where nothing opens', (_where, found, nearest) => {
  const offices = [dresden, byAppointment] as const;
  const told = unreadableInstructions(found, offices);
  expect(told.map((event) => howToWrite(event, offices))).toEqual(
    nearest.map((title) => `Write it like this: ${title}.`),
  );
});
