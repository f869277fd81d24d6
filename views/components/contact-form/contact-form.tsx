import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Field } from '../form/field.tsx';
import { RequiredNote } from '../form/required-note.tsx';
import { SelectField } from '../form/select-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextField } from '../form/text-field.tsx';
import { Link } from '../link.tsx';
import { EmailField } from './email-field.tsx';
import type { FormType } from './form-values.ts';
import { SendFailed } from './send-failed.tsx';
import { SentPanel } from './sent-panel.tsx';
import { lastViewedService, previousPaths, serviceChoice } from './service-choice.ts';
import { type FormErrors, useContactForm } from './use-contact-form.ts';

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
  /** When a telephone number is needed, such as "needed for a call". */
  phoneNeededFor?: string;
  messageHint?: string;
  /** What the message says at first; the visitor can change it. */
  message?: string;
  submitLabel?: string;
  /** Additional fields at the top. They get the errors by field name and the values of a failed post. */
  children?: (errors: FormErrors, values: Values) => ReactNode;
};

/**
 * The form for POST /api/contact. Plain HTML that works without scripts; React adds validation while typing, the
 * draft, the warning about sensitive numbers and submission without a page load.
 */
export function ContactForm(props: Props) {
  const { formType, service = null, serviceLabel = 'Service', submitLabel = 'Send message' } = props;
  const { phoneNeededFor, messageHint } = props;
  const { brand } = usePageContext();
  const withBrand = useBrandPath();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useContactForm(formType, formRef);
  const values: Values = form.returned?.values ?? {};
  const chosen = values['service'] ?? serviceChoice(brand, form.fresh ? null : service);
  usePreviousPages(formRef, form.fresh);
  const returnedErrors = Object.keys(form.returned?.errors ?? {});
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: form.errors[name],
    // Several errors have a summary, which gets the focus.
    autoFocus: returnedErrors.length === 1 && returnedErrors[0] === name,
  });
  const sending = form.status === 'sending';

  if (form.status === 'sent') return <SentPanel formType={formType} onAgain={form.startAgain} />;
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
        <ErrorSummary errors={form.summary} current={form.errors} focusOnLoad={form.returned !== null} />
        <RequiredNote />
        {props.children?.(form.errors, values)}
        <Field {...field('name')} label="Name" required autoComplete="name" enterKeyHint="next" />
        <EmailField {...field('email')} suggestion={form.emailSuggestion} onAccept={form.acceptEmail} />
        <Field
          {...field('phone')}
          label="Phone"
          neededFor={phoneNeededFor}
          type="tel"
          autoComplete="tel"
          enterKeyHint="next"
        />
        <SelectField
          {...field('service')}
          label={serviceLabel}
          options={brand.serviceOptions}
          placeholder="Choose one"
          defaultValue={chosen}
        />
        <TextField
          {...field('message')}
          label="Message"
          required
          rows={6}
          hint={messageHint}
          defaultValue={values['message'] ?? (form.fresh ? undefined : props.message)}
        />
        <p className="contact-form-count" aria-live="polite">
          {form.charactersNote}
        </p>
        <HiddenFields formType={formType} />
        <p className="contact-form-note">
          {notes[formType]} <Link to={brand.portalUrl}>client portal</Link>.
        </p>
        <SubmitButton
          icon="send"
          label={submitLabel}
          sending={sending}
          failed={Boolean(form.failure)}
          focusOnLoad={form.returned !== null && returnedErrors.length === 0}
        />
        {form.status === 'queued' && <SentPanel onCancel={form.cancelQueuedMessage} />}
        {form.failure && <SendFailed message={form.failure} sending={sending} />}
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
  // React would reset the two that the effects fill in, had they a default value.
  const fixed = {
    form: formMarker,
    formType,
    domain: brand.id,
    page: pathname,
    cameFrom: undefined,
    startedAt: undefined,
  };
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

/** Fills in the page visited before, and preselects the service seen last, unless an option is selected already. */
function usePreviousPages(formRef: RefObject<HTMLFormElement | null>, fresh: boolean) {
  const { brand } = usePageContext();
  useEffect(() => {
    const paths = previousPaths();
    const control = <E extends HTMLInputElement | HTMLSelectElement>(name: string) =>
      formRef.current?.querySelector<E>(`[name="${name}"]`);
    const cameFrom = control<HTMLInputElement>('cameFrom');
    if (cameFrom) cameFrom.value = paths.findLast((path) => path !== location.pathname) ?? '';
    const service = control<HTMLSelectElement>('service');
    if (!fresh && service?.value === '') service.value = serviceChoice(brand, lastViewedService(paths));
  }, [formRef, brand, fresh]);
}
