import { memo } from 'react';
import { Icon } from '#views/components/icon.tsx';
import type { FormErrors, FormValues } from '../form/field-spec.ts';
import { HydrationBoundary } from '../form/hydration-boundary.tsx';
import { TaxLocationField } from '../form/tax-location-field.tsx';
import { ToolField } from '../form/tool-field.tsx';
import { groups } from './fields.ts';

type Props = { posted: FormValues; errors: FormErrors };

/** The numbered steps of the form. Their fields are uncontrolled, so that only new errors render them again. */
export const Fieldsets = memo(FieldsetList, sameErrors);

function FieldsetList({ posted, errors }: Props) {
  return groups.map(({ title, lead, fields, taxLocations = [], more, moreTitle }, step) => (
    <HydrationBoundary key={title}>
      <fieldset className="tool-step">
        <legend>
          <span aria-hidden="true">{step + 1}</span> {title}
        </legend>
        {lead && <p className="tool-step-lead">{lead}</p>}
        <div className="tool-fields">
          {fields.map((spec) => (
            <ToolField key={spec.name} spec={spec} posted={posted} errors={errors} className={spouseClass(spec.name)} />
          ))}
          {taxLocations.map((location) => (
            <TaxLocationField
              key={location.choice.name}
              location={location}
              posted={posted}
              errors={errors}
              className={spouseClass(location.choice.name)}
            />
          ))}
        </div>
        {more && (
          <details className="tool-more" open={more.some(({ name }) => posted[name] || errors[name])}>
            <summary>
              {moreTitle}
              <Icon name="chevron-down" />
            </summary>
            <div className="tool-fields">
              {more.map((spec) => (
                <ToolField
                  key={spec.name}
                  spec={spec}
                  posted={posted}
                  errors={errors}
                  className={spouseClass(spec.name)}
                />
              ))}
            </div>
          </details>
        )}
      </fieldset>
    </HydrationBoundary>
  ));
}

/** The stylesheet shows fields of the spouse on a joint return, or when they have a value. */
function spouseClass(name: string): string {
  return name.startsWith('spouse') ? 'if-joint' : '';
}

function sameErrors(before: Props, after: Props): boolean {
  return before.posted === after.posted && JSON.stringify(before.errors) === JSON.stringify(after.errors);
}
