import { type FormEvent, memo, useEffect } from 'react';
import type { Availability } from '#shared/booking/availability.ts';
import { lastDay } from '#shared/booking/free-times.ts';
import { meetingKind, officeFor } from '#shared/booking/meeting-kinds.ts';
import type { Brand } from '#shared/brands/index.ts';
import { hasHours } from '#shared/firm/office-hours.ts';
import { type Office, officeTowns } from '#shared/firm/offices.ts';
import { addDays, ohioDate, printedDay } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { carryNote } from '#views/components/contact-form/send-to-us.tsx';
import { messageStart } from '#views/components/contact-form/service-choice.ts';
import { FieldError } from '#views/components/form/fields.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import {
  type GridDay,
  type GridTime,
  gridDays,
  type HalfDay,
  ownTime,
  ownZone,
  printedHour,
  printedStart,
} from './time-grid-model.ts';

type Props = {
  availability: Availability;
  /** `start` of the time that is chosen first. */
  chosen?: string | undefined;
  error?: string | undefined;
  /** True for a form that comes back with only this error: the first time has the focus. */
  focusOnLoad?: boolean;
  /** `start` of the meeting that is moved: its day is shown first while no time and no other day is chosen, by default the first free one. */
  present?: string;
};

/**
 * Two weeks of meeting times: a strip of days, radio buttons named `day`, and below it the times of the chosen one, radio
 * buttons named `slot`.
 */
export const TimeGrid = memo(function TimeGrid({ availability, chosen, error, focusOnLoad, present }: Props) {
  const { now, brand, formState } = usePageContext();
  const hydrated = useHydrated();
  const days = gridDays(availability, brand.offices, now, chosen);
  const office = officeFor(brand.offices, availability.kind, availability.office);
  const free = days.filter(({ free }) => free > 0);
  const wanted = [chosen, formState?.values['day'], present];
  const open = wanted.flatMap((start) => free.find(({ date }) => start?.startsWith(date)) ?? [])[0] ?? free[0];
  const firstTime = open?.halves.flatMap(({ times }) => times).find(({ start }) => start)?.start;
  const kind = meetingKind(availability.kind);
  const last = lastDay(kind, Date.parse(now));
  const hasOwnTimes =
    hydrated &&
    days.some(({ halves }) => halves.some(({ times }) => times.some(({ start }) => start && ownTime(start))));

  // The note on the visitor's own time has moved it down.
  useEffect(() => {
    if (hasOwnTimes && focusOnLoad) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hasOwnTimes, focusOnLoad]);

  return (
    <fieldset
      className="time-grid"
      id="field-slot"
      aria-describedby={error && 'field-slot-error'}
      data-invalid={error ? '' : undefined}
      onInput={showTimes}
    >
      <legend>
        {open
          ? 'Choose a time'
          : hasHours(office)
            ? 'No free time in these two weeks'
            : `${office.town}: by appointment`}
      </legend>
      <FieldError id="field-slot-error" error={error} />
      {hasOwnTimes && <p className="time-grid-own quiet">{`Ohio time on top, yours (${ownZone()}) below.`}</p>}
      {open ? (
        days.map((day) => (
          <DayRow
            key={day.date}
            day={day}
            open={day === open}
            chosen={chosen}
            present={present?.startsWith(day.date) ? present.slice(11, 16) : undefined}
            focused={(focusOnLoad && firstTime) || undefined}
            hydrated={hydrated}
          />
        ))
      ) : (
        <div className="times-none">
          {hasHours(office) ? (
            <p>
              {availability.next ? 'Look at later ones, or' : 'Please'} call <PhoneLink />.
            </p>
          ) : (
            <ByAppointment office={office} />
          )}
        </div>
      )}
      {days.some(({ date }) => date > last) && (
        <p className="quiet">
          {`Each day opens for booking ${kind.horizonDays} days before: ${printedDay(addDays(last, 1), 'long')} on ${printedDay(addDays(ohioDate(new Date(now)), 1), 'long')}.`}
        </p>
      )}
    </fieldset>
  );
});

/** Brings the times of a tapped day into view, which on a phone are below the screen. Keys leave the focused day where it is. */
function showTimes({ target }: FormEvent) {
  const input = target as HTMLInputElement;
  if (input.name !== 'day' || input.matches(':focus-visible')) return;
  input.closest('.time-day')!.querySelector('.time-day-times')!.scrollIntoView({ block: 'nearest' });
}

/** The way to ask for another time than those offered. @param meeting an office or a kind of meeting */
export function askForTime(brand: Pick<Brand, 'offices'>, meeting: string) {
  return {
    to: `${href('contact')}?${new URLSearchParams({ meeting })}#write`,
    onClick: () => carryNote(messageStart(brand, null, null, meeting)!),
  };
}

/** The ways to a meeting where no times are offered. */
function ByAppointment({ office }: { office: Office }) {
  const { brand } = usePageContext();
  const others = brand.offices.filter(hasHours);
  return (
    <div data-by-appointment>
      <p>
        {office.visit} Call <PhoneLink />, or write to us and name days that suit you; we confirm one of them. By video
        or phone{others.length > 0 && `, and in ${officeTowns(others)},`} you can choose a time here.
      </p>
      <p className="button-row">
        <Button size="sm" {...askForTime(brand, office.id)}>
          Ask for a day
        </Button>
        {(['video', 'phone'] as const).map((kind) => (
          <Button key={kind} size="sm" variant="secondary" to={`${href('schedule')}?kind=${kind}#book`}>
            {meetingKind(kind).label}
          </Button>
        ))}
      </p>
    </div>
  );
}

type Chosen = {
  chosen: string | undefined;
  /** The time of day (HH:MM) of the meeting that is moved, on its day. */
  present: string | undefined;
  /** `start` of the time that has the focus when the page has loaded. */
  focused: string | undefined;
  /** Only the browser knows the visitor's own time. */
  hydrated: boolean;
};

function DayRow({ day, open, ...rest }: { day: GridDay; open: boolean } & Chosen) {
  const [weekday, month, date] = day.shortName.split(/,? /);
  const shown = (
    <span aria-hidden="true">
      <small>{weekday}</small> <span className="day-month">{month}</span> {date}
    </span>
  );
  if (day.closed) {
    return (
      <p className="day day-closed" title={day.closed}>
        <span className="visually-hidden">
          {day.name}: {day.closed}
        </span>{' '}
        {shown}
      </p>
    );
  }
  return (
    <div className="time-day">
      <label className="day">
        <input type="radio" name="day" id={`day-${day.date}`} value={day.date} defaultChecked={open} />
        <span className="visually-hidden">
          {day.name}, {day.free} free
        </span>{' '}
        {shown}
      </label>
      <div className="time-day-times">
        <p className="time-day-name" aria-hidden="true">
          {day.name}
        </p>
        {day.halves.map((half) => (
          <HalfDayTimes key={half.name} half={half} {...rest} />
        ))}
      </div>
    </div>
  );
}

function HalfDayTimes({ half, ...rest }: { half: HalfDay } & Chosen) {
  return (
    <div className="half-day">
      <span className="half-day-name quiet">{half.name}</span>{' '}
      <div className="half-day-times">
        {half.closed && <span className="half-day-closed quiet">Closed</span>}
        {half.times.map((time) => (
          <Time key={time.time} time={time} {...rest} />
        ))}
      </div>
    </div>
  );
}

function Time({ time: { time, start }, chosen, present, focused, hydrated }: { time: GridTime } & Chosen) {
  const own = hydrated && start ? ownTime(start) : null;
  if (!start) {
    return (
      <span className="time time-closed">
        {printedHour(time)}{' '}
        {time === present ? <small>yours now</small> : <span className="visually-hidden">taken</span>}{' '}
      </span>
    );
  }
  return (
    <label className="time">
      <input
        type="radio"
        name="slot"
        value={start}
        defaultChecked={start === chosen}
        {...{ autoFocus: start === focused }}
        aria-label={`${printedStart(start)}, free${own ? `, ${own} your time` : ''}`}
      />
      <span>
        {printedHour(time)}
        {own && <small>{` ${own.split(',')[0]}`}</small>}
      </span>{' '}
    </label>
  );
}
