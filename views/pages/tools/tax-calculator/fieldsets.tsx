import { memo, useState } from 'react';
import { Icon } from '#views/components/icon.tsx';
import type { FieldSpec, FormErrors, FormValues } from '../form/field-spec.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { type FieldGroup, fieldsOf, groups, mainFields } from './fields.ts';

type Props = { posted: FormValues; errors: FormErrors };
/** How many fields of each group are filled in, by its id. */
type Filled = Readonly<Record<string, number>>;

/** The four fields above the fold. The fields are uncontrolled, so that only new errors render them again. */
export const MainFields = memo(MainFieldset, isSame);
/** What can be added, each a disclosure that counts what is filled in. */
export const MoreFields = memo(MoreFieldsets, isSame);

function MainFieldset({ posted, errors }: Props) {
  return (
    <HydrationBoundary>
      <div className="tool-fields">
        <Fields group={{ fields: mainFields.fields }} posted={posted} errors={errors} />
        <Fields group={{ fields: [], taxLocations: mainFields.taxLocations }} posted={posted} errors={errors} />
      </div>
    </HydrationBoundary>
  );
}

function MoreFieldsets({ filled, ...field }: Props & { filled: Filled }) {
  return (
    <div className="tool-groups">
      <h2>Add children, pension, deductions, what you paid</h2>
      {groups.map((group) => (
        <HydrationBoundary key={group.id}>
          <Group group={group} filled={filled[group.id] ?? 0} {...field} />
        </HydrationBoundary>
      ))}
    </div>
  );
}

function Group({ group, filled, posted, errors }: Props & { group: FieldGroup; filled: number }) {
  const { id, title, lead } = group;
  // Only at first: an error that is corrected must not close the group under the visitor's hands.
  const [open] = useState(() =>
    fieldsOf(group).some(({ name, initial }) => isEntered(posted[name], initial) || errors[name]),
  );
  return (
    <details className="tool-more" id={`group-${id}`} open={open}>
      <summary>
        {title}
        {filled > 0 && <span className="tool-count">{filled} filled in</span>}
        <Icon name="chevron-down" />
      </summary>
      {lead && <p className="tool-step-lead">{lead}</p>}
      <div className="tool-fields">
        <Fields group={group} posted={posted} errors={errors} />
      </div>
    </details>
  );
}

function Fields({ group, ...field }: Props & { group: Pick<FieldGroup, 'fields' | 'taxLocations'> }) {
  return (
    <>
      {group.taxLocations?.map((location) => (
        <TaxLocationField
          key={location.choice.name}
          location={location}
          {...field}
          className={spouseClass(location.choice)}
          withoutCredit
        />
      ))}
      {group.fields.map((spec) => (
        <ToolField key={spec.name} spec={spec} {...field} className={spouseClass(spec)} />
      ))}
    </>
  );
}

/** How many fields of each group have a value other than their initial one. */
export function filledIn(values: FormValues): Filled {
  return Object.fromEntries(
    groups.map((group) => [
      group.id,
      fieldsOf(group).filter(({ name, initial }) => isEntered(values[name], initial)).length,
    ]),
  );
}

function isEntered(value: string | undefined, initial = ''): boolean {
  return value !== undefined && value !== '' && value !== initial;
}

/** The stylesheet shows fields of the spouse on a joint return, or when they have a value. */
function spouseClass({ name }: FieldSpec): string {
  return name.startsWith('spouse') ? 'if-joint' : '';
}

function isSame(before: Props & { filled?: Filled }, after: Props & { filled?: Filled }): boolean {
  const parts = ({ errors, filled }: Props & { filled?: Filled }) => JSON.stringify([errors, filled]);
  return before.posted === after.posted && parts(before) === parts(after);
}
