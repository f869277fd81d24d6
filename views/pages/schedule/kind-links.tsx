import type { MouseEvent } from 'react';
import type { Availability } from '#shared/booking/availability.ts';
import { meetingKind, meetingKinds } from '#shared/booking/meeting-kinds.ts';
import { offices } from '#shared/firm/offices.ts';
import { Link } from '#views/components/link.tsx';

type Props = Pick<Availability, 'kind' | 'office'> & {
  /** What the chosen kind of meeting is like. */
  text: string;
  address: (query: Record<string, string>) => string;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** The kinds of meeting and, in person, the offices: links to their times. */
export function KindLinks({ kind, office, text, address, onFollow }: Props) {
  return (
    <div className="booking-kinds">
      <nav aria-label="How would you like to meet?">
        <h2>How would you like to meet?</h2>
        <ul className="choice-links">
          {meetingKinds.map(({ value, label }) => (
            <Choice
              key={value}
              to={address({ kind: value })}
              current={value === kind}
              label={label}
              onFollow={onFollow}
            />
          ))}
        </ul>
      </nav>
      {kind === 'in-person' && (
        <nav aria-label="Office">
          <ul className="choice-links">
            {offices.map(({ id, town }) => (
              <Choice
                key={id}
                to={address({ kind, office: id })}
                current={id === office}
                label={`${town} office`}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </nav>
      )}
      <p className="booking-kind-text">
        {text} {meetingKind(kind).minutes} minutes.
      </p>
    </div>
  );
}

type ChoiceProps = Pick<Props, 'onFollow'> & { to: string; current: boolean; label: string };

function Choice({ to, current, label, onFollow }: ChoiceProps) {
  return (
    <li>
      <Link rel="nofollow" to={`${to}#book`} onClick={onFollow} aria-current={current ? 'true' : undefined}>
        {label}
      </Link>
    </li>
  );
}
