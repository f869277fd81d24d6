import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { FieldFrame, type FieldText, fieldAttributes } from './field-frame.tsx';

type Props = FieldText & {
  options: readonly { value: string; label: string }[];
  /** First, empty option, e.g. "Choose a service". */
  placeholder?: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText>;

/** A native select with label, hint and error. */
export function SelectField({
  name,
  label,
  required,
  hint,
  error,
  id,
  className,
  options,
  placeholder,
  ...select
}: Props) {
  const field = { name, label, required, hint, error, id, className };
  return (
    <FieldFrame field={field}>
      <span className="field-control">
        {/* Without an empty option there is always a choice, and HTML allows no `required`. */}
        <select {...select} {...fieldAttributes({ ...field, required: required && placeholder !== undefined })}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
