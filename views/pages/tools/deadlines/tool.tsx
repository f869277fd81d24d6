import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { dayName, monthName, printedDay } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { type Deadline, deadlinesFor } from '#shared/tax/deadlines.ts';
import { dueDates, FILER_KINDS, type FilerKind } from '#shared/tax/facts/deadline-rules.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { ChoiceGroup } from '#views/components/form/choice-group.tsx';
import { Icon } from '#views/components/icon.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { figuresText } from '../form/figures-text.ts';

/** The due dates of the next twelve months for the chosen kinds of filers, by month. Without scripts the filter is a GET form. */
export function Tool({ query }: PageProps) {
  const { domainParam, now, origin } = usePageContext();
  const withBrand = useBrandPath();
  const [kinds, setKinds] = useState<FilerKind[]>(() => kindsIn(query));
  const list = useRef<HTMLDivElement>(null);
  const dates = deadlinesFor(kinds, new Date(now));
  const file = `/deadlines.ics${kinds.length > 0 ? `?for=${kinds.join(',')}` : ''}`;

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = FILER_KINDS.filter((kind) => (kind === target.value ? target.checked : kinds.includes(kind)));
    setKinds(next);
    const address = withBrand(`${href('deadlines')}${next.length > 0 ? `?for=${next.join(',')}` : ''}`);
    history.replaceState(history.state, '', address);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Focus alone scrolls an element that is taller than the window to any part of it.
    list.current!.focus({ preventScroll: true });
    list.current!.scrollIntoView();
  };

  return (
    <div className="deadlines">
      <form method="get" action={href('deadlines')} className="deadlines-form" onSubmit={onSubmit}>
        {domainParam && <input type="hidden" name="domain" value={domainParam} />}
        <ChoiceGroup
          legend="Who are you? Tick all that fit."
          name="for"
          type="checkbox"
          options={kindOptions}
          value={kinds}
          onChange={onChange}
        />
        <Button type="submit">Show my dates</Button>
      </form>
      <div className="defer-below-fold" tabIndex={-1} ref={list}>
        <p className="deadlines-count" role="status">
          {dates.length} due dates in the next twelve months{kinds.length === 0 && ', for everyone'}.
        </p>
        <div className="button-row">
          <Button to={origin.replace(/^https?:/, 'webcal:') + file} icon="calendar-plus">
            Subscribe
          </Button>
          <Button to={file} variant="secondary" icon="download">
            Download all
          </Button>
          <Button variant="secondary" icon="printer" onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <SendToUs service="business-tax" text={() => datesText(kinds, dates)} />
        {byMonth(dates).map(([month, monthDeadlines]) => (
          <section key={month} className="deadlines-month">
            <h2>{`${monthName(month, 'long')} ${month.slice(0, 4)}`}</h2>
            <ol>
              {monthDeadlines.map((deadline) => (
                <DateRow key={deadline.id} deadline={deadline} />
              ))}
            </ol>
          </section>
        ))}
        <FactNote facts={[dueDates]} />
      </div>
    </div>
  );
}

/** The next due dates as the text of a message. */
function datesText(kinds: readonly FilerKind[], dates: readonly Deadline[]): string {
  const chosen = kindOptions.filter(({ value }) => kinds.includes(value)).map(({ label }) => label);
  return figuresText(
    'deadline calendar',
    chosen.length > 0 ? [{ label: 'Who I am', value: chosen.join(', ') }] : [],
    dates.slice(0, datesInMessage).map(({ date, title }) => ({ label: printedDay(date, 'long'), value: title })),
  );
}

const datesInMessage = 8;

function DateRow({ deadline: { id, date, statutory, title, who, detail, source } }: { deadline: Deadline }) {
  const withBrand = useBrandPath();
  return (
    <li>
      <time dateTime={date}>
        <span>{dayName(date).slice(0, 3)}</span> <strong>{Number(date.slice(8))}</strong>
      </time>
      <div>
        <h3>{title}</h3>
        <p>
          {who}. {detail}
        </p>
        {date !== statutory && (
          <p className="deadlines-moved">
            Moved from {dayName(statutory)}, {printedDay(statutory, 'long')}, a day the offices are closed.
          </p>
        )}
        <p className="deadlines-links">
          <a className="arrow-link" href={withBrand(`/deadlines.ics?id=${id}`)} download={`${id}.ics`}>
            <Icon name="calendar-plus" /> Add to calendar<span className="visually-hidden">: {title}</span>
          </a>
          <a href={source.url} rel="noopener noreferrer">
            {source.label}
          </a>
        </p>
      </div>
    </li>
  );
}

const kindOptions: { value: FilerKind; label: string; hint: string }[] = [
  { value: 'household', label: 'A household', hint: 'Wages, pension, investments' },
  { value: 'sole-owner', label: 'A sole proprietor', hint: 'Schedule C, or an LLC with one owner' },
  { value: 'llc', label: 'An LLC or partnership', hint: 'Two owners or more' },
  { value: 's-corp', label: 'An S corporation', hint: 'By election' },
  { value: 'c-corp', label: 'A C corporation', hint: 'Form 1120' },
  { value: 'employer', label: 'An employer', hint: 'One paycheck is enough' },
  { value: 'retailer', label: 'A seller', hint: 'Ohio sales tax' },
];

/** The kinds in `?for=`, in the order of FILER_KINDS; unknown ones are ignored. */
function kindsIn(query: URLSearchParams): FilerKind[] {
  const named = query.getAll('for').join(',').split(',');
  return FILER_KINDS.filter((kind) => named.includes(kind));
}

function byMonth(dates: readonly Deadline[]): [string, Deadline[]][] {
  const months = new Map<string, Deadline[]>();
  for (const deadline of dates) {
    const key = deadline.date.slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), deadline]);
  }
  return [...months];
}
