import { FieldError } from '#views/components/form/field-frame.tsx';
import { Icon } from '#views/components/icon.tsx';
import type { FieldSpec, FormErrors, FormValues } from './field-spec.ts';

type Props = {
  spec: FieldSpec;
  posted: FormValues;
  errors: FormErrors;
  className?: string;
};

/** A field of a tool: label, hint, control, error. No field is required. */
export function ToolField(props: Props) {
  const { spec, posted, errors, className = '' } = props;
  const { name, kind, label, hint } = spec;
  const id = `field-${name}`;
  const error = errors[name];
  if (kind === 'flag') return <Check {...props} />;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    defaultValue: posted[name] ?? spec.initial ?? '',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={`field ${className}`.trim()} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <span className="field-control">
        {kind === 'choice' ? (
          <>
            <select {...attributes}>
              {spec.options?.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </>
        ) : (
          <>
            {(kind === 'money' || kind === 'loss') && <span aria-hidden="true">$</span>}
            <input
              {...attributes}
              type="text"
              inputMode={kind === 'people' ? 'numeric' : kind === 'loss' ? 'text' : 'decimal'}
              placeholder="0"
              maxLength={40}
              autoComplete="off"
            />
            {kind === 'rate' && <span aria-hidden="true">%</span>}
          </>
        )}
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function Check({ spec: { name, label }, posted, className = '' }: Props) {
  return (
    <label className={`choice ${className}`.trim()}>
      <input id={`field-${name}`} type="checkbox" name={name} value="yes" defaultChecked={Boolean(posted[name])} />
      <span>{label}</span>
    </label>
  );
}
