import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Availability } from '#shared/booking/availability.ts';
import { bookingPaths } from '#shared/booking/booking-response.ts';
import { costText } from '#shared/booking/meeting-facts.ts';
import { meetingKind, meetingKinds, officeFor } from '#shared/booking/meeting-kinds.ts';
import { hasHours } from '#shared/firm/office-hours.ts';
import { arrivalText } from '#shared/firm/offices.ts';
import { easternTime, printedDay } from '#shared/format/ohio-date.ts';
import { Callout } from '#views/components/callout.tsx';
import { Icon } from '#views/components/icon.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { observeIntersection } from '#views/runtime/observe-intersection.ts';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { printedClock, shortDay } from './time-grid-model.ts';

type TimesButtonProps = {
  /** Query of the page with these times: `kind=phone&from=2026-12-14`. */
  query: string;
  /** Whether these times are shown; for the choice among several. */
  pressed?: boolean;
  /** Where the page is shown from without scripts. */
  from?: 'book' | 'field-slot';
  children: ReactNode;
};

/**
 * Shows the times of another kind, office or week. Without scripts the form is posted and comes back with them, and with
 * everything that was typed.
 */
export function TimesButton({ query, pressed, from = 'field-slot', children }: TimesButtonProps) {
  const withBrand = useBrandPath();
  return (
    <button
      type="submit"
      name="show"
      value={query}
      formAction={`${withBrand(bookingPaths.times)}#${from}`}
      aria-pressed={pressed}
      className="button button-secondary button-sm"
    >
      {children}
    </button>
  );
}

type KindChoiceProps = Pick<Availability, 'kind' | 'office'> & {
  /** What the chosen kind of meeting is like. */
  text: string;
  /** Whom one meets. */
  meets: string | null;
  queryOf: (query: Record<string, string>) => string;
};

/** The kinds of meeting and, in person, the offices: buttons that show their times. */
export function KindChoice({ kind, office, text, meets, queryOf }: KindChoiceProps) {
  const { offices, trust } = usePageContext().brand;
  const arrival = kind === 'in-person' && arrivalText(officeFor(offices, kind, office));
  return (
    <div className="booking-kinds cluster">
      <h2 id="booking-kind">How would you like to meet?</h2>
      <ul className="button-row" aria-labelledby="booking-kind">
        {meetingKinds.map(({ value, label }) => (
          <li key={value}>
            <TimesButton query={queryOf({ kind: value })} pressed={value === kind} from="book">
              {label}
            </TimesButton>
          </li>
        ))}
      </ul>
      {kind === 'in-person' && offices.length > 1 && (
        <div className="booking-offices cluster text-headings">
          <h3 id="booking-office">At which office?</h3>
          <ul className="button-row" aria-labelledby="booking-office">
            {offices.map(({ id, town, hours }) => (
              <li key={id}>
                <TimesButton query={queryOf({ kind, office: id })} pressed={id === office}>
                  {hasHours({ hours }) ? town : `${town} (by appointment: call)`}
                </TimesButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="note">
        {text} {lengthText(meetingKind(kind).minutes, trust.firstMeeting)}
        {meets && ` ${meets}`}
        {arrival && ` When you arrive: ${arrival}`}
      </p>
    </div>
  );
}

/** "60 minutes; the first half hour costs nothing." */
function lengthText(minutes: number, firstMeeting: string | null): string {
  const cost = costText(minutes, firstMeeting);
  if (!cost) return `${minutes} minutes.`;
  return `${minutes} minutes; ${cost.replace(/^(?:An?|Each|It|No|Our|The|There|We|You|Your)\b/, (word) => word.toLowerCase())}`;
}

type WeekChoiceProps = {
  availability: Pick<Availability, 'days' | 'previous' | 'next'>;
  /** A control that shows the two weeks from a Monday on. */
  control: (from: string, label: ReactNode) => ReactNode;
  /** Other times are on their way; the ones of these weeks stay until then. */
  loading?: boolean;
};

const earlier = (
  <>
    <Icon name="arrow-left" /> Earlier
  </>
);
const later = (
  <>
    Later <Icon name="arrow-right" />
  </>
);

/** Which two weeks are shown, and the controls for the ones before and after. */
export function WeekChoice({ availability: { days, previous, next }, control, loading }: WeekChoiceProps) {
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  const inOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return (
    <div className="time-weeks cluster">
      <p className="time-weeks-shown" tabIndex={-1} aria-live="polite">
        {printedDay(first, 'long')} to {inOneMonth ? Number(last.slice(8)) : printedDay(last, 'long')}
      </p>
      <p className="note" role="status">
        {loading ? 'Loading …' : easternTime}
      </p>
      <div className="time-weeks-others">
        {previous && control(previous, earlier)}
        {next && control(next, later)}
      </div>
    </div>
  );
}

/** Above the times after those of `query` could not be loaded. */
export function TimesFailed({ query }: { query: string }) {
  return (
    <div className="times-failed" role="alert">
      <Callout tone="warning" title="The times you asked for did not load">
        <p>
          Below are still the times from before. Try again, or call <PhoneLink />.
        </p>
        <TimesButton query={query}>Try again</TimesButton>
      </Callout>
    </div>
  );
}

type ChosenBarProps = {
  /** Start of the chosen time. */
  start: string;
  /** Id of what comes after the times. */
  nextId: string;
  /** The link or button that goes on. */
  children: ReactNode;
};

/**
 * The chosen time and the next step at the lower edge of the screen, over the days that follow, until what comes after them
 * is on the screen. Stands behind the times, in an element that holds nothing else.
 */
export function ChosenBar({ start, nextId, children }: ChosenBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    return observeIntersection(
      [document.getElementById(nextId)!],
      (entries) => setShown(!entries.at(-1)!.isIntersecting),
      // What is above the screen has been reached, too.
      { rootMargin: '99999px 0px 0px' },
    );
  }, [nextId]);

  useEffect(() => {
    if (shown && start) uncoverChosen(ref.current!);
  }, [shown, start]);

  return (
    <div className="chosen-bar no-print" data-shown={shown || undefined} ref={ref}>
      <div className="bottom-bar">
        <strong>
          <span>{shortDay(start.slice(0, 10))},</span> <span>{printedClock(start)}</span>
        </strong>
        {children}
      </div>
    </div>
  );
}

/** Scrolls the chosen time out from under the bar. */
function uncoverChosen(bar: HTMLElement) {
  const time = bar.closest('form')!.querySelector('input[name="slot"]:checked');
  const cover = bar.firstElementChild!.getBoundingClientRect();
  const box = time?.getBoundingClientRect();
  if (box && cover.height > 0 && box.top < cover.bottom && box.bottom > cover.top) {
    time!.scrollIntoView({ block: 'nearest' });
  }
}
