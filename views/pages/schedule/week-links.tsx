import type { MouseEvent } from 'react';
import type { Availability } from '#shared/booking/availability.ts';
import { printedDay } from '#shared/format/ohio-date.ts';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';

type Props = {
  availability: Pick<Availability, 'days' | 'previous' | 'next'>;
  /** Address of the page for the two weeks from a Monday on. */
  address: (from: string) => string;
  /** Shows the weeks without loading the page. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Which two weeks are shown, with links to the ones before and after, which crawlers do not follow. */
export function WeekLinks({ availability: { days, previous, next }, address, onFollow }: Props) {
  return (
    <div className="time-weeks">
      <p className="time-weeks-shown" tabIndex={-1} aria-live="polite">
        {printedDay(days[0]!.date, 'long')} to {printedDay(days.at(-1)!.date, 'long')}
      </p>
      <p>Eastern time</p>
      <nav aria-label="Weeks">
        {previous && (
          <Link rel="nofollow" to={`${address(previous)}#book`} onClick={onFollow}>
            <Icon name="arrow-left" /> Earlier
          </Link>
        )}
        {next && (
          <Link rel="nofollow" to={`${address(next)}#book`} onClick={onFollow}>
            Later <Icon name="arrow-right" />
          </Link>
        )}
      </nav>
    </div>
  );
}
