import { useState } from 'react';

type Props = {
  label: string;
  value: string;
  /** Whether it is the visitor's, not an example or missing. */
  isKnown: boolean;
  /** Whether it is announced as it changes. */
  live?: boolean;
};

/** The main amount of a result. One that follows from what was entered since the page came fades in (result.css). */
export function ResultTotal({ label, value, isKnown, live }: Props) {
  const [first] = useState(value);
  return (
    <p className="result-total">
      <span>{label}</span>{' '}
      <strong aria-live={live ? 'polite' : undefined}>
        <span key={value} className={isKnown ? 'mark' : undefined} data-new={value === first ? undefined : ''}>
          {value}
        </span>
      </strong>
    </p>
  );
}
