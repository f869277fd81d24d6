import type { ChangeEvent, ReactNode } from 'react';

export type Choice = { value: string; label: string; hint?: ReactNode };

type Props = {
  legend: ReactNode;
  name: string;
  options: readonly Choice[];
  /** Radio buttons by default. */
  type?: 'radio' | 'checkbox';
  /** Side by side like a switch; for two to four short labels. */
  appearance?: 'list' | 'segments';
  defaultValue?: string | readonly string[];
  /** Makes the group controlled, together with `onChange`. */
  value?: string | readonly string[];
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  hint?: ReactNode;
  id?: string;
};

/** Radio buttons or checkboxes with one legend. The first input has the id `field-<name>`. */
export function ChoiceGroup(props: Props) {
  const { legend, name, options, type = 'radio', appearance = 'list', hint, onChange } = props;
  const id = props.id ?? `field-${name}`;
  const isSelected = (selection: Props['value'], value: string) =>
    selection === value || (Array.isArray(selection) && selection.includes(value));
  return (
    <fieldset className={`choices choices-${appearance}`} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices-options">
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type={type}
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              {...(props.value === undefined
                ? { defaultChecked: isSelected(props.defaultValue, option.value) }
                : { checked: isSelected(props.value, option.value) })}
              onChange={onChange}
            />
            <span>
              {option.label} {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
