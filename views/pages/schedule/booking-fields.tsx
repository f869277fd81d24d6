import { type MeetingKindId, meetingKind } from '#shared/booking/meeting-kinds.ts';
import { checklistTopics } from '#shared/tax/checklist-topics.ts';
import { optionsWith, serviceOf } from '#views/components/contact-form/service-choice.ts';
import { Disclosure } from '#views/components/disclosure.tsx';
import {
  ChoiceGroup,
  EmailField,
  Field,
  RequiredNote,
  SelectField,
  TextField,
} from '#views/components/form/fields.tsx';
import type { Form } from '#views/components/form/use-form.ts';
import { Link, PhoneLink } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { Errand } from './errand.ts';

type Props = {
  kind: MeetingKindId;
  /** The topic at first. */
  first: string;
  /** What it is about now. */
  about: Errand;
  /** What the note says at first. */
  note: string | undefined;
  form: Pick<Form, 'field' | 'emailField' | 'returned' | 'errors'>;
  /** Visitors get mail about their meetings. */
  mailsVisitors: boolean;
};

export const fieldsId = 'booking-fields';

/** Who comes: the fields that the kind of meeting needs, and below them what it is about, optional. */
export function BookingFields({ kind, first, about, note: start, mailsVisitors, form }: Props) {
  const { field, emailField, returned, errors } = form;
  const { brand } = usePageContext();
  const values = returned?.values ?? {};
  const needs = (name: 'phone' | 'town') => meetingKind(kind).required.includes(name);
  const preparesReturns = brand.serviceOptions.some(({ value }) => value === 'personalTax');
  const asksPapers = serviceOf(about.topic) === 'personal-tax' || (preparesReturns && about.topic === '');
  const note = values['message'] ?? start;
  const open = first !== '' || Boolean(values['papers'] || note || errors['topic'] || errors['message']);
  return (
    <fieldset className="booking-fields" id={fieldsId}>
      <legend>Your name and email</legend>
      <RequiredNote />
      <Field {...field('name')} label="Name" required autoComplete="name" enterKeyHint="next" />
      <ConfirmationEmail {...emailField()} mailsVisitors={mailsVisitors} />
      <Field
        {...field('phone')}
        label="Phone"
        hint={needs('phone') ? 'The number we call' : 'In case we have to reach you on the day'}
        type="tel"
        required={needs('phone')}
        autoComplete="tel"
        enterKeyHint="next"
      />
      {needs('town') && (
        <Field
          {...field('town')}
          label="Town"
          hint="Where we come to; we ask for the street when we confirm"
          required
          autoComplete="address-level2"
          enterKeyHint="next"
        />
      )}
      <Disclosure
        summary={`What is it about?${asksPapers ? ' Get your list of papers' : ''} (optional)`}
        open={open || undefined}
      >
        <SelectField
          {...field('topic')}
          label="Topic"
          options={optionsWith(brand, first)}
          placeholder="Choose one"
          defaultValue={first}
        />
        {asksPapers && (
          <ChoiceGroup
            legend="Papers for a tax return"
            hint="Check what fits your year, and you get the list of papers. What a move takes is always on it."
            name="papers"
            type="checkbox"
            options={checklistTopics.map(({ id, label }) => ({ value: id, label }))}
            defaultValue={values['papers']?.split(',') ?? []}
          />
        )}
        <TextField {...field('message')} label="Note" rows={4} defaultValue={note} />
        <p className="contact-form-note">
          No account or Social Security numbers here, please. Bring such papers along, or use the{' '}
          <Link to={brand.portalUrl}>client portal</Link>.
        </p>
      </Disclosure>
    </fieldset>
  );
}

type EmailProps = ReturnType<Form['emailField']> & Pick<Props, 'mailsVisitors'>;

/** The email field, which says what it is for, and what to do without an address; once, where it is missing in the error. */
function ConfirmationEmail({ mailsVisitors, ...field }: EmailProps) {
  const { phone } = usePageContext().brand.contact;
  const isMissing = field.error?.endsWith('is required');
  const use = mailsVisitors ? ': your confirmation goes there' : '';
  const hint = (
    <>
      {mailsVisitors && 'Your confirmation goes there. '}No email? Call <PhoneLink /> and we schedule it for you.
    </>
  );
  return isMissing ? (
    <EmailField {...field} error={`${field.error}${use}. No email? Call ${phone} and we schedule it for you`} />
  ) : (
    <EmailField {...field} hint={hint} />
  );
}
