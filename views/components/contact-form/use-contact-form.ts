import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactValues } from '#shared/contact/contact-schema.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { controlOf } from '../form/form-values.ts';
import { useForm } from '../form/use-form.ts';
import type { SensitiveWarning } from './contact-code.ts';

type ContactCode = typeof import('./contact-code.ts');
type Confirmation = SensitiveWarning & { onChoice: (masked: boolean) => void };

const load = () => import('./contact-code.ts');

/**
 * The form with the warning about sensitive numbers.
 * @param fresh a new form, in place of the one that was sent
 */
export function useContactForm(fresh: boolean, onSent: () => void) {
  const { brand } = usePageContext();
  const form = useForm({
    draftName: 'contact',
    load,
    validate: (code, element) => code.validate(element, brand),
    fresh,
  });
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);

  useEffect(() => {
    if (fresh) controlOf(form.formRef.current!, 'name')?.focus();
  }, [form.formRef, fresh]);

  async function send(element: HTMLFormElement, code: ContactCode) {
    const result = code.validate(element, brand);
    if (!result.ok) return form.refuse(element, code, result.errors);
    form.clear();
    const values = await confirmed(element, code, result.values);
    if (!values) return controlOf(element, 'message')?.focus();
    form.setSending(true);
    const outcome = await code.submit(code.toSubmission(element, values, brand));
    if (outcome.ok) return onSent();
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
