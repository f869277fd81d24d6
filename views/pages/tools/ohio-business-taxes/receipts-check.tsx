import { formatDollars, formatPercent, formatWholeDollars } from '#shared/format/money.ts';
import { commercialActivityTax, type ReceiptsTax } from '#shared/tax/business-questions.ts';
import { type FieldSpec, readNumber } from '../form/field-spec.ts';
import { SmallTool, type ToolRule } from '../form/small-tool.tsx';

const example = 7_500_000;

/** The commercial activity tax on a year's receipts; without scripts only the example. */
export function ReceiptsCheck({ tax }: { tax: ReceiptsTax }) {
  return (
    <>
      <p>
        The tax counts what comes in, not what is left. Up to {formatDollars(tax.exclusion.value)} of Ohio receipts a
        year nothing is due, and nothing is filed unless an account is still open. Above it,{' '}
        {formatPercent(tax.rate.value)} of the rest is due, in four quarterly returns:{' '}
        {formatDollars(commercialActivityTax(example, tax))} on {formatDollars(example)}.
      </p>
      <SmallTool rule={receiptsRule(tax)} />
    </>
  );
}

const receipts: FieldSpec = {
  name: 'receipts',
  kind: 'money',
  label: 'Your Ohio gross receipts, a year',
  hint: 'Sales to Ohio customers before any costs',
};

/** The commercial activity tax on a year's receipts. */
function receiptsRule(tax: ReceiptsTax): ToolRule<number> {
  return {
    fields: [receipts],
    read: (values, errors) => readNumber(receipts, values, errors),
    result: (amount) => resultText(amount, tax),
    facts: [tax.exclusion, tax.rate],
  };
}

function resultText(amount: number, tax: ReceiptsTax): string {
  const due = commercialActivityTax(amount, tax);
  if (due > 0)
    return `About ${formatWholeDollars(due)} for the year, ${formatWholeDollars(due / 4)} a quarter if sales are even. Register before the first return.`;
  const room = tax.exclusion.value - amount;
  return room > 1_000_000
    ? `No tax and no return. You are ${formatWholeDollars(room)} below the line.`
    : `No tax yet, but you are within ${formatWholeDollars(room)} of the line. Watch it each quarter.`;
}
