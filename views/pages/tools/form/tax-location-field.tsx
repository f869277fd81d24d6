import type { FormErrors, FormValues } from './field-spec.ts';
import { type TaxLocation, taxLocationFields } from './tax-location.ts';
import { ToolField } from './tool-field.tsx';

type Props = {
  location: TaxLocation;
  posted: FormValues;
  errors: FormErrors;
  className: string;
};

/** The choice of a tax location and its rate fields, which the stylesheet hides while the choice does not need them. */
export function TaxLocationField({ location, posted, errors, className }: Props) {
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
