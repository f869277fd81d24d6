import { formatDollars, formatPercent } from '#shared/format/money.ts';
import { commercialActivityTax, type ReceiptsTax } from '#shared/tax/business-questions.ts';
import { DataTable } from '#views/components/data-table.tsx';
import { SmallTool } from '../form/small-tool.tsx';
import { receiptsRule } from './receipts-rule.ts';

/** The commercial activity tax on a year's receipts; without scripts only the worked examples. */
export function ReceiptsCheck({ tax }: { tax: ReceiptsTax }) {
  const { exclusion, rate } = tax;
  const examples = [1_000_000, exclusion.value, 7_500_000, 10_000_000];
  return (
    <>
      <p>
        The tax counts what comes in, not what is left. Nothing is due and nothing is filed up to{' '}
        {formatDollars(exclusion.value)} of Ohio receipts a year. Above it, {formatPercent(rate.value)} of the rest is
        due, in four quarterly returns.
      </p>
      <SmallTool rule={receiptsRule(tax)}>
        <DataTable
          caption="Worked examples"
          columns={{ receipts: 'Ohio receipts a year', tax: 'Tax for the year' }}
          numeric={['receipts', 'tax']}
          rows={examples.map((amount) => ({
            receipts: formatDollars(amount),
            tax: formatDollars(commercialActivityTax(amount, tax)),
          }))}
        />
      </SmallTool>
    </>
  );
}
