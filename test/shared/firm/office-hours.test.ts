import { describe, expect, it } from 'vitest';
import { holidays, hoursTable, openDays, openState, openStateText, unusualDays } from '#shared/firm/office-hours.ts';
import { offices } from '#shared/firm/offices.ts';

const office = { hours: offices[0].hours };
const stateAt = (time: string) => openState(office, new Date(time));
const textAt = (time: string) => openStateText(stateAt(time), new Date(time)).replaceAll('\u00a0', ' ');

describe('open now, in Eastern time', () => {
  it.each([
    ['winter, one minute before nine', '2026-01-15T13:59:00Z', false],
    ['winter, nine', '2026-01-15T14:00:00Z', true],
    ['winter, one minute before five', '2026-01-15T21:59:00Z', true],
    ['winter, five', '2026-01-15T22:00:00Z', false],
    ['summer time shifts the hour', '2026-07-15T13:00:00Z', true],
    ['Saturday at eleven', '2026-01-17T16:00:00Z', true],
    ['Saturday at noon', '2026-01-17T17:00:00Z', false],
    ['Sunday', '2026-01-18T16:00:00Z', false],
    ['Thanksgiving', '2026-11-26T16:00:00Z', false],
    ['the Monday after a Fourth of July on Sunday', '2027-07-05T16:00:00Z', false],
    ['the Friday before a Fourth of July on Saturday', '2026-07-03T16:00:00Z', true],
  ])('%s', (_name, time, open) => {
    expect(stateAt(time).open).toBe(open);
  });

  it('shows when an office closes or opens next', () => {
    expect(textAt('2026-01-15T15:00:00Z')).toBe('Open now, until 5 p.m.');
    expect(textAt('2026-01-15T12:00:00Z')).toBe('Closed now. Opens today at 9 a.m.');
    expect(textAt('2026-01-17T18:00:00Z')).toBe('Closed now. Opens Monday at 9 a.m.');
    expect(textAt('2026-11-26T16:00:00Z')).toBe('Closed for Thanksgiving Day. Opens Friday at 9 a.m.');
    expect(textAt('2026-12-31T23:00:00Z')).toBe('Closed now. Opens Saturday at 9 a.m.');
  });

  it('handles an office without hours', () => {
    expect(openStateText(openState({ hours: {} }, new Date('2026-01-15T15:00:00Z')), new Date())).toBe(
      'Closed\u00a0now.',
    );
  });

  it('breaks no line inside a time, or between the first two words', () => {
    const time = '2026-01-15T12:00:00Z';
    expect(openStateText(stateAt(time), new Date(time)).split(' ')).toEqual([
      'Closed\u00a0now.',
      'Opens',
      'today',
      'at\u00a09\u00a0a.m.',
    ]);
  });
});

it('knows the holidays of a year, the movable ones too, and observes one on a Sunday the day after', () => {
  expect(holidays(2026).map(({ date, name }) => `${date} ${name}`)).toEqual([
    ...['2026-01-01 New Year’s Day', '2026-05-25 Memorial Day', '2026-06-19 Juneteenth'],
    ...['2026-07-04 Independence Day', '2026-09-07 Labor Day', '2026-11-26 Thanksgiving Day'],
    '2026-12-25 Christmas Day',
  ]);
  expect(holidays(2027).find(({ name }) => name === 'Memorial Day')?.date).toBe('2027-05-31');
  expect(holidays(2022).filter(({ date }) => /-(?:06-20|12-26)$/.test(date))).toHaveLength(2);
});

it('groups days of the same hours', () => {
  expect(hoursTable(office)).toEqual([
    { days: 'Monday to Friday', hours: '9\u00a0a.m. to 5\u00a0p.m.' },
    { days: 'Saturday', hours: '9\u00a0a.m. to noon' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});

it('a closing that begins within two weeks is named to its last day, over weekends and a holiday', () => {
  const closed = (first: number, last: number, note: string) =>
    Array.from({ length: last - first + 1 }, (_, index) => `2026-12-${first + index}`)
      .filter((date) => !['2026-12-20', '2026-12-25', '2026-12-27'].includes(date))
      .map((date) => ({ date, hours: [], note }));
  const specialDays = [...closed(14, 28, 'vacation'), ...closed(30, 31, 'vacation')];
  const rows = (today: string) =>
    unusualDays({ ...office, specialDays }, today).map(({ date, last }) => `${date} ${last}`);
  expect(rows('2026-12-01')).toEqual(['2026-12-14 2026-12-28']);
  expect(rows('2026-11-30')).toEqual([]);
  expect(rows('2026-12-21')).toEqual([
    '2026-12-21 2026-12-28',
    '2026-12-25 2026-12-25',
    '2026-12-30 2026-12-31',
    '2027-01-01 2027-01-01',
  ]);
});

it.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Monday through Saturday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Friday'], 'Monday through Wednesday and Friday'],
  [[], 'By appointment'],
])('names the days of an office', (days, text) => {
  expect(openDays({ hours: Object.fromEntries(days.map((day) => [day, ['09:00', '12:00']])) })).toBe(text);
});
