import { brandIds } from '#shared/brands/index.ts';
import { printedDate, printedDay } from '#shared/format/ohio-date.ts';
import * as limits from '#shared/limits.ts';
import { matchRoute } from '#shared/site/routes.ts';
import { staleFacts } from '#shared/tax/facts/all-facts.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';
import type { MailBrand } from '../mail/lead.ts';
import type { MailContent, MailRow, MailSection } from '../mail/mail-layout.ts';
import { type CountKind, outageSpanMinutes, parseCountKey } from './counts.ts';

type Options = {
  brands: Record<(typeof brandIds)[number], Pick<MailBrand, 'shortName' | 'themeColor'>>;
  days: readonly string[];
  counts: ReadonlyMap<string, number>;
  previous: ReadonlyMap<string, number>;
  now: Date;
  /** Messages that wait to be mailed, since when (milliseconds since 1970). */
  oldestPending: number | null;
};

type Entry = { brand: string; details: string[]; count: number };

/** Rows of a section, the most frequent first. */
const maxRows = 15;
/** Facts that have to be checked within so many days. */
const factsAheadDays = 30;

const services: Record<string, string> = {
  ghost: 'News from Ghost could not be fetched',
  mail: 'Messages waited to be mailed for more than five minutes',
  redis: 'Redis could not be reached',
  calendar: 'Part of a calendar could not be read: see npm run doctor',
};

export function reportContent({ brands, days, counts, previous, now, oldestPending }: Options): MailContent {
  const entriesOf = (kind: CountKind) => entries(counts, kind);
  const site = (brand: string) => brands[brandIds.find((id) => id === brand) ?? brandIds[0]].shortName;
  const pages = entriesOf('page');
  const letters = pages.filter(({ details: [path] }) => matchRoute(path!).name === 'taxLetter');
  const contacts = [...entriesOf('message'), ...entriesOf('booking')].sort((a, b) => b.count - a.count);
  const atSite = ({ brand, details: [path] }: Entry) => `${path} (${site(brand)})`;
  const [first, last] = [days[0]!, days.at(-1)!];

  return {
    title: `Website report, ${printedDay(first, 'long')} to ${printedDate(last, 'long')}`,
    color: brands[brandIds[0]].themeColor,
    message: [
      `${printedDay(first, 'long')} to ${printedDate(last, 'long')}`,
      '',
      summary('messages', total(counts, 'message'), total(previous, 'message')),
      summary('booked meetings', total(counts, 'booking'), total(previous, 'booking')),
      summary('pages read', total(counts, 'page'), total(previous, 'page')),
    ].join('\n'),
    rows: [],
    sections: [
      section('Messages and meetings', contacts, ({ brand, details: [what, page] }) =>
        [site(brand), what, page && `from ${page}`].filter(Boolean).join(', '),
      ),
      section('Tools used', entriesOf('tool'), atSite),
      section('Letters looked up', byDetail(letters), ({ details: [path] }) => letterName(path!)),
      section('Pages read', pages, atSite),
      section(
        'Searched without a result',
        wholeWords(frequent(entriesOf('search'))),
        ({ details: [words], brand }) => `${words} (${site(brand)})`,
        minCountNote,
      ),
      section('Addresses that were not found', frequent(entriesOf('missing')), atSite, minCountNote),
      outages(entriesOf('outage'), oldestPending, now),
      oldFacts(now),
    ],
    notes: [
      `Pages are counted without search engines, other robots and feed readers, and without cookies, addresses or anything else about a person. The counts are deleted after ${limits.reportRetentionDays} days.`,
    ],
  };
}

const minCountNote = `Counted from ${limits.reportMinCount} on, so that no visitor can be recognized by what they typed.`;

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

function summary(what: string, count: number, before: number): string {
  return `${count} ${what} (${before} in the seven days before)`;
}

function section(heading: string, found: Entry[], label: (entry: Entry) => string, note?: string): MailSection {
  const rows = found.slice(0, maxRows).map((entry): MailRow => ({ label: label(entry), text: String(entry.count) }));
  if (rows.length === 0) return { heading, rows, note: note ? `None. ${note}` : 'None.' };
  const more = found.length > maxRows ? `And ${found.length - maxRows} more.` : '';
  return { heading, rows, note: [more, note].filter(Boolean).join(' ') };
}

function byDetail(found: Entry[]): Entry[] {
  const sums = Map.groupBy(found, ({ details }) => details[0]!);
  return [...sums.values()]
    .map((same) => ({ ...same[0]!, count: same.reduce((sum, { count }) => sum + count, 0) }))
    .sort((a, b) => b.count - a.count);
}

/** What so many have typed that it says nothing of one of them. */
function frequent(found: Entry[]): Entry[] {
  return found.filter(({ count }) => count >= limits.reportMinCount);
}

/** Without the beginnings of other entries: results are fetched while words are typed. */
function wholeWords(found: Entry[]): Entry[] {
  const begins = (words: string, brand: string) =>
    found.some((other) => other.brand === brand && other.details[0] !== words && other.details[0]!.startsWith(words));
  return found.filter(({ brand, details: [words] }) => !begins(words!, brand));
}

function letterName(path: string): string {
  const letter = letterIndex.find(({ slug }) => slug === matchRoute(path).params['slug']);
  return letter ? letter.number : path;
}

function outages(found: Entry[], oldestPending: number | null, now: Date): MailSection {
  const rows = Object.entries(services).flatMap(([service, label]): MailRow[] => {
    // Several processes may have noted the same span.
    const spans = found.filter(({ details }) => details[0] === service).length;
    return spans > 0 ? [{ label, text: `about ${spans * outageSpanMinutes} minutes` }] : [];
  });
  const waiting = oldestPending === null ? null : Math.round((now.getTime() - oldestPending) / 60_000);
  const queue =
    waiting === null
      ? 'No message waits to be mailed.'
      : `The oldest message that waits to be mailed was written ${waiting} minutes ago: see npm run outbox -- list.`;
  return { heading: 'Outages and waiting mail', rows, note: rows.length === 0 ? `No outage. ${queue}` : queue };
}

function oldFacts(now: Date): MailSection {
  const facts = staleFacts(new Date(now.getTime() + factsAheadDays * 86_400_000));
  const rows = facts.slice(0, maxRows).map(
    ({ label, checkedOn, validThrough, source }): MailRow => ({
      label,
      text: `checked ${checkedOn}, valid through ${validThrough}`,
      href: source.url,
    }),
  );
  const more = facts.length > maxRows ? `And ${facts.length - maxRows} more: see npm run doctor.` : '';
  return {
    heading: 'Tax facts to compare with their source',
    rows,
    note: rows.length === 0 ? `None in the next ${factsAheadDays} days.` : more,
  };
}
