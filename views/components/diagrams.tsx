import type { ReactNode } from 'react';
import { FactsList } from './facts-list.tsx';
import { byHeading, itemsOf, listItems } from './prose-children.tsx';

/** A diagram or worked example with its caption; wide ones scroll horizontally. */
export function DiagramFigure({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className="diagram-figure">
      <div className="diagram-figure-body panel">{children}</div>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}

type Day = { day: string; title: string; yours?: boolean };

/** Five days side by side, each an `Item`; those that need the owner are marked. */
export function WeekStrip({ children }: { children: ReactNode }) {
  return (
    <ol className="auto-grid week-strip">
      {itemsOf<Day>(children).map(({ day, title, text, yours }) => (
        <li key={day} className={yours ? 'card week-yours' : 'card'}>
          <p className="week-day">
            {day} {yours && <span className="badge">Your part</span>}
          </p>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

type Phase = { days: string; title: string };

/** Phases of a plan in order, each an `Item` with its days and a list of tasks. */
export function PlanStrip({ children }: { children: ReactNode }) {
  return (
    <ol className="columns columns-3 plan-strip">
      {itemsOf<Phase>(children).map(({ days, title, text }) => (
        <li key={title}>
          <p className="plan-days">{days}</p>
          <h3>{title}</h3>
          <ul className="rows">
            {listItems(text).map((task) => (
              <li key={String(task)}>{task}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type Step = { title: string; office: string; cost: ReactNode };

/** Steps, each an `Item` with the office and what it costs there. */
export function FormationPath({ children }: { children: ReactNode }) {
  return (
    <ol className="steps">
      {itemsOf<Step>(children).map(({ title, office, cost, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <FactsList className="note" facts={{ Where: office, Cost: cost }} />
        </li>
      ))}
    </ol>
  );
}

type Layer = { name: string; who: string; rate?: ReactNode };

/** Stacked layers from top to bottom, each an `Item`: name, whom it concerns, how it works. */
export function LayerList({ children }: { children: ReactNode }) {
  return (
    <ol className="rows layer-list">
      {itemsOf<Layer>(children).map(({ name, who, text, rate }) => (
        <li key={name}>
          <div>
            <h3>{name}</h3>
            <p className="note">{who}</p>
          </div>
          <p>{text}</p>
          {rate && <p className="layer-rate">{rate}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Bars that shrink from stage to stage, each an `Item` with its count. The text has the numbers; the bars are decorative. */
export function Funnel({ children }: { children: ReactNode }) {
  const stages = itemsOf<{ count: number }>(children);
  const widths = stages.map(({ count }) => 24 + 276 * Math.sqrt(count / stages[0]!.count));
  return (
    <ol className="funnel">
      {stages.map(({ text, count }, index) => (
        <li key={String(text)}>
          <svg viewBox="0 0 300 28" width="300" height="28" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.round(widths[index]!)} height="28" rx="4" />
          </svg>
          <span>
            <strong>{count.toLocaleString('en-US')}</strong> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A few ruled ledger lines with their sum, each an `Item` with its amount in dollars, money out negative. */
export function MiniLedger({ title, children }: { title: string; children: ReactNode }) {
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
          <th scope="row">Net change</th>
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

/** The middles of the two columns, in units of the drawing. */
const dishes = [300, 900];

/** A pair of scales: two headings, each with a list of what speaks for it. */
export function ScaleTest({ children }: { children: ReactNode }) {
  return (
    <div className="columns columns-2 scale-test">
      <svg viewBox="0 0 1200 132" aria-hidden="true">
        <path d="M300 26h600M600 26v98M520 128h160" fill="none" stroke="currentColor" strokeWidth="6" />
        <circle cx="600" cy="26" r="14" fill="currentColor" />
        {dishes.map((x) => (
          <g key={x}>
            <path d={`M${x} 26l-60 62h120z`} fill="none" stroke="currentColor" strokeWidth="2" />
            <path d={`M${x - 76} 88h152a76 34 0 0 1-152 0z`} />
          </g>
        ))}
      </svg>
      {byHeading(children).map(([title, criteria]) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className="rows">
            {listItems(criteria).map((criterion) => (
              <li key={String(criterion)}>{criterion}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
