import { isDate } from '#shared/format/ohio-date.ts';
import { FieldError, RequiredText, requiredMark } from '#views/components/form/fields.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { type FieldSpec, type FormErrors, type FormValues, isMoney } from './field-spec.ts';

type FieldProps = {
  spec: FieldSpec;
  posted: FormValues;
  /** The field that has the focus at first, unless one has an error. */
  next?: string | undefined;
  errors: FormErrors;
  /** Sets its value: then a loss has a button for its sign. */
  set?: (name: string, value: string) => void;
  className?: string;
};

/**
 * A field of a tool: label, control, and below it the hint, whose place an error takes. The stylesheet reserves that place,
 * so that no error moves another field. An empty one shows no 0, which would look entered.
 */
export function ToolField(props: FieldProps) {
  const { spec, posted, next, errors, set, className = '' } = props;
  const { name, kind, label, hint, found, required } = spec;
  const id = `field-${name}`;
  const error = errors[name];
  if (kind === 'flag') return <Check {...props} />;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    // A day that does not exist, from a URL, is none.
    defaultValue: kind === 'date' && !isDate(posted[name]) ? '' : (posted[name] ?? spec.initial ?? ''),
    'aria-required': required ? true : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
    // Without scripts the browser itself scrolls to the first error; React heeds this only as an element is made.
    autoFocus: name === (Object.keys(errors)[0] ?? next),
  };
  return (
    <div className={`field ${className}`.trim()} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label} {required && requiredMark}
      </label>
      {required && !error && <RequiredText label={label} />}
      <span className="field-control">
        <Control spec={spec} attributes={attributes} set={set} />
      </span>
      <div className="field-below">
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
            {found && (
              <>
                . Look it up: <Link to={found.url}>{found.label}</Link>
              </>
            )}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}

type Attributes = { id: string; name: string; defaultValue: string };

function Control({ spec, attributes, set }: Pick<FieldProps, 'spec' | 'set'> & { attributes: Attributes }) {
  const { kind, whole, options = [] } = spec;
  const onSign = useHydrated() && kind === 'loss' ? set : undefined;
  if (kind === 'choice') {
    return (
      <>
        <select {...attributes}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </>
    );
  }
  if (kind === 'date') return <input {...attributes} type="date" min="2000-01-01" max={spec.latest} />;
  return (
    <>
      {isMoney(spec) && <span aria-hidden="true">$</span>}
      <input
        {...attributes}
        className={onSign && 'signed'}
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        // By it the stylesheet knows an empty one.
        placeholder=" "
        maxLength={40}
        autoComplete="off"
      />
      {onSign && <SignButton onSign={(value) => onSign(spec.name, value)} />}
      {kind === 'rate' && <span aria-hidden="true">%</span>}
    </>
  );
}

/** Makes an amount a loss and back: the number keyboards of phones have no minus sign. */
function SignButton({ onSign }: { onSign: (value: string) => void }) {
  return (
    <button
      type="button"
      className="field-sign"
      aria-label="Plus or minus"
      onClick={({ currentTarget }) => {
        const { value } = currentTarget.parentElement!.querySelector('input')!;
        const bare = value.replace(/^\s*[-\u2212]/, '').replace(/^\((.*)\)$/, '$1');
        onSign(bare === value && bare !== '' ? `-${bare}` : bare);
      }}
    >
      +/−
    </button>
  );
}

function Check({ spec: { name, label }, posted, className = '' }: FieldProps) {
  return (
    <label className={`choice ${className}`.trim()}>
      <input id={`field-${name}`} type="checkbox" name={name} value="yes" defaultChecked={Boolean(posted[name])} />
      <span>{label}</span>
    </label>
  );
}
