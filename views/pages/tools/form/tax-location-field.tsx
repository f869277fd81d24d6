import type { FormErrors, FormValues } from './field-spec.ts';
import type { TaxLocation } from './tax-location.ts';
import { ToolField } from './tool-field.tsx';

type Props = { location: TaxLocation; posted: FormValues; errors: FormErrors; className?: string };

/** The select of a tax location, and its rate fields, which the stylesheet hides while the selection does not need them. */
export function TaxLocationField({
  location: { choice, percent, base, credit },
  posted,
  errors,
  className = '',
}: Props) {
  return (
    <div className={`tax-location ${className}`.trim()}>
      <ToolField spec={choice} posted={posted} errors={errors} />
      <ToolField spec={percent} posted={posted} errors={errors} className="if-other" />
      {base && <ToolField spec={base} posted={posted} errors={errors} className="if-other" />}
      {credit && <ToolField spec={credit} posted={posted} errors={errors} className="if-chosen" />}
    </div>
  );
}
