/**
 * A local time without its time zone: the milliseconds since 1970 that it would have in UTC. Recurrences are
 * computed in local time, because a weekly meeting at nine stays at nine when the UTC offset changes.
 */
export type WallTime = number;

/** Of an event that may take any time, because its rule cannot be computed or it has no date. */
export class UnknownTime extends Error {}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** A calendar may hold invitations from unknown senders. Hours since 1990 are 320,000. */
const maxSteps = 500_000;
const maxFound = 10_000;
/** Steps of a rule in minutes until its weeks are the same again. */
const maxRound = 10_080;

/** From the longest period to the shortest, with the longest that one lasts. */
const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
const longest = [366 * day, 31 * day, 7 * day, day, hour, minute, second];
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The parts that are lists of numbers: the least and the greatest, and whether they also count from the end. */
const numberParts = {
  BYMONTH: [1, 12, false],
  BYWEEKNO: [1, 53, true],
  BYYEARDAY: [1, 366, true],
  BYMONTHDAY: [1, 31, true],
  BYHOUR: [0, 23, false],
  BYMINUTE: [0, 59, false],
  BYSECOND: [0, 60, false],
  BYSETPOS: [1, 366, true],
} as const;
type NumberPart = keyof typeof numberParts;

type Rule = {
  /** Index in `frequencies`. */
  frequency: number;
  interval: number;
  count: number;
  /** 0 is Sunday. */
  weekStart: number;
  /** To the day before or after (SKIP). */
  movesMissingDays: boolean;
  by: Record<NumberPart, number[] | null>;
  /** `nth` is 0 for each such day, negative from the end. */
  byDay: { weekday: number; nth: number }[] | null;
};

/**
 * The occurrences of a rule (RFC 5545, 3.3.10) between two local times, in order, without the event's own start where the
 * rule does not match it; none of an empty rule. Walks from near `from`, except where an occurrence's number must be
 * known (COUNT) and the rule's occurrences do not repeat by weeks.
 * @param text such as `FREQ=WEEKLY;BYDAY=TU`; its UNTIL is left to the caller
 * @throws {UnknownTime} for text that is not a rule, and for more steps or occurrences than any calendar program needs
 */
export function occurrences(text: string, start: WallTime, from: WallTime, to: WallTime): WallTime[] {
  // Some programs write RRULE for events that do not recur, too.
  if (!/[^;\s]/.test(text)) return [];
  const rule = readRule(text);
  const length = longest[rule.frequency]! * rule.interval;
  const before = Math.max(Math.floor((from - start) / length) - 1, 0);
  const dates = withDefaults(rule, start);
  if (rule.movesMissingDays && hasMissingDays(dates))
    throw new UnknownTime('days that a month does not have are moved');
  const matches = createDayMatcher(dates);
  const clock = createClock(rule, start);
  const timesOf = (period: Span) => timesIn(dates, matches, period, clock(period)).filter((time) => time >= start);
  const countAt = (step: number) => timesOf(periodAt(rule, start, step)).length;
  let { step, left } =
    rule.count === Number.POSITIVE_INFINITY ? { step: before, left: rule.count } : skip(rule, before, countAt);
  const found: WallTime[] = [];
  for (let steps = 0; ; steps += 1, step += 1) {
    if (steps > maxSteps || found.length > maxFound) throw new UnknownTime('too many occurrences');
    const period = periodAt(rule, start, step);
    // Of an interval of thousands of years not even the second period is a date.
    if (!(period.start <= to)) return found;
    const date = Math.floor(period.start / day) * day;
    // The other periods of a day without occurrences.
    if (rule.frequency > 3 && !matches(date)) step += Math.floor((date + day - 1 - period.start) / length);
    else
      for (const time of timesOf(period)) {
        if (time > to || left <= 0) return found;
        left -= 1;
        if (time >= from) found.push(time);
      }
  }
}

/**
 * Steps over what lies before a period of a rule with COUNT: the first one is walked, then so many rounds of whole weeks
 * as end before it, after which the occurrences are the same again.
 * @param before the number of steps that may be left out
 * @param countAt how many occurrences a step has
 * @returns the step to walk from, and how many occurrences are left there
 */
function skip({ by, byDay, frequency, interval, count }: Rule, before: number, countAt: (step: number) => number) {
  const { BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY } = by;
  const isRegular = !byDay && Object.values(by).every((list) => !list);
  const round = isRegular ? 1 : (7 * day) / greatestDivisor(7 * day, longest[frequency]! * interval);
  const rounds = Math.floor((before - 1) / round);
  if (frequency < 2 || BYMONTH || BYWEEKNO || BYYEARDAY || BYMONTHDAY || rounds < 2 || round > maxRound)
    return { step: 0, left: count };
  let each = 0;
  for (let step = 1; step <= round; step += 1) each += countAt(step);
  return { step: 1 + rounds * round, left: count - countAt(0) - rounds * each };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** @throws {UnknownTime} where a part is unknown, missing or out of its range */
function readRule(text: string): Rule {
  const parts = new Map<string, string>();
  for (const part of text
    .toUpperCase()
    .replace(/^[^;]*RRULE\W+/, '')
    .split(';')) {
    const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
    if (name && !part.includes('=')) throw new UnknownTime(`${name} is cut off`);
    if (!name || !value || name.startsWith('X-')) continue;
    if (parts.has(name) && parts.get(name) !== value) throw new UnknownTime(`two parts ${name}`);
    parts.set(name, value);
  }
  const known = ['RSCALE', 'SKIP', 'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', ...Object.keys(numberParts)];
  const unknown = [...parts.keys()].find((name) => !known.includes(name));
  if (unknown) throw new UnknownTime(`unknown part ${unknown}`);
  // RFC 7529: rules of other calendars.
  if (!/^(?:GREGORIAN)?$/.test(parts.get('RSCALE') ?? '')) throw new UnknownTime('not of the common calendar');
  const list = (name: string) => parts.get(name)?.match(/[^,]+/g) ?? null;
  const by = Object.entries(numberParts).map(([name, [least, greatest, fromEnd]]) => [
    name,
    list(name)?.map((value) => wholeNumber(value, least, greatest, fromEnd)) ?? null,
  ]);
  return {
    frequency: indexIn(frequencies, parts.get('FREQ') ?? ''),
    // Outlook may write 0.
    interval: Math.max(wholeNumber(parts.get('INTERVAL') ?? '1', 0, 2 ** 31), 1),
    // 0 is what some programs write for no end.
    count: wholeNumber(parts.get('COUNT') ?? '0', 0, 2 ** 31) || Number.POSITIVE_INFINITY,
    weekStart: indexIn(weekdays, parts.get('WKST') ?? 'MO'),
    movesMissingDays: !/^(?:OMIT)?$/.test(parts.get('SKIP') ?? ''),
    by: Object.fromEntries(by),
    byDay: list('BYDAY')?.map(readDay) ?? null,
  };
}

function wholeNumber(text: string, least: number, greatest: number, fromEnd = false): number {
  const value = /^[+-]?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  const size = fromEnd ? Math.abs(value) : value;
  if (!(size >= least && size <= greatest)) throw new UnknownTime(`${text} is not a number of a rule`);
  return value;
}

function indexIn(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new UnknownTime(`"${name}" is not a part of a rule`);
  return index;
}

/** `TU`, `2TU`, `-1FR`. */
function readDay(text: string) {
  const [, nth = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(text.trim()) ?? [];
  return { weekday: indexIn(weekdays, name), nth: nth ? wholeNumber(nth, 1, 53, true) : 0 };
}

/** What a rule does not say of the day comes from the event's start. */
function withDefaults(rule: Rule, start: WallTime): Rule {
  const { BYMONTH, BYWEEKNO, BYYEARDAY, BYMONTHDAY } = rule.by;
  if (BYWEEKNO || BYYEARDAY || BYMONTHDAY || rule.byDay || rule.frequency > 2) return rule;
  const date = new Date(start);
  if (rule.frequency === 2) return { ...rule, byDay: [{ weekday: date.getUTCDay(), nth: 0 }] };
  const month = rule.frequency === 0 ? [date.getUTCMonth() + 1] : null;
  return { ...rule, by: { ...rule.by, BYMONTH: BYMONTH ?? month, BYMONTHDAY: [date.getUTCDate()] } };
}

/** Whether a rule names days that not every such month or year has. */
function hasMissingDays({ by: { BYMONTH, BYMONTHDAY, BYYEARDAY } }: Rule): boolean {
  const lengths = (BYMONTH ?? [2]).map((month) => new Date(Date.UTC(2026, month, 0)).getUTCDate());
  const isMissing = (days: number[] | null, most: number) => days?.some((day) => Math.abs(day) > most) ?? false;
  return isMissing(BYMONTHDAY, Math.min(...lengths)) || isMissing(BYYEARDAY, 365);
}

type Span = { start: WallTime; end: WallTime };

/** The year, month, week, day, hour, minute or second after `step` intervals. The first week begins with the event. */
function periodAt({ frequency, interval, weekStart }: Rule, start: WallTime, step: number): Span {
  const skipped = step * interval;
  if (frequency < 2) {
    const date = new Date(start);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    if (frequency === 0) return { start: Date.UTC(year + skipped, 0), end: Date.UTC(year + skipped + 1, 0) };
    return { start: Date.UTC(year, month + skipped), end: Date.UTC(year, month + skipped + 1) };
  }
  const length = longest[frequency]!;
  const today = Math.floor(start / day) * day;
  const first = frequency === 2 ? startOfWeek(today, weekStart) : Math.floor(start / length) * length;
  const begin = first + skipped * length;
  return { start: frequency === 2 ? Math.max(begin, today) : begin, end: begin + length };
}

function startOfWeek(time: WallTime, weekStart: number): WallTime {
  return time - ((weekdayOf(time) - weekStart + 7) % 7) * day;
}

/** 0 is Sunday; the first of 1970 was a Thursday. */
function weekdayOf(time: WallTime): number {
  return (((Math.floor(time / day) + 4) % 7) + 7) % 7;
}

/** The times of a period, in order. @param clock the times of its days */
function timesIn(rule: Rule, matches: (date: WallTime) => boolean, period: Span, clock: number[]): WallTime[] {
  const found: WallTime[] = [];
  for (let date = Math.floor(period.start / day) * day; clock.length > 0 && date < period.end; date += day) {
    if (matches(date)) for (const time of clock) found.push(date + time);
  }
  const positions = rule.by.BYSETPOS;
  if (!positions) return found;
  return found.filter((_, index) => positions.includes(index + 1) || positions.includes(index - found.length));
}

/** Gives the times of day that a period may have, in order, as milliseconds since midnight. */
function createClock({ frequency, by }: Rule, start: WallTime): (period: Span) => number[] {
  const units = [
    { unit: 'BYHOUR', length: hour, of: 24 },
    { unit: 'BYMINUTE', length: minute, of: 60 },
    { unit: 'BYSECOND', length: second, of: 60 },
  ] as const;
  // Zones are defined from 1601 on, before the times that are counted from 1970.
  const at = (time: WallTime, length: number, of: number) => ((Math.floor(time / length) % of) + of) % of;
  const fixed = units.slice(0, Math.max(frequency - 3, 0));
  let within = [0];
  for (const { unit, length, of } of units.slice(fixed.length)) {
    const values = [...new Set(by[unit] ?? [at(start, length, of)])].sort((a, b) => a - b);
    within = within.flatMap((time) => values.map((value) => time + value * length));
  }
  return (period) => {
    if (fixed.some(({ unit, length, of }) => by[unit]?.includes(at(period.start, length, of)) === false)) return [];
    const begin = at(period.start, 1, day);
    return within.map((time) => begin + time);
  };
}

/** Tells whether a day may have occurrences. Days are asked for in order: what holds for a day or a month is computed once. */
function createDayMatcher(rule: Rule): (date: WallTime) => boolean {
  let last = { date: Number.NaN, matches: false };
  let month = { number: 0, start: Number.NaN, end: Number.NaN, year: { start: Number.NaN, end: Number.NaN } };
  return (date) => {
    if (date === last.date) return last.matches;
    if (!(date >= month.start && date < month.end)) month = monthOf(date);
    last = { date, matches: matchesDay(rule, date, month) };
    return last.matches;
  };
}

function monthOf(time: WallTime) {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return {
    ...{ number: month + 1, start: Date.UTC(year, month), end: Date.UTC(year, month + 1) },
    year: { start: Date.UTC(year, 0), end: Date.UTC(year + 1, 0) },
  };
}

function matchesDay({ by, byDay, frequency, weekStart }: Rule, time: WallTime, month: ReturnType<typeof monthOf>) {
  if (by.BYMONTH?.includes(month.number) === false) return false;
  const weekday = weekdayOf(time);
  const range = frequency === 1 || by.BYMONTH ? month : month.year;
  const isOf = (named: { weekday: number; nth: number }) =>
    named.weekday === weekday && (named.nth === 0 || frequency > 1 || isCounted([named.nth], time, 7 * day, range));
  if (byDay?.some(isOf) === false) return false;
  if (by.BYMONTHDAY && !isCounted(by.BYMONTHDAY, time, day, month)) return false;
  if (by.BYYEARDAY && !isCounted(by.BYYEARDAY, time, day, month.year)) return false;
  const week = startOfWeek(time, weekStart);
  return !by.BYWEEKNO || isCounted(by.BYWEEKNO, week, 7 * day, weeksAround(week, weekStart));
}

/** Whether a time lies in one of the numbered units of a span, counted from its start or, where negative, from its end. */
function isCounted(numbers: number[], time: WallTime, unit: number, span: Span): boolean {
  const fromStart = Math.floor((time - span.start) / unit) + 1;
  const fromEnd = -Math.ceil((span.end - time) / unit);
  return numbers.includes(fromStart) || numbers.includes(fromEnd);
}

/** The weeks of a year, of which the first has four of its days. @param week the start of one of them */
function weeksAround(week: WallTime, weekStart: number): Span {
  const year = new Date(week + 3 * day).getUTCFullYear();
  const first = (ofYear: number) => startOfWeek(Date.UTC(ofYear, 0, 4), weekStart);
  return { start: first(year), end: first(year + 1) };
}
