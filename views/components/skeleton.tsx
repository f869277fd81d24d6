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
export function PostShape({ size = 'normal' }: { size?: 'normal' | 'lead' }) {
  return (
    <span className={`post-card post-card-${size}`}>
      {size === 'lead' && (
        <span className="post-card-picture">
          <span className="skeleton-bar skeleton-card" />
        </span>
      )}
      <span className="skeleton-bar skeleton-card skeleton-text" />
    </span>
  );
}

/**
 * The shape of a page's head, after the header of every document: the stylesheet shows it in place of the page while one that a link opens
 * is slow to come. Its text for screen readers is in the stylesheet, too, so that the document has none.
 */
export function PageSkeleton() {
  return (
    <div className="skeleton-page" role="status">
      <div className="wrap">
        <div>
          <span className="skeleton-bar skeleton-crumb" />
          <span className="skeleton-bar skeleton-title" />
          <span className="skeleton-bar skeleton-lead" />
          <span className="skeleton-bar skeleton-button" />
        </div>
        <span className="skeleton-bar skeleton-panel" />
      </div>
    </div>
  );
}
