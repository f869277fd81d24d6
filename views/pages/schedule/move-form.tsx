import { useState } from 'react';
import type { Availability } from '#shared/booking/availability.ts';
import { type BookedMeeting, bookingPaths } from '#shared/booking/booking-response.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Link } from '#views/components/link.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { TimeGrid } from './time-grid.tsx';
import { printedStart } from './time-grid-model.ts';
import { ChosenBar, WeekChoice } from './times-choice.tsx';

type Props = { meeting: BookedMeeting; token: string; availability: Availability };

const buttonsId = 'move-buttons';

/** Another time for a booked meeting: a plain form, which the browser posts with and without scripts. */
export function MoveForm({ meeting, token, availability }: Props) {
  const withBrand = useBrandPath();
  const { formState } = usePageContext();
  const first = availability.days[0]!.date;
  // Of the weeks from `first` on: those of others are in the form no longer.
  const [chosen, setChosen] = useState({ first, start: '' });
  const isChosen = chosen.start !== '' && chosen.first === first;
  return (
    <form
      className="booking-form"
      action={withBrand(bookingPaths.move(meeting.id))}
      method="post"
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        if (name === 'slot') setChosen({ first, start: value });
      }}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="from" value={first} />
      <div className="time-choice frame">
        <WeekChoice
          availability={availability}
          control={(from, label) => (
            <Link rel="nofollow" className="button button-secondary button-sm" to={moveUrl(meeting, token, from)}>
              {label}
            </Link>
          )}
        />
        <TimeGrid
          key={first}
          availability={availability}
          present={meeting.start}
          error={isChosen ? undefined : formState?.errors['slot']}
          focusOnLoad={Boolean(formState?.errors['slot'] && !formState.next)}
        />
        {isChosen && (
          <ChosenBar start={chosen.start} nextId={buttonsId}>
            <Button type="submit" size="sm">
              Move here
            </Button>
          </ChosenBar>
        )}
      </div>
      {formState?.next && (
        <div className="booking-next button-row">
          {formState.next.map((start, index) => (
            <Button
              key={start}
              type="submit"
              name="slot"
              value={start}
              variant="secondary"
              {...{ autoFocus: index === 0 }}
            >
              Move to {printedStart(start)}
            </Button>
          ))}
        </div>
      )}
      <div className="button-row" id={buttonsId}>
        <Button type="submit" icon="calendar-check">
          {isChosen ? `Move to ${printedStart(chosen.start)}` : 'Move the meeting here'}
        </Button>
        <Button
          to={`${href('bookedMeeting', { id: meeting.id })}?${new URLSearchParams({ token })}`}
          variant="secondary"
        >
          Keep the present time
        </Button>
      </div>
    </form>
  );
}

/**
 * URL of the page with the times to choose from.
 * @param from the first of the two weeks, by default the meeting's own
 */
export function moveUrl({ id, kind, office, start }: BookedMeeting, token: string, from = start.slice(0, 10)): string {
  const query = { token, move: '1', kind, ...(office && { office }), from };
  return `${href('bookedMeeting', { id })}?${new URLSearchParams(query)}#move`;
}
