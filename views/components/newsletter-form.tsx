import { honeypotField } from '#shared/contact/contact-messages.ts';
import * as limits from '#shared/limits.ts';
import { useBrandPath } from '../runtime/page-context.tsx';
import { Button } from './button.tsx';

type Props = {
  /** Unique in the document: the ids of its parts begin with it. */
  id: string;
  /** What was typed, when it was not accepted. */
  email?: string;
  error?: string;
};

/** The field that signs up for the newsletter: a form of HTML alone, answered by a page. */
export function NewsletterForm({ id, email, error }: Props) {
  const withBrand = useBrandPath();
  const idOf = (part: string) => `${id}-${part}`;
  return (
    <form className="newsletter field" method="post" action={withBrand('/api/newsletter')}>
      <label htmlFor={idOf('email')}>New articles by e-mail</label>
      <div className="newsletter-row">
        <input
          id={idOf('email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={limits.emailMax}
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${idOf('error')} ${idOf('hint')}` : idOf('hint')}
        />
        <Button type="submit" variant="secondary">
          Sign up
        </Button>
      </div>
      {error && (
        <p id={idOf('error')} className="field-error">
          {error}
        </p>
      )}
      <p id={idOf('hint')} className="newsletter-hint">
        You get a link to confirm. Each e-mail has a link to unsubscribe.
      </p>
      <div className="contact-form-honeypot" aria-hidden="true">
        <label htmlFor={idOf(honeypotField)}>Please leave this field empty</label>
        <input id={idOf(honeypotField)} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
}
