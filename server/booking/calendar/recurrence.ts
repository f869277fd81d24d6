import ICAL from 'ical.js';
import { icalTime, type WallTime } from './time-zone.ts';

/** 27 years of days. A calendar may hold invitations from unknown senders. */
const maxSteps = 10_000;
/** ical.js walks through an interval day by day. */
const maxInterval = 1_000;

/** A rule with more steps than any calendar program needs. */
export class RuleTooComplex extends Error {}

/**
 * The occurrences of a rule from an event's first one to `to`, by ical.js.
 * @param text such as `FREQ=WEEKLY;BYDAY=TU`; its UNTIL is left to the caller
 * @throws {RuleTooComplex} for rules that recur every minute or second, or that match too rarely
 * @throws for text that is not a rule
 */
export function occurrences(text: string, start: WallTime, to: WallTime): WallTime[] {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=').map((piece) => piece.trim());
    if (name && value && name !== 'UNTIL') parts.set(name, value);
  }
  if (Number(parts.get('INTERVAL') ?? 1) > maxInterval) throw new RuleTooComplex();
  const isChosen = widen(parts);
  const rule = ICAL.Recur.fromString([...parts].map(([name, value]) => `${name}=${value}`).join(';'));
  if (rule.freq === 'SECONDLY' || rule.freq === 'MINUTELY') throw new RuleTooComplex();
  rule.until = icalTime(to);
  const iterator = new LimitedIterator({ rule, dtstart: icalTime(start) });
  const found: WallTime[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
    countStep(iterator);
    if (time > to) break;
    if (isChosen(next)) found.push(time);
  }
  return found;
}

/**
 * Replaces parts that ical.js 2.2.1 misreads (weeks of the year, months of a monthly rule, days from the end of a month in a
 * yearly one) by a wider rule, and returns what selects from its occurrences. Such a rule no longer ends after a count.
 */
function widen(parts: Map<string, string>): (time: ICAL.Time) => boolean {
  const numbers = (name: string) => parts.get(name)?.split(',').map(Number);
  const remove = (...names: string[]) => {
    for (const name of names) parts.delete(name);
  };
  const frequency = parts.get('FREQ');
  const [weeks, months] = [numbers('BYWEEKNO'), numbers('BYMONTH')];
  if (weeks) {
    parts.set('FREQ', 'WEEKLY');
    remove('BYWEEKNO', 'BYSETPOS', 'INTERVAL', 'COUNT');
    return (time) => weeks.some((week) => week < 0 || week === time.weekNumber(ICAL.Time.MONDAY));
  }
  const isOfYear = frequency === 'YEARLY' && parts.has('BYMONTHDAY');
  if (!months || !(frequency === 'MONTHLY' || isOfYear)) return () => true;
  parts.set('FREQ', 'MONTHLY');
  remove('BYMONTH', 'COUNT');
  if (isOfYear) remove('INTERVAL', 'BYSETPOS');
  return ({ month }) => months.includes(month);
}

/** Limits the loops of ical.js, which searches thousands of years for the occurrences of an impossible rule. */
class LimitedIterator extends ICAL.RecurIterator {
  declare steps: number | undefined;

  override increment_month() {
    countStep(this);
    super.increment_month();
  }

  override increment_year(years: number) {
    countStep(this);
    super.increment_year(years);
  }

  override check_contracting_rules() {
    countStep(this);
    return super.check_contracting_rules() || this.last.compare(this.rule.until) > 0;
  }
}

function countStep(iterator: LimitedIterator) {
  iterator.steps = (iterator.steps ?? 0) + 1;
  if (iterator.steps > maxSteps) throw new RuleTooComplex();
}
