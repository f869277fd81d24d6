import { monthName, ohioDate } from '#shared/format/ohio-date.ts';
import { type Deadline, deadlinesFor } from '#shared/tax/deadlines.ts';
import { dueDates, type FilerKind } from '#shared/tax/facts/deadline-rules.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { DiagramFigure } from '../diagram-figure.tsx';
import { FactNote } from '../fact-note.tsx';

/** What is usual in an industry in a month (1 to 12), shown beside the due dates. */
export type SeasonNote = { month: number; text: string };

type Props = { kinds: readonly FilerKind[]; caption: string; notes?: readonly SeasonNote[] };

/** The next twelve months: due dates, shifted from weekends and holidays, and the industry's seasonal notes. */
export function DueDates({ kinds, caption, notes = [] }: Props) {
  const { now } = usePageContext();
  const dates = deadlinesFor(kinds, new Date(now)).filter((deadline) => names[ruleOf(deadline)]);
  const all = months(now).map(({ key, name, number }) => ({
    key,
    name,
    days: daysOf(dates, key),
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
                {days.map(({ date, labels }) => (
                  <li key={date}>
                    <time dateTime={date}>{Number(date.slice(8))}</time>
                    {labels.map((label) => (
                      <span key={label}>{label}</span>
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

/** Short names of the rules due a few times a year; monthly ones are not shown. */
const names: Record<string, string> = {
  'individual-return': 'Personal and city returns',
  'individual-extended': 'Extended personal returns',
  'estimated-tax': 'Federal, Ohio estimates',
  'pass-through-return': '1065 or 1120-S, K-1s',
  'pass-through-extended': 'Extended 1065, 1120-S',
  'ohio-it-4738': 'IT 4738',
  'city-net-profit-estimate': 'City profit estimate',
  'contractor-forms': '1099-NECs',
  'year-end-payroll': 'W-2s, 940, IT 941',
  'quarterly-payroll': '941, Ohio, unemployment',
  'workers-compensation': 'BWC payroll report',
  'commercial-activity': 'CAT, if you file',
  'sales-tax-half-year': 'Half-year sales tax',
};

/** The due dates of one month, those of one day together. */
function daysOf(dates: Deadline[], month: string): { date: string; labels: string[] }[] {
  const days = new Map<string, string[]>();
  for (const deadline of dates.filter(({ date }) => date.startsWith(month))) {
    days.set(deadline.date, [...(days.get(deadline.date) ?? []), names[ruleOf(deadline)]!]);
  }
  return [...days].map(([date, labels]) => ({ date, labels }));
}

function ruleOf({ id }: Deadline): string {
  return id.slice(0, -'-2026-01-31'.length);
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
