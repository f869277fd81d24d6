import { Icon } from '#views/components/icon.tsx';

type Props = {
  amounts: readonly { label: string; value: string }[];
  /** Id of the result that it opens. */
  result: string;
  opened: boolean;
  onToggle: () => void;
};

/**
 * On narrow screens, the main amounts of a result at the bottom of the screen; opens the result above it, whose head then
 * has the first of them.
 */
export function ResultBar({ amounts, result, opened, onToggle }: Props) {
  return (
    <button type="button" className="calculator-bar" aria-expanded={opened} aria-controls={result} onClick={onToggle}>
      {(opened ? amounts.slice(1) : amounts).map(({ label, value }) => (
        <span key={label}>
          {label} <strong>{value}</strong>
        </span>
      ))}
      {opened && <b>Close</b>}
      <Icon name={opened ? 'x' : 'chevron-down'} />
    </button>
  );
}
