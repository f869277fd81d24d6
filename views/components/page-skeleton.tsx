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
