import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { contactStatusMessages, formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Field } from '../form/field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { Link } from '../link.tsx';
import { ContactSent } from './contact-sent.tsx';
import { lastViewedService, previousPaths, serviceChoice } from './service-choice.ts';
import { type FormErrors, type FormType, useContactForm } from './use-contact-form.ts';

const SensitiveDialog = lazy(async () => {
  const { SensitiveDialog } = await import('./sensitive-dialog.tsx');
  return { default: SensitiveDialog };
});

type Values = Partial<Record<string, string>>;
type Props = {
  formType: FormType;
  /** Service slug or option to preselect; by default the service page visited last. */
  service?: string | null;
  serviceLabel?: string;
  messageHint?: string;
  submitLabel?: string;
  /** Additional fields at the top. They get the errors by field name and the values of a failed post. */
  children?: (errors: FormErrors, values: Values) => ReactNode;
};

/**
 * The form for POST /api/contact. Plain HTML that works without scripts; React adds validation while typing, the
 * draft, the warning about sensitive numbers and submission without a page load.
 */
export function ContactForm(props: Props) {
  const { formType, service = null, serviceLabel = 'Service', messageHint, submitLabel = 'Send message' } = props;
  const { brand } = usePageContext();
  const withBrand = useBrandPath();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useContactForm(formType, formRef);
  const values: Values = form.returned?.values ?? {};
  const chosen = values['service'] ?? serviceChoice(brand, form.fresh ? null : service);
  usePreviousService(formRef, form.fresh);
  const field = (name: string) => ({ name, defaultValue: values[name], error: form.errors[name] });
  const sending = form.status === 'sending';

  if (form.status === 'sent') return <ContactSent formType={formType} onAgain={form.startAgain} />;
  return (
    <>
      <form
        className="contact-form"
        action={withBrand('/api/contact')}
        method="post"
        noValidate
        ref={formRef}
        onSubmit={form.onSubmit}
        onFocus={form.onFocus}
        onBlur={form.onBlur}
        onInput={form.onInput}
      >
        {form.returned?.message && Object.keys(form.errors).length === 0 && (
          <Callout tone="warning" title={contactStatusMessages.errorToastTitle}>
            {form.returned.message}
          </Callout>
        )}
        <ErrorSummary errors={form.errors} />
        {props.children?.(form.errors, values)}
        <Field {...field('name')} label="Name" required autoComplete="name" enterKeyHint="next" />
        <Field {...field('email')} label="Email" type="email" required autoComplete="email" enterKeyHint="next" />
        <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" enterKeyHint="next" />
        <SelectField
          {...field('service')}
          label={serviceLabel}
          options={brand.serviceOptions}
          placeholder="Choose one"
          defaultValue={chosen}
        />
        <TextField {...field('message')} label="Message" required rows={6} hint={messageHint} />
        <p className="contact-form-count" aria-live="polite">
          {form.charactersLeft !== null && charactersText(form.charactersLeft)}
        </p>
        <HiddenFields formType={formType} />
        <p className="contact-form-note">
          {notes[formType]} <Link to={brand.portalUrl}>client portal</Link>.
        </p>
        {form.status === 'queued' && <OfflineNotice onCancel={form.cancelQueuedMessage} />}
        <Button type="submit" icon="send" disabled={sending}>
          {sending ? contactStatusMessages.sending : submitLabel}
        </Button>
      </form>
      {form.confirmation && (
        <Suspense fallback={null}>
          <SensitiveDialog {...form.confirmation} portalUrl={brand.portalUrl} />
        </Suspense>
      )}
    </>
  );
}

const notes: Record<FormType, string> = {
  contact: 'Please leave out Social Security, bank and card numbers. Papers that show them go through the',
  schedule: 'No account or Social Security numbers here, please. Bring such papers along, or use the',
};

/** Metadata of the submission, and the honeypot: a field that people do not see and spam bots fill. */
function HiddenFields({ formType }: { formType: FormType }) {
  const { brand } = usePageContext();
  const { pathname } = useLocation();
  const fixed = { form: formMarker, formType, domain: brand.id, page: pathname, startedAt: '' };
  return (
    <>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <div className="contact-form-honeypot" aria-hidden="true">
        <label htmlFor={`field-${honeypotField}`}>Please leave this field empty</label>
        <input id={`field-${honeypotField}`} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

function OfflineNotice({ onCancel }: { onCancel: () => void }) {
  return (
    <div role="status" className="contact-form-offline">
      <Callout title="You are offline">
        <p>Your message stays here and is sent once, as soon as the connection is back.</p>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel sending
        </Button>
      </Callout>
    </div>
  );
}

/** Preselects the service of the page that the visitor came from, unless an option is selected already. */
function usePreviousService(formRef: RefObject<HTMLFormElement | null>, skip: boolean) {
  const { brand } = usePageContext();
  useEffect(() => {
    const select = formRef.current?.querySelector<HTMLSelectElement>('select[name="service"]');
    if (skip || !select || select.value !== '') return;
    select.value = serviceChoice(brand, lastViewedService(previousPaths()));
  }, [formRef, brand, skip]);
}

function charactersText(left: number): string {
  const count = Math.abs(left).toLocaleString('en-US');
  return left < 0 ? `${count} characters too many` : `${count} characters left`;
}
