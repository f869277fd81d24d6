type Props = {
  label: string;
  value: string;
  /** Whether it is the visitor's, not an example or missing. */
  isKnown: boolean;
  /** Whether it is announced as it changes. */
  live?: boolean;
};

/** The main amount of a result. Its mark is drawn anew under each amount (result.css). */
export function ResultTotal({ label, value, isKnown, live }: Props) {
  return (
    <p className="result-total">
      <span>{label}</span>{' '}
      <strong aria-live={live ? 'polite' : undefined}>
        <span key={value} className={isKnown ? 'mark' : undefined}>
          {value}
        </span>
      </strong>
    </p>
  );
}
