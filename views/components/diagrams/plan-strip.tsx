type Phase = { days: string; title: string; items: string[] };

/** Phases of a plan in order, each with its days and tasks. */
export function PlanStrip({ phases }: { phases: Phase[] }) {
  return (
    <ol className="columns columns-3 plan-strip">
      {phases.map(({ days, title, items }) => (
        <li key={title}>
          <p className="plan-days">{days}</p>
          <h3>{title}</h3>
          <ul className="rows">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
