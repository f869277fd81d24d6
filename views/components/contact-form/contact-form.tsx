import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactValues } from '#shared/contact/contact-schema.ts';
import { nextWorkingDay } from '#shared/firm/office-hours.ts';
import { printedWeekday } from '#shared/format/ohio-date.ts';
import type { AnswerTo } from '#shared/site/page-context.ts';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import { Button } from '../button.tsx';
import { writeDraft } from '../form/draft.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { EmailField, Field, RequiredNote, SelectField, TextField } from '../form/fields.tsx';
import { controlOf } from '../form/form-values.ts';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { SendFailed, SubmitButton } from '../form/submit-button.tsx';
import { useForm } from '../form/use-form.ts';
import { Link } from '../link.tsx';
import type { SensitiveWarning } from './contact-code.ts';
import { ContactSent } from './contact-sent.tsx';
import { optionsWith, serviceChoice } from './service-choice.ts';

type Props = {
  /** Service slug or option to preselect; by default the service page visited last. */
  service?: string | null;
  messageHint?: string;
  /** What the message says at first; the visitor can change it. */
  message?: string;
  /** Number of the tax letter that it is about. */
  letter?: string | null;
  onSent?: (sent: Sent) => void;
};

/**
 * The form for POST /api/contact, and the thanks in its place. Plain HTML that works without scripts; React adds
 * validation while typing, the draft, the warning about sensitive numbers and submission without a page load.
 */
export function ContactForm(props: Props) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [next, setNext] = useState<(Props & { focus: string }) | null>(null);
  const { messageHint, letter, onSent } = props;
  const end = (values: Sent) => {
    setSent(values);
    onSent?.(values);
  };
  if (!sent) return <OneForm {...(next ?? props)} onSent={end} />;
  const { receipt: _receipt, ...values } = sent;
  const show = (form: typeof next) => {
    setNext(form);
    setSent(null);
  };
  return (
    <ContactSent
      answerTo={sent}
      onAgain={() => show({ messageHint, focus: 'name' })}
      onCorrect={() => {
        writeDraft('contact', values);
        show({ messageHint, letter, service: sent.service ?? null, focus: 'email' });
      }}
    />
  );
}

type Sent = ContactValues & AnswerTo;
/** `focus`: of a form after one that was sent, the field that it begins with. */
type OneFormProps = Props & { focus?: string; onSent: (sent: Sent) => void };

const labels = { name: 'Name', email: 'Email', phone: 'Phone', service: 'Service', message: 'Message' };

function OneForm({ service = null, messageHint, message, letter: named, focus, onSent }: OneFormProps) {
  const { brand, mailsReceipts, now } = usePageContext();
  const next = nextWorkingDay(brand.offices[0], new Date(now));
  const withBrand = useBrandPath();
  const form = useContactForm(focus, onSent);
  const { field, returned } = form;
  const letter = returned?.values['letter'] ?? named;
  const chosen = returned?.values['service'] ?? serviceChoice(brand, service);
  return (
    <>
      <form
        className="contact-form frame"
        action={withBrand('/api/contact')}
        method="post"
        noValidate
        ref={form.formRef}
        {...form.handlers}
        onSubmit={form.onSubmit}
      >
        <ErrorSummary errors={form.summary} current={form.errors} labels={labels} focusOnLoad={returned !== null} />
        <RequiredNote />
        <Field {...field('name')} label="Name" required autoComplete="name" enterKeyHint="next" />
        <EmailField {...form.emailField()} />
        <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" enterKeyHint="next" />
        <SelectField
          {...field('service')}
          label="Service"
          options={optionsWith(brand, chosen)}
          placeholder="Choose one"
          defaultValue={chosen}
        />
        <TextField
          {...field('message')}
          label="Message"
          required
          rows={4}
          hint={messageHint}
          defaultValue={returned?.values['message'] ?? message}
        />
        <HiddenFields values={{ sureOf: form.sureOf, ...(letter && { letter }) }} />
        <p className="contact-form-note">
          Please leave out Social Security, bank and card numbers. Papers that show them go through the{' '}
          <Link to={brand.portalUrl}>client portal</Link>.
          {next && ` A person reads it by ${printedWeekday(next)}, and answers.`}
          {mailsReceipts && ' You get a receipt by email.'}
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

type DialogProps = {
  /** What was found, one sentence each. */
  advice: string[];
  /** The message with the digits hidden. */
  masked: string;
  portalUrl: string;
  /** True: send the masked message; false: back to the form. */
  onChoice: (masked: boolean) => void;
};

/** Confirmation before a message with a Social Security, bank or card number is sent as email. */
function SensitiveDialog({ advice, masked, portalUrl, onChoice }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    try {
      dialog.current!.showModal();
    } catch {
      dialog.current!.show();
    }
    // The first link leaves the site: the Enter key, pressed again, would lose the message.
    dialog.current!.querySelector<HTMLElement>('.button-secondary')?.focus();
  }, []);
  return (
    <dialog className="sensitive-dialog" ref={dialog} aria-labelledby="sensitive-title" onClose={() => onChoice(false)}>
      <h2 className="small-heading" id="sensitive-title">
        Mail is not the place for this number
      </h2>
      <p>
        {advice.join(' ')} Email can be read on its way, so we hide the digits. If we need them, use the{' '}
        <Link to={portalUrl}>client portal</Link> or tell us in person.
      </p>
      <p className="note">Your message would read:</p>
      <blockquote className="ruled">{masked}</blockquote>
      <div className="button-row">
        <Button icon="send" onClick={() => onChoice(true)}>
          Send with hidden digits
        </Button>
        <Button variant="secondary" onClick={() => onChoice(false)}>
          Back to my message
        </Button>
      </div>
    </dialog>
  );
}

type ContactCode = typeof import('./contact-code.ts');
type Confirmation = SensitiveWarning & { onChoice: (masked: boolean) => void };

const load = () => import('./contact-code.ts');

/**
 * The form with the warning about sensitive numbers.
 * @param focus the field that a new form begins with, in place of the one that was sent
 */
function useContactForm(focus: string | undefined, onSent: OneFormProps['onSent']) {
  const { brand } = usePageContext();
  const form = useForm({
    draftName: 'contact',
    load,
    validate: (code, element) => code.validate(element, brand),
    fresh: focus !== undefined,
  });
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (focus) controlOf(form.formRef.current!, focus)?.focus();
  }, [form.formRef, focus]);

  async function send(element: HTMLFormElement, code: ContactCode) {
    const result = code.validate(element, brand);
    if (!result.ok) {
      const advice = code.sensitiveWarning(controlOf(element, 'message')!.value)?.advice.join(' ');
      return form.refuse(element, code, { ...result.errors, ...(advice && { message: advice }) });
    }
    if (form.holdsAddress(element, code, result.values.email)) return;
    const question = code.phoneQuestion(result.values.phone);
    if (question && asked.current !== question) {
      asked.current = question;
      return form.refuse(element, code, { phone: question });
    }
    form.clear();
    const values = await confirmed(element, code, result.values);
    if (!values) return controlOf(element, 'message')?.focus();
    form.setSending(true);
    const outcome = await code.submit(code.toSubmission(element, values, brand));
    if (outcome.ok) return onSent({ ...values, receipt: outcome.receipt });
    if (Object.keys(outcome.errors ?? {}).length > 0) form.refuse(element, code, outcome.errors!);
    else form.end(element, outcome.reason ?? outcome.message);
  }

  /** The values with sensitive numbers masked, if the visitor agrees; null if not. */
  async function confirmed(element: HTMLFormElement, code: ContactCode, values: ContactValues) {
    const warning = code.sensitiveWarning(values.message);
    if (!warning) return values;
    const agreed = await new Promise<boolean>((onChoice) => setConfirmation({ ...warning, onChoice }));
    flushSync(() => setConfirmation(null));
    if (!agreed) return null;
    controlOf(element, 'message')!.value = warning.masked;
    form.saveDraft();
    return { ...values, message: warning.masked };
  }

  return {
    ...form,
    confirmation,
    onSubmit: (event: FormEvent<HTMLFormElement>) => form.submit(event, send),
  };
}
