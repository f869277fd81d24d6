import { ContactForm } from '../components/contact-form/contact-form.tsx';
import { ContactSent, SendQueued } from '../components/contact-form/contact-sent.tsx';
import { SendToUs } from '../components/contact-form/send-to-us.tsx';
import { SensitiveDialog } from '../components/contact-form/sensitive-dialog.tsx';
import { SentPanel } from '../components/contact-form/sent-panel.tsx';
import { ChoiceGroup } from '../components/form/choice-group.tsx';
import { EmailField } from '../components/form/email-field.tsx';
import { ErrorSummary } from '../components/form/error-summary.tsx';
import { Field } from '../components/form/field.tsx';
import { FieldFrame, fieldAttributes } from '../components/form/field-frame.tsx';
import { RequiredNote } from '../components/form/required-note.tsx';
import { SelectField } from '../components/form/select-field.tsx';
import { SendFailed } from '../components/form/send-failed.tsx';
import { SubmitButton } from '../components/form/submit-button.tsx';
import { TextField } from '../components/form/text-field.tsx';
import { NewsletterForm } from '../components/newsletter-form.tsx';
import { ToastCard } from '../components/toast/toast-outlet.tsx';
import { PageContextContext, usePageContext } from '../runtime/page-context.tsx';
import type { Example } from './example.ts';

const options = [
  { value: 'a', label: 'First answer' },
  { value: 'b', label: 'Second answer', hint: 'With a hint' },
];
const errors = { name: 'Name is required', email: 'Email is required' };

/** Appearances that all kinds of fields share. */
const fieldStates = [
  { state: 'required', required: true },
  { state: 'optional, with hint', hint: 'A hint about the answer' },
  { state: 'error', required: true, error: 'Enter a value' },
  { state: 'disabled', disabled: true },
] as const;

const fields: Example[] = fieldStates.flatMap(({ state, ...props }) => [
  {
    file: 'form/field.tsx',
    state,
    render: (key) => <Field name={key} label="Label" defaultValue="Value" prefix="$" {...props} />,
  },
  {
    file: 'form/select-field.tsx',
    state,
    render: (key) => <SelectField name={key} label="Label" placeholder="Choose one" options={options} {...props} />,
  },
  {
    file: 'form/text-field.tsx',
    state,
    render: (key) => <TextField name={key} label="Label" defaultValue="Value" rows={2} {...props} />,
  },
]);

const choices: Example[] = (['list', 'segments'] as const).flatMap((appearance) =>
  (['radio', 'checkbox'] as const).map((type) => ({
    file: 'form/choice-group.tsx',
    state: `${type}, ${appearance}`,
    render: (key) => (
      <ChoiceGroup
        legend="Question"
        name={key}
        type={type}
        appearance={appearance}
        options={options}
        defaultValue="b"
      />
    ),
  })),
);

const toast = { id: 'example', title: 'Toast title', description: 'One sentence about it.', small: false, open: true };

export const formExamples: Example[] = [
  { file: 'form/required-note.tsx', state: 'above a form', render: () => <RequiredNote /> },
  ...fields,
  {
    file: 'form/field-frame.tsx',
    state: 'around a control of the page',
    render: (key) => (
      <FieldFrame field={{ name: key, label: 'Label' }}>
        <input type="range" {...fieldAttributes({ name: key, label: 'Label' })} />
      </FieldFrame>
    ),
  },
  ...choices,
  { file: 'newsletter-form.tsx', state: 'empty', render: (key) => <NewsletterForm id={key} /> },
  {
    file: 'newsletter-form.tsx',
    state: 'error',
    render: (key) => <NewsletterForm id={key} email="pat@" error="Please enter a valid email address" />,
  },
  {
    file: 'form/choice-group.tsx',
    state: 'error',
    render: (key) => <ChoiceGroup legend="Question" name={key} options={options} required error="Choose an answer" />,
  },
  { file: 'form/error-summary.tsx', state: 'two errors', render: () => <ErrorSummary errors={errors} /> },
  {
    file: 'contact-form/contact-form.tsx',
    state: 'empty',
    wide: true,
    render: () => <ContactForm messageHint="A hint" />,
  },
  { file: 'contact-form/contact-form.tsx', state: 'errors', wide: true, render: () => <RejectedContactForm /> },
  {
    file: 'contact-form/contact-sent.tsx',
    state: 'contact',
    wide: true,
    render: () => <ContactSent />,
  },
  {
    file: 'contact-form/sent-panel.tsx',
    state: 'loaded',
    wide: true,
    render: () => <SentPanel />,
  },
  {
    file: 'form/email-field.tsx',
    state: 'suggestion',
    render: (key) => (
      <EmailField
        name={key}
        defaultValue="pat@gmial.com"
        error={undefined}
        suggestion={{ typed: 'gmial.com', meant: 'gmail.com', email: 'pat@gmail.com' }}
        onAccept={() => {}}
      />
    ),
  },
  {
    file: 'form/submit-button.tsx',
    state: 'ready',
    render: () => <SubmitButton icon="send" label="Send message" sending={false} failed={false} />,
  },
  {
    file: 'form/submit-button.tsx',
    state: 'sending',
    render: () => <SubmitButton icon="send" label="Send message" sending failed={false} />,
  },
  {
    file: 'form/submit-button.tsx',
    state: 'failed',
    render: () => <SubmitButton icon="send" label="Send message" sending={false} failed />,
  },
  {
    file: 'form/send-failed.tsx',
    state: 'failed',
    wide: true,
    render: () => <SendFailed message="Failed to send your message" sending={false} />,
  },
  {
    file: 'contact-form/contact-sent.tsx',
    state: 'offline',
    wide: true,
    render: () => <SendQueued onCancel={() => {}} />,
  },
  {
    file: 'contact-form/sensitive-dialog.tsx',
    state: 'open',
    wide: true,
    render: () => (
      <SensitiveDialog
        advice={['This looks like a Social Security number.']}
        masked="My number is ***-**-****."
        portalUrl="/"
        onChoice={() => {}}
      />
    ),
  },
  {
    file: 'contact-form/send-to-us.tsx',
    state: 'before hydration',
    render: () => <SendToUs service="payroll" text={() => 'My question: '} />,
  },
  {
    file: 'toast/toast-outlet.tsx',
    state: 'default, with action',
    render: () => <ToastCard toast={{ ...toast, tone: 'default', action: { label: 'Undo', onPress: () => {} } }} />,
  },
  {
    file: 'toast/toast-outlet.tsx',
    state: 'destructive',
    render: () => <ToastCard toast={{ ...toast, tone: 'destructive' }} />,
  },
];

/** The form as the server returns it after a rejected post without scripts. */
function RejectedContactForm() {
  const context = usePageContext();
  const formState = { values: { message: 'Hello' }, errors, message: '' };
  return (
    <PageContextContext value={{ ...context, formState }}>
      <ContactForm />
    </PageContextContext>
  );
}
