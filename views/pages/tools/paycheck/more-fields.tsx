import { useState } from 'react';
import { Icon } from '#views/components/icon.tsx';
import type { FieldSpec, FormErrors, FormValues } from '../form/field-spec.ts';
import { type TaxLocation, taxLocationFields } from '../form/tax-location.ts';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';

/** `id`: under which the browser remembers whether it was open. */
type Group = { id: string; title: string; fields: readonly FieldSpec[]; location?: TaxLocation };
type Props = { title: string; groups: readonly Group[]; values: FormValues; posted: FormValues; errors: FormErrors };

/** What can be added to the first fields of a form: disclosures that count what is filled in. */
export function MoreFields({ title, groups, ...form }: Props) {
  return (
    <div className="tool-groups">
      <h3>{title}</h3>
      {groups.map((group) => (
        <FieldGroup key={group.id} group={group} {...form} />
      ))}
    </div>
  );
}

function FieldGroup({ group, values, posted, errors }: Omit<Props, 'title' | 'groups'> & { group: Group }) {
  const { id, title, fields, location } = group;
  const all = [...fields, ...(location ? taxLocationFields(location) : [])];
  const isEntered = ({ name, initial = '' }: FieldSpec, from: FormValues) => (from[name] ?? initial) !== initial;
  const filled = all.filter((field) => isEntered(field, values)).length;
  // Only at first: an error that is corrected must not close the group.
  const [open] = useState(() => all.some((field) => isEntered(field, posted) || errors[field.name]));
  return (
    <details className="tool-more" id={`group-${id}`} open={open}>
      <summary>
        {title}
        {filled > 0 && <span className="tool-count">{filled} filled in</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className="tool-fields">
        {location && <TaxLocationField location={location} posted={posted} errors={errors} />}
        {fields.map((spec) => (
          <ToolField key={spec.name} spec={spec} posted={posted} errors={errors} />
        ))}
      </div>
    </details>
  );
}
