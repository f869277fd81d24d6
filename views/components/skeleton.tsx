type Props = { kind?: 'page' | 'cards' | 'lines'; count?: number };

/** Gray placeholders while content loads: a page, a row of cards, or lines of text. Visible after 150 ms at the earliest. */
export function Skeleton({ kind = 'page', count = 3 }: Props) {
  return (
    <div className={`skeleton skeleton-${kind}`}>
      <span className="visually-hidden" role="status">
        Loading
      </span>
      {kind === 'page' && <PageShape />}
      {kind === 'cards' && <Cards count={count} />}
      {kind === 'lines' && times(count, (key) => <span key={key} className="skeleton-bar" />)}
    </div>
  );
}

function PageShape() {
  return (
    <div className="wrap">
      <span className="skeleton-bar skeleton-title" />
      <span className="skeleton-bar" />
      <span className="skeleton-bar skeleton-short" />
      <Cards count={3} />
    </div>
  );
}

function Cards({ count }: { count: number }) {
  return (
    <div className="card-grid card-grid-3">
      {times(count, (key) => (
        <span key={key} className="skeleton-card" />
      ))}
    </div>
  );
}

function times<T>(count: number, make: (key: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
