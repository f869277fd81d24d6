/** Gray placeholders of posts while they load. Visible after 150 ms at the earliest. */
export function Skeleton({ count }: { count: number }) {
  return (
    <div className="skeleton">
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <div className="post-grid">
        {[...Array(count).keys()].map((key) => (
          <PostShape key={key} />
        ))}
      </div>
    </div>
  );
}

/** The picture and the text of a post in a list: of a PostCard of this size. */
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
