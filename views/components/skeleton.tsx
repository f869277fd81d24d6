type Props = { kind?: 'page' | 'posts' | 'lines'; count?: number };

/** Gray placeholders while content loads: a page, a grid of posts, or lines of text. Visible after 150 ms at the earliest. */
export function Skeleton({ kind = 'page', count = 3 }: Props) {
  return (
    <div className={`skeleton skeleton-${kind}`}>
      <span className="visually-hidden" role="status">
        Loading
      </span>
      {kind === 'page' && (
        <div className="wrap">
          <span className="skeleton-bar skeleton-title" />
          <span className="skeleton-bar" />
          <span className="skeleton-bar skeleton-short" />
          <span className="skeleton-card" />
        </div>
      )}
      {kind === 'posts' && (
        <div className="post-grid">
          {times(count, (key) => (
            <PostShape key={key} />
          ))}
        </div>
      )}
      {kind === 'lines' && times(count, (key) => <span key={key} className="skeleton-bar" />)}
    </div>
  );
}

/** The picture and the text of a post in a list: of a PostCardView of this size. */
export function PostShape({ size = 'normal' }: { size?: 'normal' | 'lead' | 'row' }) {
  return (
    <span className={`post-card post-card-${size}`}>
      <span className="post-card-picture">
        <span className="skeleton-card" />
      </span>
      <span className="skeleton-card skeleton-text" />
    </span>
  );
}

function times<T>(count: number, make: (key: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
