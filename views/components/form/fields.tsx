import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';

type FieldText = {
  name: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Below the control and its error. */
  note?: ReactNode;
};
type Props<Attributes> = FieldText & Omit<Attributes, keyof FieldText>;

/** A one-line input with label, hint and error. All attributes of `input` pass through; `prefix` is shown inside the border. */
export function Field({ label, hint, error, note, prefix, ...input }: Props<InputHTMLAttributes<HTMLInputElement>>) {
  const { name, required } = input;
  return (
    <Frame {...{ name, required, label, hint, error, note }}>
      {(attributes) => (
        <>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <input type="text" {...input} {...attributes} />
        </>
      )}
    </Frame>
  );
}

/** A multi-line input. All attributes of `textarea` pass through. */
export function TextField({ label, hint, error, ...area }: Props<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { name, required } = area;
  return (
    <Frame {...{ name, required, label, hint, error }}>
      {(attributes) => <textarea rows={5} {...area} {...attributes} />}
    </Frame>
  );
}

type SelectProps = Props<SelectHTMLAttributes<HTMLSelectElement>> & {
  options: readonly { value: string; label: string }[];
  /** First, empty option, e.g. "Choose a service". */
  placeholder?: string;
};

/** A native select. */
export function SelectField({ label, hint, error, required, options, placeholder, ...select }: SelectProps) {
  const { name } = select;
  return (
    <Frame {...{ name, required, label, hint, error }}>
      {(attributes) => (
        <>
          <select {...select} {...attributes}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </>
      )}
    </Frame>
  );
}

type FrameProps = FieldText & {
  /** @param attributes associate the control with its label, hint and error */
  children: (attributes: { id: string; required: false; [aria: `aria-${string}`]: unknown }) => ReactNode;
};

/** Label, hint and error around a control. Optional fields say so. By `required`, empty ones would be announced as invalid. */
function Frame({ name, label, required, hint, error, note, children }: FrameProps) {
  const id = `field-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label} {required ? requiredMark : <small>(optional)</small>}
      </label>
      {required && !error && <RequiredText label={label} />}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <span className="field-control">
        {children({
          id,
          required: false,
          'aria-required': required,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
      </span>
      <FieldError id={`${id}-error`} error={error} />
      {note}
    </div>
  );
}

/** Visual mark of a required field; assistive technology reads `aria-required`. */
export const requiredMark = (
  <span className="field-required" aria-hidden="true">
    *
  </span>
);

/** What the star says to a screen reader. As the field's description it would be said again the moment an error is corrected. */
export function RequiredText({ label }: { label: string }) {
  return <span className="visually-hidden">{`${label} is required `}</span>;
}

/** What the star means; above the fields of a form that has some without it. Without the note the stylesheet hides the stars. */
export function RequiredNote() {
  return <p className="required-note">* means required</p>;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" />
      {error}
    </p>
  );
}
