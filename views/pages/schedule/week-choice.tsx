import type { ReactNode } from 'react';
import type { Availability } from '#shared/booking/availability.ts';
import { easternTime, printedDay } from '#shared/format/ohio-date.ts';
import { Icon } from '#views/components/icon.tsx';

type Props = {
  availability: Pick<Availability, 'days' | 'previous' | 'next'>;
  /** A control that shows the two weeks from a Monday on. */
  control: (from: string, label: ReactNode) => ReactNode;
  /** Other times are on their way; the ones of these weeks stay until then. */
  loading?: boolean;
};

/** Which two weeks are shown, and the controls for the ones before and after. */
export function WeekChoice({ availability: { days, previous, next }, control, loading }: Props) {
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  const inOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return (
    <div className="time-weeks">
      <p className="time-weeks-shown" tabIndex={-1} aria-live="polite">
        {printedDay(first, 'long')} to {inOneMonth ? Number(last.slice(8)) : printedDay(last, 'long')}
      </p>
      <p role="status">{loading ? 'Loading …' : easternTime}</p>
      <div className="time-weeks-others">
        {previous &&
          control(
            previous,
            <>
              <Icon name="arrow-left" /> Earlier
            </>,
          )}
        {next &&
          control(
            next,
            <>
              Later <Icon name="arrow-right" />
            </>,
          )}
      </div>
    </div>
  );
}
