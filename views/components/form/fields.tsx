import type { ChangeEvent, InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { EmailSuggestion } from '#shared/contact/email-suggestion.ts';
import { Disclosure } from '../disclosure.tsx';
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

type EmailProps = {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  hint?: ReactNode;
  suggestion: EmailSuggestion | null;
  /** Replaces the address in the field. */
  onAccept: (email: string) => void;
};

/** The email field, with the address that was probably meant, which a press enters; without scripts it is ticked. */
export function EmailField({ suggestion, onAccept, ...field }: EmailProps) {
  const text = suggestion && `Use ${suggestion.email}`;
  return (
    <Field
      {...field}
      label="Email"
      type="email"
      required
      autoComplete="email"
      enterKeyHint="next"
      note={
        <div className="field-suggestion" aria-live="polite">
          {text && (
            <p>
              <button type="button" onClick={() => onAccept(suggestion.email)}>
                {text}
              </button>
              <noscript>
                <label className="choice">
                  <input type="checkbox" name="meant" /> {text}
                </label>
              </noscript>
            </p>
          )}
        </div>
      }
    />
  );
}

export type Choice = { value: string; label: string; hint?: ReactNode };

type ChoiceProps = {
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
  /** Further options of the group, in a disclosure. */
  more?: { summary: string; options: readonly Choice[]; open: boolean };
};

/** Radio buttons or checkboxes with one legend. The first input has the id `field-<name>`. */
export function ChoiceGroup(props: ChoiceProps) {
  const { legend, name, options, type = 'radio', appearance = 'list', hint, more, onChange } = props;
  const id = props.id ?? `field-${name}`;
  const isSelected = (selection: ChoiceProps['value'], value: string) =>
    selection === value || (Array.isArray(selection) && selection.includes(value));
  const list = (shown: readonly Choice[]) => (
    <div className="auto-grid choices-options">
      {shown.map((option) => (
        <label key={option.value} className="choice">
          <input
            type={type}
            id={option === options[0] ? id : `${id}-${option.value}`}
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
  );
  return (
    <fieldset className={`choices choices-${appearance}`} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {list(options)}
      {more && (
        <Disclosure summary={more.summary} open={more.open}>
          {list(more.options)}
        </Disclosure>
      )}
    </fieldset>
  );
}
