import type { EmailSuggestion } from '#shared/contact/email-suggestion.ts';
import { Button } from '../button.tsx';
import { Field } from '../form/field.tsx';

type Props = {
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  suggestion: EmailSuggestion | null;
  /** Replaces the address in the field. */
  onAccept: (email: string) => void;
};

/** The e-mail field, with a hint at a mistyped domain, which one press corrects. Without the press the address is accepted as it is. */
export function EmailField({ suggestion, onAccept, ...field }: Props) {
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
          {suggestion && (
            <>
              <p>
                {suggestion.typed}: did you mean <strong>{suggestion.meant}</strong>?
              </p>
              <Button variant="secondary" size="sm" onClick={() => onAccept(suggestion.email)}>
                Use {suggestion.meant}
              </Button>
            </>
          )}
        </div>
      }
    />
  );
}
