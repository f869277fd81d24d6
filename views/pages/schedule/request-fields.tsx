import type { BrandId } from '#shared/brands/index.ts';
import { meetingModes, meetingOffices, timesOfDay } from '#shared/contact/meeting-options.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import type { FormErrors } from '#views/components/contact-form/use-contact-form.ts';
import { ChoiceGroup } from '#views/components/form/choice-group.tsx';
import { Field } from '#views/components/form/field.tsx';
import { SelectField } from '#views/components/form/select-field.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

type Props = { errors: FormErrors; values: Partial<Record<string, string>> };

const choiceLabels = ['First choice', 'Second choice', 'Third choice'];
/** The preselected kind of meeting. */
const usualMode: Record<BrandId, string> = { dresdentax: 'in-person', brownco: 'video', payroll: 'phone' };

/** Kind, place and days of a meeting. Days from today to six months ahead; Sundays are a validation error. */
export function RequestFields({ errors, values }: Props) {
  const { brand, now } = usePageContext();
  const days = { min: ohioDate(new Date(now)), max: ohioDate(new Date(Date.parse(now) + halfYear)) };
  return (
    <div className="meeting-fields">
      <ChoiceGroup
        legend="How would you like to meet?"
        name="mode"
        appearance="segments"
        options={meetingModes}
        defaultValue={values['mode'] ?? usualMode[brand.id]}
        error={errors['mode']}
      />
      <SelectField
        name="office"
        className="only-in-person"
        label="Office"
        options={meetingOffices}
        placeholder="Whichever is free first"
        defaultValue={values['office'] ?? ''}
        error={errors['office']}
      />
      <Field
        name="town"
        className="only-at-your-place"
        label="Town"
        neededFor="needed for a visit"
        hint="Where we come to; we ask for the street when we confirm"
        autoComplete="address-level2"
        enterKeyHint="next"
        defaultValue={values['town']}
        error={errors['town']}
      />
      <fieldset className="meeting-days">
        <legend>Days that suit you, Monday through Saturday</legend>
        {choiceLabels.map((label, index) => (
          <Field
            key={label}
            name="dates"
            id={index === 0 ? 'field-dates' : `field-dates-${index + 1}`}
            label={label}
            type="date"
            {...days}
            defaultValue={values['dates']?.split(',')[index]}
            error={errors[index === 0 ? 'dates' : `dates-${index + 1}`]}
          />
        ))}
      </fieldset>
      <ChoiceGroup
        legend="Time of day, Eastern time (optional)"
        name="timeOfDay"
        appearance="segments"
        options={timesOfDay}
        defaultValue={values['timeOfDay']}
        error={errors['timeOfDay']}
      />
    </div>
  );
}

const halfYear = 183 * 86_400_000;
