import { formatDollars, parseMoney } from '#shared/format/money.ts';
import { trimEnd } from '#shared/format/text.ts';
import { type FieldSpec, type FormValues, isMoney } from './field-spec.ts';

export type FigureLine = { label: string; value: string };

/** What was entered and what came out, as the text of a message. */
export function figuresText(source: string, entered: readonly FigureLine[], results: readonly FigureLine[]): string {
  const part = (title: string, lines: readonly FigureLine[]) =>
    lines.length > 0 ? ['', title, ...lines.map(({ label, value }) => `- ${label}: ${value}`)] : [];
  return [
    `From the ${source}:`,
    ...part('What I entered', entered),
    ...part('What came out', results),
    '',
    'My question: ',
  ].join('\n');
}

/** The fields that have a value, as the visitor reads it. */
export function enteredLines(fields: readonly FieldSpec[], values: FormValues): (FigureLine & { name: string })[] {
  return fields
    .filter((field) => values[field.name] || (field.initial && !isMoney(field)))
    .filter(({ onlyWith }) => !onlyWith || values[onlyWith] === 'other')
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
