import { type MouseEvent, useEffect } from 'react';
import { type LoadError, loadErrorMessages } from '#shared/news/load-error-messages.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Link } from '#views/components/link.tsx';
import { Missing } from '#views/components/missing.tsx';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

type Props = {
  kind: 'post' | 'tag' | 'author';
  path: string;
  /** The error of the browser's own request, if it made one. */
  error?: LoadError;
};

/** In place of a post, tag or author while Ghost is down (status 503): the message on the page and as a toast. */
export function ContentUnavailable({ kind, path, error }: Props) {
  const { brand } = usePageContext();
  const [title, description] = loadErrorMessages[kind];
  useEffect(() => showLoadError(kind, error), [kind, error]);
  return (
    <Missing scene="empty-state">
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <p>
        Our news pages are out of reach for the moment. The rest of the site works, and so does the phone:{' '}
        {brand.contact.phone}.
      </p>
      <p>
        <Link to={path} onClick={reload}>
          Try again
        </Link>
      </p>
      <div className="button-row">
        <Button to={href('blog')} variant="secondary" icon="newspaper">
          Go to News
        </Button>
      </div>
    </Missing>
  );
}

function reload(event: MouseEvent) {
  event.preventDefault();
  location.reload();
}
