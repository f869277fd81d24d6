import { useState } from 'react';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { EmailField } from '../form/email-field.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Field, RequiredNote, SelectField, TextField } from '../form/fields.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { SendFailed } from '../form/send-failed.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { Link } from '../link.tsx';
import { ContactSent } from './contact-sent.tsx';
import { SensitiveDialog } from './sensitive-dialog.tsx';
import { serviceChoice } from './service-choice.ts';
import { useContactForm } from './use-contact-form.ts';

type Props = {
  /** Service slug or option to preselect; by default the service page visited last. */
  service?: string | null;
  messageHint?: string;
  /** What the message says at first; the visitor can change it. */
  message?: string;
  /** Number of the tax letter that it is about. */
  letter?: string | null;
};

/**
 * The form for POST /api/contact, and the thanks in its place. Plain HTML that works without scripts; React adds
 * validation while typing, the draft, the warning about sensitive numbers and submission without a page load.
 */
export function ContactForm(props: Props) {
  const [state, setState] = useState<'first' | 'sent' | 'fresh'>('first');
  if (state === 'sent') return <ContactSent onAgain={() => setState('fresh')} />;
  const shown = state === 'fresh' ? { messageHint: props.messageHint } : props;
  return <OneForm {...shown} fresh={state === 'fresh'} onSent={() => setState('sent')} />;
}

type OneFormProps = Props & { fresh: boolean; onSent: () => void };

function OneForm({ service = null, messageHint, message, letter: named, fresh, onSent }: OneFormProps) {
  const { brand } = usePageContext();
  const withBrand = useBrandPath();
  const form = useContactForm(fresh, onSent);
  const { field, returned } = form;
  const letter = returned?.values['letter'] ?? named;
  return (
    <>
      <form
        className="contact-form"
        action={withBrand('/api/contact')}
        method="post"
        noValidate
        ref={form.formRef}
        {...form.handlers}
        onSubmit={form.onSubmit}
      >
        <ErrorSummary errors={form.summary} current={form.errors} focusOnLoad={returned !== null} />
        <RequiredNote />
        <Field {...field('name')} label="Name" required autoComplete="name" enterKeyHint="next" />
        <EmailField {...form.emailField()} />
        <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" enterKeyHint="next" />
        <SelectField
          {...field('service')}
          label="Service"
          options={brand.serviceOptions}
          placeholder="Choose one"
          defaultValue={returned?.values['service'] ?? serviceChoice(brand, service)}
        />
        <TextField
          {...field('message')}
          label="Message"
          required
          rows={4}
          hint={messageHint}
          defaultValue={returned?.values['message'] ?? message}
        />
        <HiddenFields {...(letter && { values: { letter } })} />
        <p className="contact-form-note">
          Please leave out Social Security, bank and card numbers. Papers that show them go through the{' '}
          <Link to={brand.portalUrl}>client portal</Link>.
        </p>
        <SubmitButton
          icon="send"
          label="Send message"
          sending={form.sending}
          failed={Boolean(form.failure)}
          focusOnLoad={returned !== null && form.returnedErrors.length === 0}
        />
        {form.failure && <SendFailed message={form.failure} sending={form.sending} />}
      </form>
      {form.confirmation && <SensitiveDialog {...form.confirmation} portalUrl={brand.portalUrl} />}
    </>
  );
}
