type Side = { title: string; items: string[] };

/** The middles of the two columns, in units of the drawing. */
const dishes = [300, 900];

/** A pair of scales: criteria for one answer on the left, for the other on the right. */
export function ScaleTest({ left, right }: { left: Side; right: Side }) {
  return (
    <div className="columns columns-2 scale-test">
      <svg viewBox="0 0 1200 132" aria-hidden="true" focusable="false">
        <path d="M300 26h600M600 26v98M520 128h160" fill="none" stroke="currentColor" strokeWidth="6" />
        <circle cx="600" cy="26" r="14" fill="currentColor" />
        {dishes.map((x) => (
          <g key={x}>
            <path d={`M${x} 26l-60 62h120z`} fill="none" stroke="currentColor" strokeWidth="2" />
            <path d={`M${x - 76} 88h152a76 34 0 0 1-152 0z`} className="scale-dish" />
          </g>
        ))}
      </svg>
      {[left, right].map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className="rows">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
