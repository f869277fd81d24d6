type Side = { title: string; items: string[] };

/** A pair of scales: criteria for one answer on the left, for the other on the right. */
export function ScaleTest({ left, right }: { left: Side; right: Side }) {
  return (
    <div className="scale-test">
      <svg viewBox="0 0 320 56" width="320" height="56" aria-hidden="true" focusable="false">
        <path
          d="M40 20h240M160 20v30M130 52h60"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <circle cx="160" cy="14" r="8" fill="currentColor" />
        <path d="M40 20v14M280 20v14" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {[left, right].map(({ title, items }) => (
        <div key={title} className="scale-pan">
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
