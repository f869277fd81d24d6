import type { FormErrors, FormValues } from './field-spec.ts';
import type { TaxLocation } from './tax-location.ts';
import { ToolField } from './tool-field.tsx';

type Props = { place: TaxLocation; posted: FormValues; errors: FormErrors; className?: string };

/** The list of places, and the rates that only some answers call for; the stylesheet hides these until then. */
export function TaxLocationField({ place: { choice, percent, base, credit }, posted, errors, className = '' }: Props) {
  return (
    <div className={`tax-location ${className}`.trim()}>
      <ToolField spec={choice} posted={posted} errors={errors} />
      <ToolField spec={percent} posted={posted} errors={errors} className="if-other" />
      {base && <ToolField spec={base} posted={posted} errors={errors} className="if-other" />}
      {credit && <ToolField spec={credit} posted={posted} errors={errors} className="if-chosen" />}
    </div>
  );
}
