import { Icon } from '#views/components/icon.tsx';

type Props = {
  answers: readonly { label: string; value: string }[];
  /** Id of the result that it opens. */
  result: string;
  opened: boolean;
  onToggle: () => void;
};

/** On narrow screens, the answers of a form at the bottom of the screen; opens the result above it. */
export function AnswerBar({ answers, result, opened, onToggle }: Props) {
  return (
    <button type="button" className="calculator-bar" aria-expanded={opened} aria-controls={result} onClick={onToggle}>
      {answers.map(({ label, value }) => (
        <span key={label}>
          {label} <strong>{value}</strong>
        </span>
      ))}
      <Icon name="chevron-down" />
    </button>
  );
}
