import { type MouseEvent, useEffect } from 'react';
import { href } from '#shared/routes.ts';
import { Art } from '../components/art.tsx';
import { Button } from '../components/button.tsx';
import { Link } from '../components/link.tsx';
import { showToast } from '../components/toast-store.ts';
import { usePageContext } from '../context.tsx';

/** Specification, section 8; the author page is an addition in the same words. */
export const unavailableText = {
  post: ['Error Loading Post', 'Unable to load the requested post.'],
  tag: ['Error Loading Tag', 'Unable to load the requested tag.'],
  author: ['Error Loading Author', 'Unable to load the requested author.'],
} as const;

/** Instead of a post, tag or author while the news service does not answer (status 503): said on the page and by a notice. */
export function Unavailable({ kind, path }: { kind: keyof typeof unavailableText; path: string }) {
  const { brand } = usePageContext();
  const [title, description] = unavailableText[kind];
  useEffect(() => {
    showToast({ title, description, tone: 'destructive' });
  }, [title, description]);
  return (
    <section className="not-found">
      <div className="wrap">
        <div className="not-found-text">
          <h1>{title}</h1>
          <p className="lead">{description}</p>
          <p>
            Our news pages are out of reach for the moment. The rest of the site works, and so does the telephone:{' '}
            {brand.contact.phone}.
          </p>
          <p>
            <Link to={path} onClick={reload}>
              Try again
            </Link>
          </p>
          <div className="not-found-actions">
            <Button to={href('blog')} variant="secondary" icon="newspaper">
              Go to News
            </Button>
          </div>
        </div>
        <Art scene="empty-state" alt="" className="not-found-art" />
      </div>
    </section>
  );
}

function reload(event: MouseEvent) {
  event.preventDefault();
  location.reload();
}
