import { Icon } from '#views/components/icon.tsx';
import type { FormErrors, FormValues } from './field-spec.ts';
import type { TaxLocation } from './tax-location.ts';
import { ToolField } from './tool-field.tsx';

type Props = {
  location: TaxLocation;
  posted: FormValues;
  errors: FormErrors;
  className: string;
};

/**
 * The choice of a tax location and its rate fields. The stylesheet hides those of a city while its selection does not need
 * them; those of a school district, which is typed, are in a disclosure.
 */
export function TaxLocationField({ location, posted, errors, className }: Props) {
  const { choice, percent, base } = location;
  const field = { posted, errors };
  const typed = choice.kind === 'typed';
  const rates = (
    <>
      <ToolField spec={percent} {...field} className={typed ? '' : 'if-other'} />
      {base && <ToolField spec={base} {...field} />}
    </>
  );
  return (
    <div className={`tax-location ${className}`.trim()}>
      <ToolField spec={choice} {...field} />
      {typed ? (
        <details className="tool-more" open={Boolean(posted[percent.name] || errors[percent.name])}>
          <summary>
            A district that is not in the list
            <Icon name="chevron-down" />
          </summary>
          <div className="tool-fields">{rates}</div>
        </details>
      ) : (
        rates
      )}
    </div>
  );
}
