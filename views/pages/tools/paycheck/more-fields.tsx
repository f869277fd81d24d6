import type { FieldSpec, FormErrors, FormValues } from '../form/field-spec.ts';
import { type TaxLocation, taxLocationFields } from '../form/tax-location.ts';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { countFilled, ToolFieldGroup } from '../form/tool-field-group.tsx';

type Group = { id: string; title: string; fields: readonly FieldSpec[]; location?: TaxLocation };
type Props = { title: string; groups: readonly Group[]; values: FormValues; posted: FormValues; errors: FormErrors };

/** What can be added to the first fields of a form. */
export function MoreFields({ title, groups, values, ...form }: Props) {
  return (
    <div className="tool-groups">
      <h3>{title}</h3>
      {groups.map(({ location, ...group }) => {
        const fields = [...(location ? taxLocationFields(location) : []), ...group.fields];
        return (
          <ToolFieldGroup
            key={group.id}
            id={group.id}
            title={group.title}
            fields={fields}
            filled={countFilled(fields, values)}
            {...form}
          >
            {location && <TaxLocationField location={location} {...form} />}
            {group.fields.map((spec) => (
              <ToolField key={spec.name} spec={spec} {...form} />
            ))}
          </ToolFieldGroup>
        );
      })}
    </div>
  );
}
