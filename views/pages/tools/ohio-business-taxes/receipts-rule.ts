import { formatWholeDollars } from '#shared/format/money.ts';
import { commercialActivityTax, type ReceiptsTax } from '#shared/tax/business-questions.ts';
import { type FieldSpec, readNumber } from '../form/field-spec.ts';
import type { ToolRule } from '../form/small-tool.tsx';

const receipts: FieldSpec = {
  name: 'receipts',
  kind: 'money',
  label: 'Your Ohio gross receipts, a year',
  hint: 'Sales to Ohio customers before any costs',
};

/** The commercial activity tax on a year's receipts. */
export function receiptsRule(tax: ReceiptsTax): ToolRule<number> {
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
