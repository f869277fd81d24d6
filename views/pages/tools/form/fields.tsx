import { memo, Suspense, useState } from 'react';
import { Icon } from '#views/components/icon.tsx';
import type { FieldSpec, FormErrors, FormValues } from './field-spec.ts';
import { type TaxLocation, taxLocationFields } from './return-fields.ts';
import { ToolField } from './tool-field.tsx';
import { type FieldGroup, type FormPart, fieldsOf } from './tool-form.ts';

/** How many fields of each group have a value other than their initial one. */
export function countFilled(groups: readonly FieldGroup[], values: FormValues): number[] {
  return groups.map(({ parts }) => fieldsOf(parts).filter((field) => isFilled(field, values)).length);
}

/** Id of the element of a group. */
export function groupElementId(id: string): string {
  return `group-${id}`;
}

/** `set` is a stable reference. */
type Form = {
  posted: FormValues;
  /** The field that has the focus at first, unless one has an error. */
  next?: string | undefined;
  errors: FormErrors;
  set: (name: string, value: string) => void;
};

/**
 * Fields of a form. They are uncontrolled, so that only new errors, or new labels, render them again. React hydrates them on their own: at
 * once on an interaction with them, else while the browser is idle. Hydrated in one go, a large form delays the first key press.
 */
export const Fields = memo(
  ({ parts, ...form }: Form & { parts: readonly FormPart[] }) => (
    <Suspense>
      <div className="auto-grid tool-fields">
        <Parts parts={parts} {...form} />
      </div>
    </Suspense>
  ),
  isSame,
);

type GroupsProps = Form & {
  groups: readonly FieldGroup[];
  /** How many fields of each are filled in. */
  filled: readonly number[];
};

/** Fields that can be added to the first ones: disclosures that count what is filled in. */
export const FieldGroups = memo(
  ({ groups, filled, ...form }: GroupsProps) =>
    groups.map((group, index) => (
      <Suspense key={group.id}>
        <Group group={group} filled={filled[index]!} {...form} />
      </Suspense>
    )),
  isSame,
);

function Group({ group, filled, ...form }: Form & { group: FieldGroup; filled: number }) {
  const { id, title, lead, parts } = group;
  // Only at first: an error that is corrected must not close the group under the visitor's hands.
  const [open] = useState(() =>
    fieldsOf(parts).some((field) => isFilled(field, form.posted) || form.errors[field.name]),
  );
  return (
    <details className="tool-more" id={groupElementId(id)} open={open}>
      <summary>
        {title} {filled > 0 && <span className="badge">{filled} filled in</span>}
        <Icon name="chevron-down" />
      </summary>
      {lead && <p className="tool-step-lead">{lead}</p>}
      <div className="auto-grid tool-fields">
        <Parts parts={parts} {...form} />
      </div>
    </details>
  );
}

function Parts({ parts, ...form }: Form & { parts: readonly FormPart[] }) {
  return parts.map((part) =>
    'heading' in part ? (
      <div key={part.heading} className="tool-heading">
        <h3>{part.heading}</h3>
        {part.lead && <p className="tool-step-lead">{part.lead}</p>}
      </div>
    ) : 'choice' in part ? (
      <TaxLocationField key={part.choice.name} location={part} {...form} className={spouseClass(part.choice)} />
    ) : (
      <ToolField key={part.name} spec={part} {...form} className={spouseClass(part)} />
    ),
  );
}

/** The stylesheet shows fields of the spouse on a joint return, or when they have a value. */
function spouseClass({ name }: FieldSpec): string {
  return name.startsWith('spouse') ? 'if-joint' : '';
}

function isFilled({ name, initial = '' }: FieldSpec, values: FormValues): boolean {
  return (values[name] || initial) !== initial;
}

function isSame<P extends Form & { parts?: readonly FormPart[]; filled?: readonly number[] }>(before: P, after: P) {
  const changing = ({ errors, filled }: P) => JSON.stringify([errors, filled]);
  return before.posted === after.posted && before.parts === after.parts && changing(before) === changing(after);
}

type LocationProps = {
  location: TaxLocation;
  posted: FormValues;
  errors: FormErrors;
  className: string;
};

/** The choice of a tax location and its rate fields, which the stylesheet hides while the choice does not need them. */
function TaxLocationField({ location, posted, errors, className }: LocationProps) {
  return (
    <div className={`tax-location ${className}`.trim()}>
      {taxLocationFields(location).map((spec) => (
        <ToolField
          key={spec.name}
          spec={spec}
          posted={posted}
          errors={errors}
          className={spec === location.choice ? '' : 'if-other'}
        />
      ))}
    </div>
  );
}
