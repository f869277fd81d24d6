type Row = { text: string; amount: number };

/** A few ruled ledger lines with their sum. Amounts in dollars, money out negative. */
export function MiniLedger({ title, rows, total }: { title: string; rows: Row[]; total: string }) {
  const sum = rows.reduce((all, { amount }) => all + amount, 0);
  return (
    <table className="mini-ledger">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ text, amount }) => (
          <tr key={text}>
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
