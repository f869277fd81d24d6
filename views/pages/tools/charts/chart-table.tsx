import { type Column, DataTable } from '#views/components/data-table.tsx';
import { Icon } from '#views/components/icon.tsx';

type Props = { caption: string; columns: Column[]; rows: Record<string, string>[] };

/** The numbers of a picture as a table, behind a disclosure. */
export function ChartTable(props: Props) {
  return (
    <details className="chart-table tool-more">
      <summary>
        The same as a table
        <Icon name="chevron-down" />
      </summary>
      <DataTable {...props} />
    </details>
  );
}
