import type { ReactNode } from 'react';
import { itemsOf } from '../prose-children.tsx';

/** A few ruled ledger lines with their sum, each an `Item` with its amount in dollars, money out negative. */
export function MiniLedger({ title, total, children }: { title: string; total: string; children: ReactNode }) {
  const rows = itemsOf<{ amount: number }>(children);
  const sum = rows.reduce((all, { amount }) => all + amount, 0);
  return (
    <table className="mini-ledger">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ text, amount }) => (
          <tr key={String(text)}>
            <th scope="row">{text}</th>
            <td>{dollars(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>{dollars(sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function dollars(amount: number): string {
  const [whole, cents] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '\u2212' : ''}${whole!.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
