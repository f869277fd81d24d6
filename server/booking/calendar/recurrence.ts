import ICAL from 'ical.js';
import type { Expansion, RecurrenceRule } from './recurrence-rule.ts';
import { simpleOccurrences } from './simple-recurrence.ts';
import type { WallTime } from './time-zone.ts';

/** Steps after which ical.js gives a rule up. A calendar may hold invitations from unknown senders. */
const maxSteps = 4_000;
/** A rule that recurs less often than every so many of its units has one occurrence in any period that can be booked. */
const maxInterval = 1_000;

/** A rule with more steps than any calendar program needs. */
export class RuleTooComplex extends Error {}

/**
 * The occurrences of a rule in a period.
 * @param until UNTIL of the rule in the event's own time zone
 * @throws {RuleTooComplex} for rules that recur every minute or second, or that match too rarely
 */
export function occurrences({ until, ...expansion }: Expansion & { until: WallTime | null }): WallTime[] {
  const { rule, start, from } = expansion;
  const to = Math.min(expansion.to, until ?? Number.POSITIVE_INFINITY);
  if (start > to) return [];
  if ((rule.interval ?? 1) > maxInterval) return [start].filter((time) => time >= from);
  return simpleOccurrences({ ...expansion, to }) ?? icalOccurrences({ ...expansion, to });
}

function icalOccurrences({ rule, start, from, to }: Expansion): WallTime[] {
  if (rule.freq === 'SECONDLY' || rule.freq === 'MINUTELY') throw new RuleTooComplex();
  const recur = ICAL.Recur.fromString(ruleText(rule));
  recur.until = icalTime(to);
  const iterator = new LimitedIterator({ rule: recur, dtstart: icalTime(laterStart(rule, start, from)) });
  const found: WallTime[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
    countStep(iterator);
    if (time > to) break;
    if (time >= from) found.push(time);
  }
  return found;
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

  override increment_monthday(days: number) {
    countStep(this);
    super.increment_monthday(days);
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

/**
 * A start nearer to the period that gives the same occurrences in it: whole intervals later, where occurrences are not
 * counted. ical.js computes 50 occurrences in a millisecond.
 */
function laterStart(
  { freq, interval = 1, count, ...parts }: RecurrenceRule,
  start: WallTime,
  from: WallTime,
): WallTime {
  if (count !== undefined || from <= start) return start;
  const date = new Date(start);
  const units = { HOURLY: 3_600_000, DAILY: 86_400_000, WEEKLY: 7 * 86_400_000 }[freq];
  if (units) return start + Math.max(0, Math.floor((from - start) / (units * interval)) - 1) * units * interval;
  const months = (new Date(from).getUTCFullYear() - date.getUTCFullYear() - 1) * 12;
  const step = freq === 'YEARLY' ? 12 * interval : interval;
  const later = Math.floor(months / step) * step;
  // The 29th of February and the end of a month are not in every year or month.
  if (later <= 0 || (date.getUTCDate() > 28 && !parts['bymonthday'] && !parts.byday)) return start;
  if (date.getUTCDate() > 28) date.setUTCDate(1);
  return date.setUTCMonth(date.getUTCMonth() + later);
}

/** The rule without its end. */
function ruleText({ until: _, ...parts }: RecurrenceRule): string {
  const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
  return Object.entries(parts)
    .map(([name, value]) => {
      const text = name === 'wkst' && typeof value === 'number' ? weekdays[value - 1] : [value].flat().join(',');
      return `${name.toUpperCase()}=${text}`;
    })
    .join(';');
}

function icalTime(wall: WallTime) {
  return ICAL.Time.fromDateTimeString(new Date(wall).toISOString().slice(0, 19));
}
