import { memo, Suspense, useState } from 'react';
import { FieldError, RequiredText, requiredMark } from '#views/components/form/fields.tsx';
import { Icon } from '#views/components/icon.tsx';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { type FieldSpec, type FormErrors, type FormValues, isMoney } from './field-spec.ts';
import { type TaxLocation, taxLocationFields } from './return-fields.ts';
import { type FieldGroup, type FormPart, fieldsOf } from './tool-form.ts';

/** How many fields of each group have a value other than their initial one. */
export function countFilled(groups: readonly FieldGroup[], values: FormValues): number[] {
  return groups.map(({ parts }) => fieldsOf(parts).filter((field) => isFilled(field, values)).length);
}

/** Id of the element of a group. */
export function groupElementId(id: string): string {
  return `group-${id}`;
}

/** `set` is a stable reference. */
type Form = { posted: FormValues; errors: FormErrors; set: (name: string, value: string) => void };

/**
 * Fields of a form. They are uncontrolled, so that only new errors render them again. React hydrates them on their own: at
 * once on an interaction with them, else while the browser is idle. Hydrated in one go, a large form delays the first key press.
 */
export const Fields = memo(
  ({ parts, ...form }: Form & { parts: readonly FormPart[] }) => (
    <Suspense>
      <div className="tool-fields">
        <Parts parts={parts} {...form} />
      </div>
    </Suspense>
  ),
  isSame,
);

type GroupsProps = Form & {
  groups: readonly FieldGroup[];
  /** How many fields of each are filled in. */
  filled: readonly number[];
};

/** Fields that can be added to the first ones: disclosures that count what is filled in. */
export const FieldGroups = memo(
  ({ groups, filled, ...form }: GroupsProps) =>
    groups.map((group, index) => (
      <Suspense key={group.id}>
        <Group group={group} filled={filled[index]!} {...form} />
      </Suspense>
    )),
  isSame,
);

function Group({ group, filled, ...form }: Form & { group: FieldGroup; filled: number }) {
  const { id, title, lead, parts } = group;
  // Only at first: an error that is corrected must not close the group under the visitor's hands.
  const [open] = useState(() =>
    fieldsOf(parts).some((field) => isFilled(field, form.posted) || form.errors[field.name]),
  );
  return (
    <details className="tool-more" id={groupElementId(id)} open={open}>
      <summary>
        {title} {filled > 0 && <span className="badge">{filled} filled in</span>}
        <Icon name="chevron-down" />
      </summary>
      {lead && <p className="tool-step-lead">{lead}</p>}
      <div className="tool-fields">
        <Parts parts={parts} {...form} />
      </div>
    </details>
  );
}

function Parts({ parts, ...form }: Form & { parts: readonly FormPart[] }) {
  return parts.map((part) =>
    'choice' in part ? (
      <TaxLocationField key={part.choice.name} location={part} {...form} className={spouseClass(part.choice)} />
    ) : (
      <ToolField key={part.name} spec={part} {...form} className={spouseClass(part)} />
    ),
  );
}

/** The stylesheet shows fields of the spouse on a joint return, or when they have a value. */
function spouseClass({ name }: FieldSpec): string {
  return name.startsWith('spouse') ? 'if-joint' : '';
}

function isFilled({ name, initial = '' }: FieldSpec, values: FormValues): boolean {
  return (values[name] || initial) !== initial;
}

function isSame<P extends Form & { filled?: readonly number[] }>(before: P, after: P): boolean {
  const changing = ({ errors, filled }: P) => JSON.stringify([errors, filled]);
  return before.posted === after.posted && changing(before) === changing(after);
}

type LocationProps = {
  location: TaxLocation;
  posted: FormValues;
  errors: FormErrors;
  className: string;
};

/** The choice of a tax location and its rate fields, which the stylesheet hides while the choice does not need them. */
function TaxLocationField({ location, posted, errors, className }: LocationProps) {
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

type FieldProps = {
  spec: FieldSpec;
  posted: FormValues;
  errors: FormErrors;
  /** Sets its value: then a loss has a button for its sign. */
  set?: (name: string, value: string) => void;
  className?: string;
};

/**
 * A field of a tool: label, control, and below it the hint, whose place an error takes. The stylesheet reserves that place,
 * so that no error moves another field. A required one shows no 0, which would look entered.
 */
export function ToolField(props: FieldProps) {
  const { spec, posted, errors, set, className = '' } = props;
  const { name, kind, label, hint, required } = spec;
  const id = `field-${name}`;
  const error = errors[name];
  if (kind === 'flag') return <Check {...props} />;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    defaultValue: kind === 'date' ? dateOrNothing(posted[name]) : (posted[name] ?? spec.initial ?? ''),
    'aria-required': required ? true : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
    // Without scripts the browser itself scrolls to the first error; React heeds this only as an element is made.
    autoFocus: name === Object.keys(errors)[0],
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
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}

type Attributes = { id: string; name: string; defaultValue: string };

function Control({ spec, attributes, set }: Pick<FieldProps, 'spec' | 'set'> & { attributes: Attributes }) {
  const { kind, required, whole, options = [] } = spec;
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
        placeholder={required ? undefined : '0'}
        maxLength={40}
        autoComplete="off"
      />
      {onSign && <SignButton onSign={(value) => onSign(spec.name, value)} />}
      {kind === 'rate' && <span aria-hidden="true">%</span>}
    </>
  );
}

/** The value of a date field: a day that does not exist, from a URL, is none. */
function dateOrNothing(text = ''): string {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? '' : text;
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
