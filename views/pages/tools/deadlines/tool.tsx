import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { dayName, printedDay } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { byDay, type DueDate, datesByRules, earlyEnd, isConfirmed } from '#shared/tax/due-dates.ts';
import { calendarName, calendarPath, subscribeUrls } from '#shared/tax/due-dates-calendar.ts';
import { type DueDateRule, FILER_KINDS, type FilerKind } from '#shared/tax/facts/due-date-rules/rule.ts';
import type { Fact } from '#shared/tax/facts/fact.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { EmptyState } from '#views/components/empty-state.tsx';
import { FactNote, PastFigures } from '#views/components/fact-note.tsx';
import { ChoiceGroup } from '#views/components/form/fields.tsx';
import { Icon } from '#views/components/icon.tsx';
import { LinkList } from '#views/components/lists.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { figuresText } from '../form/figures-text.ts';
import { MonthRows, monthId, Year } from './months.tsx';

/** Where the form leads while this code loads, or without scripts. */
const listId = 'due-dates';

/** The deadline calendar. Its rules are page data, so that the browser loads their text once, with the page. */
export function Tool({ query }: PageProps) {
  const rules = useData('dueDates', {});
  if (!rules.ok) return <EmptyState title="The due dates could not be loaded." text="Please try again in a minute." />;
  return <Calendar dueDates={rules.value} query={query} />;
}

type Props = { dueDates: Fact<readonly DueDateRule[]>; query: URLSearchParams };

/** The due dates of the next months for the chosen kinds of filers. Without scripts the filter is a GET form. */
function Calendar({ dueDates, query }: Props) {
  const { domainParam, now } = usePageContext();
  const withBrand = useBrandPath();
  const [kinds, setKinds] = useState<FilerKind[]>(() => kindsIn(query));
  const [hasOtherKind] = useState(() => otherKinds.some(({ value }) => kinds.includes(value)));
  const months = useRef<HTMLDivElement>(null);
  const dates = useMemo(
    () => datesByRules(dueDates.value, kinds, new Date(now)).filter(isConfirmed),
    [dueDates, kinds, now],
  );

  const next = byDay(dates)[0];

  const show = (nextKinds: FilerKind[]) => {
    if (nextKinds !== kinds) fadeIn(months.current!);
    setKinds(nextKinds);
    const url = withBrand(`${href('deadlines')}${nextKinds.length > 0 ? `?for=${nextKinds.join(',')}` : ''}`);
    history.replaceState(history.state, '', url);
  };
  const onKind = ({ target }: ChangeEvent<HTMLInputElement>) =>
    show(FILER_KINDS.filter((kind) => (kind === target.value ? target.checked : kinds.includes(kind))));

  // A small month that was pressed before this code was loaded.
  useEffect(() => openRows(location.hash.slice(1)), []);

  return (
    <div className="deadlines">
      <form
        method="get"
        action={`${href('deadlines')}#${listId}`}
        className="deadlines-form no-print"
        // The browser's own memory would tick other boxes than the URL does after Back.
        autoComplete="off"
      >
        {domainParam && <input type="hidden" name="domain" value={domainParam} />}
        <ChoiceGroup
          legend="Who are you? Check all that fit."
          name="for"
          type="checkbox"
          options={usualKinds}
          more={{ summary: 'More kinds of filers', options: otherKinds, open: hasOtherKind }}
          value={kinds}
          onChange={onKind}
        />
        <Button type="submit">Show the due dates</Button>
      </form>
      <div className="defer-below-fold deadlines-list" id={listId}>
        <PastFigures facts={[dueDates]} />
        <p className="deadlines-count no-print" role="status">
          {dates.length} due dates for {names(kinds)}.{' '}
          {next && `Next: ${dayName(next.date)}, ${printedDay(next.date, 'long')}.`} {earlyEnd(new Date(now))}
        </p>
        <Subscribe kinds={kinds} />
        {kinds.length > 0 && <p className="print-only">For: {names(kinds)}.</p>}
        <div className="due-year">
          <Year dates={dates} now={now} onOpen={(month) => openRows(monthId(month))} />
        </div>
        <div className="due-months no-print" ref={months}>
          <MonthRows dates={dates} />
          <SendToUs service="business-tax" text={() => datesText(kinds, dates)} />
        </div>
        <FactNote facts={[dueDates]} />
      </div>
    </div>
  );
}

/** Shows that a list is another one now. */
function fadeIn(element: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    element.animate({ opacity: [0, 1] }, { duration: 200, easing: 'ease-out' });
  } catch {
    // Refused: it is there at once.
  }
}

/** Opens the rows of a month by their id. */
function openRows(id: string): void {
  const rows = document.getElementById(id);
  if (rows instanceof HTMLDetailsElement) rows.open = true;
}

/** The next due dates as the text of a message. */
function datesText(kinds: readonly FilerKind[], dates: readonly DueDate[]): string {
  return figuresText(
    'deadline calendar',
    kinds.length > 0 ? [{ label: 'Who I am', value: names(kinds) }] : [],
    dates.slice(0, datesInMessage).map(({ date, title }) => ({ label: printedDay(date, 'long'), value: title })),
  );
}

const datesInMessage = 8;

function names(kinds: readonly FilerKind[]): string {
  const chosen = [...usualKinds, ...otherKinds].filter(({ value }) => kinds.includes(value)).map(({ label }) => label);
  const all = [chosen.slice(0, -1).join(', '), chosen.at(-1) ?? 'all filers'].filter(Boolean).join(' and ');
  return all.replace(/An? /g, (article) => article.toLowerCase());
}

type Kind = { value: FilerKind; label: string; hint: string };

const usualKinds: Kind[] = [
  { value: 'household', label: 'A household', hint: 'Wages, pension, investments, rent' },
  { value: 'sole-owner', label: 'An LLC with one owner, or a sole proprietor', hint: 'Schedule C, gig work too' },
  { value: 'llc', label: 'A partnership, or an LLC with several owners', hint: 'Form 1065' },
  { value: 's-corp', label: 'An S corporation', hint: 'By election' },
  { value: 'employer', label: 'An employer', hint: 'One paycheck is enough' },
  { value: 'retailer', label: 'A seller', hint: 'Ohio sales tax' },
];

/** What few visitors are. */
const otherKinds: Kind[] = [
  { value: 'c-corp', label: 'A C corporation', hint: 'Form 1120' },
  { value: 'farmer', label: 'A farmer', hint: 'Or a fisherman; not for cash-rented land' },
  { value: 'farm-employer', label: 'A farm with paid workers', hint: 'With Form 943, without Forms 941' },
  { value: 'household-employer', label: 'A household that pays a worker', hint: 'Nanny, caregiver, cleaner' },
  { value: 'estate', label: 'An estate or a trust', hint: 'Form 1041' },
  { value: 'nonprofit', label: 'A nonprofit', hint: 'Form 990, 990-EZ or 990-N' },
  { value: 'over-ten', label: 'A firm of over ten workers', hint: 'At any time of the year before' },
  { value: 'plan', label: 'A firm with a retirement plan', hint: 'Or that pays health costs itself' },
  { value: 'outside-owner', label: 'A firm with owners outside Ohio', hint: 'That files IT 4708' },
  { value: 'truck', label: 'An owner of heavy trucks', hint: 'Over 26,000 pounds across state lines, or from 55,000' },
  { value: 'well', label: 'A well operator', hint: 'Severance tax' },
];

/** The kinds in `?for=`, in the order of FILER_KINDS; unknown ones are ignored. */
function kindsIn(query: URLSearchParams): FilerKind[] {
  const named = query.getAll('for').join(',').split(',');
  return FILER_KINDS.filter((kind) => named.includes(kind));
}

/** Links that put the chosen dates into a calendar program, by its name, and the button to print them. */
export function Subscribe({ kinds }: { kinds: readonly FilerKind[] }) {
  const { brand, origin } = usePageContext();
  const hydrated = useHydrated();
  const file = calendarPath(kinds);
  const urls = subscribeUrls(origin + file, calendarName(brand.name));
  return (
    <div className="due-subscribe button-row no-print">
      <details>
        <summary className="button button-sm button-secondary">
          <Icon name="calendar-plus" /> Add to my calendar
          <Icon name="chevron-down" />
        </summary>
        <LinkList
          links={[
            ...programs.map(([program, label]) => ({ label, to: urls[program] })),
            { label: 'Outlook on a PC', to: file },
          ]}
        />
      </details>
      <Button size="sm" variant="secondary" disabled={!hydrated} onClick={() => window.print()}>
        Print the year
      </Button>
    </div>
  );
}

const programs = [
  ['apple', 'Apple Calendar'],
  ['google', 'Google Calendar'],
  ['outlook', 'Outlook.com'],
  ['office', 'Microsoft 365'],
] as const;
