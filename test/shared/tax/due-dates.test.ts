import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/format/ohio-date.ts';
import { type DueDate, datesByRules, namesInHero } from '#shared/tax/due-dates.ts';
import { dueDatesByDay, dueDatesFor } from '#shared/tax/due-dates-for.ts';
import { dueDatesIcs } from '#shared/tax/due-dates-ics.ts';
import { readDueDateRules } from '#shared/tax/facts/due-date-rules/read-rules.ts';
import { dueDateRules } from '#shared/tax/facts/due-date-rules/rules.ts';
import { holidays, nextBusinessDay } from '#shared/tax/holidays.ts';
import { estimatedPaymentDays, paymentDays } from '#shared/tax/rules/estimated-payments.ts';

/** Every due date of a year, by rule. */
function datesIn(year: number, rule: string): string[] {
  const all = datesByRules(dueDateRules, [], new Date(`${year}-01-01T12:00:00-05:00`), 12);
  return all.filter((dueDate) => dueDate.id.startsWith(`${rule}-${year}`)).map((dueDate) => dueDate.date);
}

it('names three things of a day at most in the hero, those that come least often first', () => {
  const days = dueDatesByDay(['employer'], new Date('2026-11-22T12:00:00-05:00'));
  const namesOn = (date: string) => namesInHero(days.find((day) => day.date === date)!);
  expect(namesOn('2026-12-15')).toBe('Monthly federal deposit, Ohio withholding, city withholding');
  expect(namesOn('2027-02-01')).toBe('W-2, 940 and 10 more');
  const [first] = dueDatesByDay(['c-corp'], new Date('2026-11-22T12:00:00-05:00'));
  expect(namesInHero(first!)).toBe('Corporate estimate, city profit estimate');
});

it('says of each quarterly payment which year it is for: the one in January is for the year before', () => {
  const all = datesByRules(dueDateRules, [], new Date('2027-01-01T12:00:00-05:00'), 12);
  const quarterly = all.filter(({ id }) => /^(?:estimated-tax|city-estimate-individual|estate-estimate)-/.test(id));
  expect(quarterly).toHaveLength(12);
  for (const { date, detail } of quarterly)
    expect(detail).toContain(`his part is for ${date < '2027-02' ? 2026 : 2027}`);
});

describe('holidays', () => {
  it.each([
    [
      2026,
      '2026-01-01 2026-01-19 2026-02-16 2026-04-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25',
    ],
    [
      2028,
      '2027-12-31 2028-01-17 2028-02-21 2028-04-17 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-10 2028-11-23 2028-12-25',
    ],
    [
      2029,
      '2029-01-01 2029-01-15 2029-02-19 2029-04-16 2029-05-28 2029-06-19 2029-07-04 2029-09-03 2029-10-08 2029-11-12 2029-11-22 2029-12-25',
    ],
  ])('of the federal calendar in %d', (year, days) => {
    expect([...holidays(year, 'federal').keys()].sort().join(' ')).toBe(days);
  });

  it('Ohio observes neither a Saturday holiday on the Friday before nor Emancipation Day', () => {
    expect(nextBusinessDay('2029-04-16', 'ohio')).toBe('2029-04-16');
    expect(nextBusinessDay('2028-11-10', 'ohio')).toBe('2028-11-10');
    expect(nextBusinessDay('2028-11-10', 'federal')).toBe('2028-11-13');
    expect(nextBusinessDay('2029-11-10', 'ohio')).toBe('2029-11-13');
  });
});

describe('a deposit that follows the payday', () => {
  it.each([
    ['2026-12-25', '2026-12-30'],
    ['2027-01-01', '2027-01-06'],
    ['2027-01-15', '2027-01-21'],
  ])('is due three business days after the period that ends on %s', (end, due) => {
    let day = end;
    for (let days = 0; days < 3; days++) day = nextBusinessDay(addDays(day, 1), 'federal');
    expect(day).toBe(due);
  });
});

describe('due dates', () => {
  it.each(['2026-12-31', '2027-01-02', '2027-04-16'])('name each year by its number, read on %s', (day) => {
    const all = datesByRules(dueDateRules, [], new Date(`${day}T12:00:00-05:00`));
    const texts = all.map(({ title, short, who, detail }) => [title, short, who, detail].join(' '));
    expect(texts.filter((text) => /\b(?:last|this|next) year|[[\]]/i.test(text))).toEqual([]);
    const years = (rule: string) =>
      all.filter((one) => one.rule === rule).map(({ date, detail }) => `${date.slice(0, 7)} ${/20\d\d/.exec(detail)}`);
    // The payment of January is for December: the look-back of its year ended on June 30 of the year before that.
    const deposits = ['2027-01 2025', '2027-02 2026', '2027-12 2026', '2028-01 2026', '2028-02 2027'];
    for (const rule of ['monthly-federal-deposit', 'monthly-ohio-withholding'])
      expect(years(rule)).toEqual(expect.arrayContaining(deposits.filter((one) => one > day && one < '2028-03')));
    expect(years('estimated-tax')).toEqual(
      expect.arrayContaining(['2027-01 2026', '2027-06 2027', '2028-01 2027'].filter((one) => one > day)),
    );
    const returns = years('individual-return');
    expect(returns.filter((text) => !['2027-04 2026', '2028-04 2027'].includes(text))).toEqual([]);
    expect(returns.length).toBeGreaterThan(0);
  });

  it('are moved past Emancipation Day and Martin Luther King Jr. Day', () => {
    expect(datesIn(2028, 'individual-return')).toEqual(['2028-04-18']);
    expect(datesIn(2029, 'individual-return')).toEqual(['2029-04-17']);
    expect(datesIn(2030, 'individual-return')).toEqual(['2030-04-15']);
    expect(datesIn(2028, 'estimated-tax')[0]).toBe('2028-01-18');
    expect(datesIn(2029, 'estimated-tax')[0]).toBe('2029-01-16');
  });

  it('are never on a weekend or a federal holiday through 2030, except a report that is not moved', () => {
    const all = datesByRules(dueDateRules, [], new Date('2026-01-01T12:00:00-05:00'), 60);
    expect(all.at(-1)!.date.slice(0, 4)).toBe('2030');
    const bad = all.filter((dueDate) => {
      const weekday = new Date(`${dueDate.date}T00:00:00Z`).getUTCDay();
      return weekday === 0 || weekday === 6 || holidays(Number(dueDate.date.slice(0, 4)), 'ohio').has(dueDate.date);
    });
    expect(new Set(bad.map(({ short }) => short))).toEqual(
      new Set([
        ...[
          'BWC installment plan',
          'BWC payroll report, safe by the 15th',
          'First retirement payout',
          'Gifts, 401(k), IRA payouts',
        ],
        ...[
          'CAUV form',
          'HealthCare.gov plan',
          'LLP report',
          'Homestead, owner credit',
          'OSHA summary',
          'OSHA upload',
          'Property value',
          'Unclaimed funds',
        ],
      ]),
    );
  });

  it('include the current day, in Eastern time', () => {
    expect(dueDatesFor(['household'], new Date('2027-04-16T03:59:00Z'))[0]!.date).toBe('2027-04-15');
    expect(dueDatesFor(['household'], new Date('2027-04-16T04:01:00Z'))[0]!.date).toBe('2027-06-15');
  });

  it('are as many on the days of a list as in the calendar', () => {
    const now = new Date('2026-11-22T12:00:00-05:00');
    expect(dueDatesByDay([], now).flatMap(({ dueDates }) => dueDates)).toEqual(dueDatesFor([], now));
    const without = dueDatesByDay([], now, ['sales-tax-monthly']).flatMap(({ dueDates }) => dueDates);
    expect(without).toEqual(dueDatesFor([], now).filter(({ short }) => short !== 'Monthly sales tax'));
  });
});

describe('the calendar file', () => {
  const dueDates = dueDatesFor([], new Date('2026-11-21T12:00:00-05:00'));
  const ics = dueDatesIcs(dueDates, { host: 'tax.example', name: 'Dates; for, you' });

  it('is parsed by an iCalendar library, every event complete', () => {
    const calendar = new ICAL.Component(ICAL.parse(ics));
    const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
    expect(events).toHaveLength(dueDates.length);
    expect(ics).toContain('X-WR-CALNAME:Dates\\; for\\, you\r\n');
    for (const [index, event] of events.entries()) {
      const { id, date, title, who, detail } = dueDates[index] as DueDate;
      expect(event.uid).toBe(`${id}@tax.example`);
      expect(event.startDate.isDate).toBe(true);
      expect(event.startDate.toString()).toBe(date);
      expect(event.duration.toSeconds()).toBe(86_400);
      expect(event.summary).toBe(title);
      expect(event.description).toBe(`${who}. ${detail}`);
    }
  });
});

it('gives the estimated payments of a tax year the due dates of the calendar', () => {
  for (const year of [2025, 2026, 2027, 2028]) {
    const calendar = datesByRules(dueDateRules, [], new Date(`${year}-03-01T12:00:00Z`), 12);
    const dates = calendar.filter(({ id }) => id.startsWith('estimated-tax-')).map(({ date }) => date);
    expect(estimatedPaymentDays(year)).toEqual(dates);
  }
});

it('counts a payment as missed from the day after its own, and those made for the earliest', () => {
  const of = (today: string, paid = 0) => paymentDays(4_000, paid, 4_400 - paid, 2026, today);
  expect(of('2026-04-15')).toMatchObject({ passed: 0, now: 0, rest: 400 });
  expect(of('2026-04-16')).toMatchObject({ passed: 1, now: 1_000, rest: 400 });
  expect(of('2026-04-16', 1_500)).toEqual({
    ...{ passed: 1, now: 0, rest: 400 },
    parts: [
      { day: '2026-06-15', amount: 500 },
      { day: '2026-09-15', amount: 1_000 },
      { day: '2027-01-15', amount: 1_000 },
    ],
  });
  expect(of('2027-01-16', 4_200)).toEqual({ passed: 4, now: 0, parts: [], rest: 200 });
});

describe('the files of the rules', () => {
  const rule = (lines: string) => `year-end:
  title: Last day of the year
  short: Year's end
  who: Everyone
  detail: Last day.
  kinds: [household]
${lines}
  checkedOn: 2026-11-22
`;
  const read = (lines: string) => () => readDueDateRules((name) => (name === 'people.yaml' ? rule(lines) : '{}'));

  it('give days of a year, or one of every month', () => {
    expect(read('  days: [12/31]\n  source: taxYear')()[0]).toMatchObject({ days: [[12, 31]], moves: 'federal' });
    expect(read('  everyMonth: 15\n  source: taxYear')()[0]!.days).toHaveLength(12);
  });

  it.each([
    ['  days: [13/1]\n  source: taxYear', /people\.yaml:7: year-end\.days\.0: not a month and a day/],
    ['  source: taxYear', /people\.yaml:2: year-end: either days or everyMonth/],
    ['  days: [4/15]\n  source: taxYear\n  moved: ohio', /people\.yaml:9: year-end: .*moved/],
  ])('fail with file and line: %s', (lines, message) => {
    expect(read(lines)).toThrow(message);
  });
});
