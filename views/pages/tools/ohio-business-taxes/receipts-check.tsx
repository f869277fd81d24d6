import { useRef, useState } from 'react';
import { formatDollars, formatPercent, formatWholeDollars } from '#shared/format/money.ts';
import { commercialActivityTax, type ReceiptsTax } from '#shared/tax/business-questions.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { FactNote } from '#views/components/fact-note.tsx';
import { type FieldSpec, type FormErrors, readNumber } from '../form/field-spec.ts';
import { ToolField } from '../form/tool-field.tsx';
import { useEarlyChanges } from '../form/use-early-changes.ts';

/** The commercial activity tax on a year's receipts; without scripts only the worked examples. */
export function ReceiptsCheck({ tax }: { tax: ReceiptsTax }) {
  const { exclusion, rate } = tax;
  const examples = [1_000_000, exclusion.value, 7_500_000, 10_000_000];
  const [text, setText] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const readText = () => setText(form.current!.querySelector('input')!.value);
  useEarlyChanges(form, readText);
  const errors: FormErrors = {};
  const receipts = readNumber(field, { receipts: text }, errors);
  return (
    <div className="receipts-check" id="cat">
      <h2>Commercial activity tax check</h2>
      <p className="measure">
        The tax counts what comes in, not what is left. Nothing is due and nothing is filed up to{' '}
        {formatDollars(exclusion.value)} of Ohio receipts a year. Above it, {formatPercent(rate.value)} of the rest is
        due, in four quarterly returns.
      </p>
      <div className="receipts-check-form" onInput={readText} ref={form}>
        <ToolField spec={field} posted={{}} errors={errors} />
        <p role="status">{receipts !== null && receiptsResult(receipts, tax)}</p>
      </div>
      <DataTable
        caption="Worked examples"
        columns={[
          { key: 'receipts', label: 'Ohio receipts a year', numeric: true },
          { key: 'tax', label: 'Tax for the year', numeric: true },
        ]}
        rows={examples.map((amount) => ({
          receipts: formatDollars(amount),
          tax: formatDollars(commercialActivityTax(amount, tax)),
        }))}
      />
      <FactNote facts={[exclusion, rate]} />
    </div>
  );
}

const field: FieldSpec = {
  name: 'receipts',
  kind: 'money',
  label: 'Your Ohio gross receipts, a year',
  hint: 'Sales to Ohio customers before any costs',
};

function receiptsResult(receipts: number, tax: ReceiptsTax): string {
  const due = commercialActivityTax(receipts, tax);
  if (due > 0)
    return `About ${formatWholeDollars(due)} for the year, ${formatWholeDollars(due / 4)} a quarter if sales are even. Register before the first return.`;
  const room = tax.exclusion.value - receipts;
  return room > 1_000_000
    ? `No tax and no return. You are ${formatWholeDollars(room)} below the line.`
    : `No tax yet, but you are within ${formatWholeDollars(room)} of the line. Watch it each quarter.`;
}
