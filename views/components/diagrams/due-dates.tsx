import { monthName, ohioDate } from '#shared/format/ohio-date.ts';
import { byDay, deadlinesFor, isInShortLists } from '#shared/tax/deadlines.ts';
import { dueDates, type FilerKind } from '#shared/tax/facts/deadline-rules.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { DiagramFigure } from '../diagram-figure.tsx';
import { FactNote } from '../fact-note.tsx';

/** What is usual in an industry in a month (1 to 12), shown beside the due dates. */
export type SeasonNote = { month: number; text: string };

type Props = {
  kinds: readonly FilerKind[];
  caption: string;
  notes?: readonly SeasonNote[];
  /** Ids of rules that these kinds of filers have in general and the firm of the caption has not. */
  without?: readonly string[];
};

/** The next twelve months: due dates, shifted from weekends and holidays, and the industry's seasonal notes. */
export function DueDates({ kinds, caption, notes = [], without = [] }: Props) {
  const { now } = usePageContext();
  const dates = byDay(
    deadlinesFor(kinds, new Date(now)).filter(
      (deadline) =>
        isInShortLists(deadline) &&
        deadline.perYear < 12 &&
        !without.some((rule) => deadline.id.startsWith(`${rule}-`)),
    ),
  );
  const all = months(now).map(({ key, name, number }) => ({
    key,
    name,
    days: dates.filter(({ date }) => date.startsWith(key)),
    season: notes.filter(({ month }) => month === number),
  }));
  const busy = all.filter(({ days, season }) => days.length + season.length > 0);
  // Mostly empty months are left out.
  const few = busy.length * 2 < all.length;
  return (
    <>
      <DiagramFigure caption={`${caption}. Monthly deposits come on top where they apply.`}>
        <ol className={few ? 'year-strip year-strip-few' : 'year-strip'}>
          {(few ? busy : all).map(({ key, name, days, season }) => (
            <li key={key}>
              <h3>{name}</h3>
              <ul>
                {days.map(({ date, names }) => (
                  <li key={date}>
                    <time dateTime={date}>{Number(date.slice(8))}</time>
                    {names.map((name) => (
                      <span key={name}>{name}</span>
                    ))}
                  </li>
                ))}
                {season.map(({ text }) => (
                  <li key={text} className="year-note">
                    {text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </DiagramFigure>
      <FactNote facts={[dueDates]} />
    </>
  );
}

/** This month and the eleven after it, as `2026-11`, its name and its number. */
function months(now: string): { key: string; name: string; number: number }[] {
  const [year, month] = ohioDate(new Date(now)).split('-').map(Number) as [number, number];
  return Array.from({ length: 12 }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 + index, 1));
    const key = first.toISOString().slice(0, 7);
    return { key, name: `${monthName(key, 'short')} ${key.slice(0, 4)}`, number: first.getUTCMonth() + 1 };
  });
}
