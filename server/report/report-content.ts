import { brandIds } from '#shared/brands/index.ts';
import { dayName, ohioDate, printedDate, printedDay } from '#shared/format/ohio-date.ts';
import * as limits from '#shared/limits.ts';
import { staleFacts } from '#shared/tax/facts/all-facts.ts';
import { type MailBrand, ohioTimeText, pageName } from '../mail/mail-body.ts';
import type { MailContent, MailRow, MailSection } from '../mail/mail-layout.ts';
import { type CountKind, outageSpanMinutes, parseCountKey, visitBuckets } from './counts.ts';

type Options = {
  brands: Record<(typeof brandIds)[number], Pick<MailBrand, 'shortName' | 'themeColor'>>;
  days: readonly string[];
  counts: ReadonlyMap<string, number>;
  previous: ReadonlyMap<string, number>;
  now: Date;
  /** Messages that wait to be mailed, since when (milliseconds since 1970). */
  oldestPending: number | null;
  unconfirmed: readonly HeldMeeting[];
};

/** A meeting whose hold ended without a confirmation: its start in milliseconds since 1970, and whose it is. */
export type HeldMeeting = { start: number; values: { name: string; phone?: string | undefined; email: string } };

type Entry = { brand: string; details: string[]; count: number };

/** Rows of a section, the most frequent first. */
const maxRows = 15;
/** More of these: each may be a client, among others that were made up. */
const maxUnconfirmed = 50;
/** Of fewer measured visits the report says nothing. */
const minVisits = 20;
/** Facts that have to be checked within so many days. */
const factsAheadDays = 30;

const services: Record<string, string> = {
  ghost: 'News from Ghost could not be fetched',
  mail: 'Messages waited to be mailed for more than five minutes',
  redis: 'Redis could not be reached',
  calendar: 'Part of a calendar could not be read: see npm run doctor',
};

/** The owner's report: a few sentences, the last of them what to do, then tables of what there is to see. */
export function reportContent(options: Options): MailContent {
  const { brands, days, counts, previous, now, oldestPending, unconfirmed } = options;
  const entriesOf = (kind: CountKind) => entries(counts, kind);
  const site = (brand: string) => brands[brandIds.find((id) => id === brand) ?? brandIds[0]].shortName;
  const pages = entriesOf('page');
  const contacts = [...entriesOf('message'), ...entriesOf('booking')].sort((a, b) => b.count - a.count);
  const facts = staleFacts(new Date(now.getTime() + factsAheadDays * 86_400_000));
  const nameAtSite = ({ brand, details: [path] }: Entry) => `${pageName(path!)} (${site(brand)})`;
  const period = `${printedDay(days[0]!, 'long')} to ${printedDate(days.at(-1)!, 'long')}`;
  const waiting = oldestPending === null ? '' : `; a message waits since ${dayName(ohioDate(new Date(oldestPending)))}`;
  const [read, readBefore] = [total(counts, 'page'), total(previous, 'page')];

  return {
    title: `Website report, ${period}`,
    color: brands[brandIds[0]].themeColor,
    message: [
      `${sentenceCase(counted(total(counts, 'message'), 'message'))} and ${counted(total(counts, 'booking'), 'booking')} this week${waiting}.`,
      `${sentenceCase(counted(read, 'page'))} read, ${readBefore} the week before.`,
      ...visitorTimes(entriesOf('largestPaintSeconds'), entriesOf('scriptFailure')),
      toDo(oldestPending, unconfirmed.length, facts.length),
    ].join('\n'),
    sections: [
      heldMeetings(unconfirmed),
      section('Messages and meetings', contacts, ({ brand, details: [what, page] }) =>
        [site(brand), what, page && `from ${pageName(page)}`].filter(Boolean).join(', '),
      ),
      section('Tools used', entriesOf('tool'), nameAtSite),
      section('Pages read', pages, nameAtSite),
      outages(entriesOf('outage'), oldestPending, now),
      oldFacts(facts),
    ].filter(({ rows, note }) => rows?.length || note),
    notes: [
      `Pages are counted without search engines, other robots and feed readers, and without cookies, addresses or anything else about a person. The counts are deleted after ${limits.reportRetentionDays} days.`,
    ],
  };
}

/** The upper edge of the bucket that nine visits in ten do not exceed, and on which pages a script failed. */
function visitorTimes(paints: Entry[], failures: Entry[]): string[] {
  const buckets = paints.flatMap(({ details, count }) => Array<number>(count).fill(Number(details[0])));
  if (buckets.length < minVisits) return [];
  const ninth = buckets.sort((a, b) => a - b)[Math.ceil(buckets.length * 0.9) - 1]!;
  const [path, other] = new Set(failures.map(({ details }) => details[0]));
  const failed = failures.reduce((sum, { count }) => sum + count, 0);
  const where = path ? `; ${failed} saw a script fail, ${other ? 'most often ' : ''}on ${path}` : '';
  return [`9 of 10 visitors saw the page within ${ninth * visitBuckets.largestPaintSeconds} s${where}.`];
}

/** The one thing that is worth doing first. */
function toDo(oldestPending: number | null, unconfirmed: number, facts: number): string {
  if (oldestPending !== null) return 'To do: find out why email waits, with npm run outbox -- list.';
  if (unconfirmed > 0) return `To do: call who did not confirm ${counted(unconfirmed, 'meeting')}, see below.`;
  if (facts > 0) return `To do: compare ${counted(facts, 'tax fact')} with the source, see below.`;
  return 'Nothing to do.';
}

/** "no pages", "one page", "12 pages". */
function counted(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count === 0 ? 'no' : count} ${what}s`;
}

function sentenceCase(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

function entries(counts: ReadonlyMap<string, number>, requestedKind: CountKind): Entry[] {
  return [...counts]
    .flatMap(([key, count]) => {
      const parsed = parseCountKey(key);
      return parsed?.kind === requestedKind ? [{ brand: parsed.brand, details: parsed.details, count }] : [];
    })
    .sort((a, b) => b.count - a.count);
}

function total(counts: ReadonlyMap<string, number>, kind: CountKind): number {
  return entries(counts, kind).reduce((sum, { count }) => sum + count, 0);
}

function section(heading: string, found: Entry[], label: (entry: Entry) => string): MailSection {
  return capped(heading, found, (entry) => ({ label: label(entry), text: String(entry.count) }));
}

/** The first rows of a section, and of how many more it does not speak. */
function capped<Item>(
  heading: string,
  found: readonly Item[],
  row: (item: Item) => MailRow,
  { max = maxRows, see = '' } = {},
): MailSection {
  const more = found.length - max;
  return { heading, rows: found.slice(0, max).map(row), note: more > 0 ? `And ${more} more${see}.` : '' };
}

/** Whom the firm can call: a held meeting is in no other mail and in no calendar. */
function heldMeetings(found: readonly HeldMeeting[]): MailSection {
  const row = ({ start, values: { name, phone, email } }: HeldMeeting): MailRow => ({
    label: ohioTimeText(new Date(start)),
    text: [name, phone, email].filter(Boolean).join(', '),
  });
  return capped(`Held and not confirmed: ${found.length}`, found, row, { max: maxUnconfirmed });
}

function outages(found: Entry[], oldestPending: number | null, now: Date): MailSection {
  const rows = Object.entries(services).flatMap(([service, label]): MailRow[] => {
    // Several processes may have noted the same span.
    const spans = found.filter(({ details }) => details[0] === service).length;
    return spans > 0 ? [{ label, text: `about ${spans * outageSpanMinutes} minutes` }] : [];
  });
  const minutes = oldestPending === null ? 0 : Math.round((now.getTime() - oldestPending) / 60_000);
  const note =
    oldestPending === null ? '' : `The oldest message that waits was written ${counted(minutes, 'minute')} ago.`;
  return { heading: 'Outages and waiting mail', rows, note };
}

function oldFacts(facts: ReturnType<typeof staleFacts>): MailSection {
  const row = ({ label, checkedOn, validThrough, source }: (typeof facts)[number]): MailRow => ({
    label,
    text: `checked ${checkedOn}, valid through ${validThrough}`,
    href: source.url,
  });
  return capped('Tax facts to compare with their source', facts, row, { see: ': see npm run doctor' });
}
