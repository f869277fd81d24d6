import { memo } from 'react';
import type { FieldSpec, FormErrors, FormValues } from '../form/field-spec.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { countFilled, ToolFieldGroup } from '../form/tool-field-group.tsx';
import { type FieldGroup, fieldsOf, groups, mainFields } from './fields.ts';

type Props = { posted: FormValues; errors: FormErrors };
/** How many fields of each group are filled in, by its id. */
type Filled = Readonly<Record<string, number>>;

/** The four fields above the fold. The fields are uncontrolled, so that only new errors render them again. */
export const MainFields = memo(MainFieldset, isSame);
/** What can be added, in groups. */
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
          <ToolFieldGroup
            id={group.id}
            title={group.title}
            lead={group.lead}
            fields={fieldsOf(group)}
            filled={filled[group.id] ?? 0}
            {...field}
          >
            <Fields group={group} {...field} />
          </ToolFieldGroup>
        </HydrationBoundary>
      ))}
    </div>
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
  return Object.fromEntries(groups.map((group) => [group.id, countFilled(fieldsOf(group), values)]));
}

/** The stylesheet shows fields of the spouse on a joint return, or when they have a value. */
function spouseClass({ name }: FieldSpec): string {
  return name.startsWith('spouse') ? 'if-joint' : '';
}

function isSame(before: Props & { filled?: Filled }, after: Props & { filled?: Filled }): boolean {
  const parts = ({ errors, filled }: Props & { filled?: Filled }) => JSON.stringify([errors, filled]);
  return before.posted === after.posted && parts(before) === parts(after);
}
