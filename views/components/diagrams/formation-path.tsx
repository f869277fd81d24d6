type Step = { title: string; text: string; office: string; cost: string };

/** The steps of forming a business: what, which authority, what cost. */
export function FormationPath({ steps }: { steps: Step[] }) {
  return (
    <ol className="formation-path">
      {steps.map(({ title, text, office, cost }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <dl>
            <div>
              <dt>Where</dt>
              <dd>{office}</dd>
            </div>
            <div>
              <dt>Cost</dt>
              <dd>{cost}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}
