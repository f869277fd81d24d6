import type { EmailSuggestion } from '#shared/contact/email-suggestion.ts';
import { Field } from './fields.tsx';

type Props = {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  suggestion: EmailSuggestion | null;
  /** Replaces the address in the field. */
  onAccept: (email: string) => void;
};

/** The email field, with a hint at a mistyped domain, a press on which corrects it. Without the press the address is accepted as it is. */
export function EmailField({ suggestion, onAccept, ...field }: Props) {
  const text = suggestion && `Did you mean ${suggestion.meant}?`;
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
              <noscript>{text}</noscript>
            </p>
          )}
        </div>
      }
    />
  );
}
