import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** Texts of a field. */
export type FieldText = {
  name: string;
  label: string;
  required?: boolean;
  /** When an optional field is needed, such as "needed for a call". */
  neededFor?: string;
  hint?: ReactNode;
  error?: string;
  /** Below the control and its error. */
  note?: ReactNode;
  /** Needed only where a page has two fields of the same name; `field-<name>` otherwise. */
  id?: string;
  className?: string;
};

/** Id of a field's control, which the error summary links to. */
export function fieldId({ id, name }: Pick<FieldText, 'id' | 'name'>): string {
  return id ?? `field-${name}`;
}

/** Attributes that associate a control with its hint and its error. */
export function fieldAttributes(field: FieldText) {
  const id = fieldId(field);
  const described = [field.hint && `${id}-hint`, field.error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name: field.name,
    required: field.required,
    'aria-invalid': field.error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}

/** Label, hint and error around a control. Optional fields say so. */
export function FieldFrame({ field, children }: { field: FieldText; children: ReactNode }) {
  const id = fieldId(field);
  return (
    <div className={`field ${field.className ?? ''}`.trim()} data-invalid={field.error ? '' : undefined}>
      <label htmlFor={id}>
        {field.label} {field.required ? requiredMark : <small>({field.neededFor ?? 'optional'})</small>}
      </label>
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={field.error} />
      {field.note}
    </div>
  );
}

/** Visual mark of a required field; assistive technology reads the `required` attribute. */
export const requiredMark = (
  <span className="field-required" aria-hidden="true">
    *
  </span>
);

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" />
      {error}
    </p>
  );
}
