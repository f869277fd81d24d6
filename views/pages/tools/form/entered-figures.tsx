import { formatDollars, parseMoney } from '#shared/format/money.ts';
import { trimEnd } from '#shared/format/truncate.ts';
import type { FieldSpec, FormValues } from './field-spec.ts';

/** In print, in place of the form: the values the result is computed from. */
export function EnteredFigures({ fields, values }: { fields: readonly FieldSpec[]; values: FormValues }) {
  const entered = fields.filter(
    ({ name, initial, onlyWith }) => (values[name] || initial) && (!onlyWith || values[onlyWith] === 'other'),
  );
  return (
    <div className="print-only">
      <h2>What was entered</h2>
      <dl className="entered-figures">
        {entered.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{shown(field, values[field.name] ?? field.initial ?? '')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function shown({ kind, options }: FieldSpec, value: string): string {
  if (kind === 'flag') return 'Yes';
  if (kind === 'choice') return options?.find((option) => option.value === value)?.label ?? value;
  if (kind === 'rate') return `${trimEnd(value, ' %')}%`;
  const amount = parseMoney(value);
  return (kind === 'money' || kind === 'loss') && amount !== null ? formatDollars(amount) : value;
}
