import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldText, fieldAttributes } from './field-frame.tsx';

type Props = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText>;

/** A multi-line input with label, hint and error. All attributes of `textarea` pass through. */
export function TextField({ name, label, required, hint, error, id, className, ...area }: Props) {
  const field = { name, label, required, hint, error, id, className };
  return (
    <FieldFrame field={field}>
      <span className="field-control">
        <textarea rows={5} {...area} {...fieldAttributes(field)} />
      </span>
    </FieldFrame>
  );
}
