import { memo } from 'react';
import { formatDollars, parseMoney } from '#shared/format/money.ts';
import { trimEnd } from '#shared/format/text.ts';
import { type FieldSpec, type FormValues, isMoney } from './field-spec.ts';
import type { FigureLine } from './figures-text.ts';

type Props = { fields: readonly FieldSpec[]; values: FormValues };

function Figures({ fields, values }: Props) {
  return (
    <div className="print-only">
      <h2>What was entered</h2>
      <dl className="entered-figures">
        {enteredLines(fields, values).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** In print, in place of the form: the values the result is computed from. */
export const EnteredFigures = memo(Figures);

/** The fields that have a value, as the visitor reads it. */
export function enteredLines(fields: readonly FieldSpec[], values: FormValues): (FigureLine & { name: string })[] {
  return fields
    .filter(({ name, initial, onlyWith }) => (values[name] || initial) && (!onlyWith || values[onlyWith] === 'other'))
    .map((field) => ({
      name: field.name,
      label: field.label,
      value: shown(field, values[field.name] ?? field.initial ?? ''),
    }));
}

function shown(field: FieldSpec, value: string): string {
  const { kind, options } = field;
  if (kind === 'flag') return 'Yes';
  if (kind === 'choice') return options?.find((option) => option.value === value)?.label ?? value;
  if (kind === 'rate') return `${trimEnd(value, ' %')}%`;
  const amount = parseMoney(value);
  return isMoney(field) && amount !== null ? formatDollars(amount) : value;
}
