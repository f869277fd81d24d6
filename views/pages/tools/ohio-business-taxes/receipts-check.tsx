import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { commercialActivityTax, type ReceiptsTax } from '#shared/tax/business-questions.ts';
import { SmallTool } from '../form/small-tool.tsx';
import { receiptsRule } from './receipts-rule.ts';

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
