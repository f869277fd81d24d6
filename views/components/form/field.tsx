import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, type FieldText, fieldAttributes } from './field-frame.tsx';

type Props = FieldText & {
  /** Shown inside the border, e.g. "$" or "%". */
  prefix?: ReactNode;
  suffix?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText | 'prefix'>;

/** A one-line input with label, hint and error. All attributes of `input` pass through. */
export function Field({ prefix, suffix, ...props }: Props) {
  const { name, label, required, neededFor, hint, error, note, id, className, ...input } = props;
  const field = { name, label, required, neededFor, hint, error, note, id, className };
  return (
    <FieldFrame field={field}>
      <span className="field-control">
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input type="text" {...input} {...fieldAttributes(field)} />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </span>
    </FieldFrame>
  );
}
