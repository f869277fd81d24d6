/** Cash at the end of each of 13 weeks, in thousands of dollars. */
const cash = [42, 38, 47, 40, 31, 24, 19, 28, 36, 33, 41, 46, 44].map((thousands, index) => ({
  week: index + 1,
  thousands,
}));
const floor = 20;

const figures = [
  { label: 'Cash today', value: '$42,000', note: 'Plan: $45,000' },
  { label: 'Margin, last month', value: '31%', note: 'Same month last year: 36%' },
  { label: 'Owed to us over 60 days', value: '$11,800', note: 'Two customers' },
  { label: 'Quotes out', value: '$96,000', note: 'We win about one in three' },
];

const changes = [
  'Plywood rose after the quotes went out. The price list now lapses after 15 days.',
  'Week 7 holds the tax estimate and the van deposit. Move the van to week 9.',
  'One customer makes up half of the old receivables. Call before new work starts.',
];

/** Sample one-page report with invented numbers: four key figures, thirteen weeks of cash, changes, one decision. */
export function CfoReport() {
  return (
    <div className="cfo-report text-headings">
      <p className="cluster cfo-head">
        <strong>Monthly page</strong> <span className="badge">Sample figures</span>
      </p>
      <dl className="stats cfo-figures">
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <div className="cfo-chart">
        <h3>Cash by week, next 13 weeks</h3>
        <svg
          viewBox="0 0 560 180"
          width="560"
          height="180"
          role="img"
          aria-label="Bars of weekly cash: 42, 38, 47, 40, 31, 24, 19, 28, 36, 33, 41, 46 and 44 thousand dollars, with a floor at 20."
        >
          {cash.map(({ week, thousands }) => (
            <g key={week} className={thousands < floor ? 'cfo-low' : undefined}>
              <rect x={week * 42 - 30} y={150 - thousands * 2.8} width="30" height={thousands * 2.8} rx="3" />
              <text x={week * 42 - 15} y="168" textAnchor="middle">
                {week}
              </text>
              <text x={week * 42 - 15} y={143 - thousands * 2.8} textAnchor="middle" className="cfo-value">
                {thousands}
              </text>
            </g>
          ))}
          <path
            d={`M4 ${150 - floor * 2.8}H556`}
            fill="none"
            stroke="var(--text)"
            strokeWidth="1.5"
            strokeDasharray="6 5"
          />
        </svg>
      </div>
      <div>
        <h3>What moved</h3>
        <ul className="rows">
          {changes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <h3>To decide by Friday</h3>
        <p>Take the school order at 27% margin to keep two people busy in week 8, or hold the price and let it go?</p>
      </div>
    </div>
  );
}
