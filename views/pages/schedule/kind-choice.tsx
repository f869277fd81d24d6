import type { Availability } from '#shared/booking/availability.ts';
import { meetingKind, meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { offices } from '#shared/firm/offices.ts';
import { TimesButton } from './times-button.tsx';

type Props = Pick<Availability, 'kind' | 'office'> & {
  /** What the chosen kind of meeting is like. */
  text: string;
  queryOf: (query: Record<string, string>) => string;
};

/** The kinds of meeting and, in person, the offices: buttons that show their times. */
export function KindChoice({ kind, office, text, queryOf }: Props) {
  return (
    <div className="booking-kinds">
      <h2 id="booking-kind">How would you like to meet?</h2>
      <ul className="choice-buttons" aria-labelledby="booking-kind">
        {meetingKinds.map(({ value, label }) => (
          <li key={value}>
            <TimesButton query={queryOf({ kind: value })} pressed={value === kind}>
              {label}
            </TimesButton>
          </li>
        ))}
      </ul>
      {kind === 'in-person' && (
        <ul className="choice-buttons" aria-label="Office">
          {offices.map(({ id, town }) => (
            <li key={id}>
              <TimesButton query={queryOf({ kind, office: id })} pressed={id === office}>
                {town} office
              </TimesButton>
            </li>
          ))}
        </ul>
      )}
      <p className="booking-kind-text">
        {text} {meetingKind(kind).minutes} minutes.
      </p>
    </div>
  );
}
