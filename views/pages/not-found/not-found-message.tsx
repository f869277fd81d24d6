import { isLongSlug } from '#shared/news/slug.ts';
import { Countdown } from './countdown.tsx';
import { HomeAndSupport } from './home-and-support.tsx';
import { LongSlug } from './long-slug.tsx';
import { Missing } from './missing.tsx';
import { Suggestions } from './suggestions.tsx';

type Props = {
  /** What does not exist. For a post with a long slug, shorter ones are offered. */
  kind: 'page' | 'post' | 'tag' | 'author';
  path: string;
  slug?: string;
};

const reasons = {
  page: 'The page has moved, and the link that brought you here is old.',
  post: 'The article was renamed or taken down because its rule or date has passed.',
  tag: 'No article carries this tag anymore.',
  author: 'This author has no articles here anymore.',
};

/** The 404 page: reasons, suggestions of similar paths, and the redirect home. */
export function NotFound({ kind, path, slug = '' }: Props) {
  const isLong = kind === 'post' && isLongSlug(slug);
  return (
    <Missing>
      <p className="not-found-code">404</p>
      <h1>Oops! The page you're looking for cannot be found.</h1>
      {isLong && <LongSlug slug={slug} />}
      <Reasons mainReason={reasons[kind]} />
      {isLong ? (
        <HomeAndSupport />
      ) : (
        <>
          <Suggestions path={path} />
          <Countdown />
        </>
      )}
    </Missing>
  );
}

function Reasons({ mainReason }: { mainReason: string }) {
  return (
    <>
      <p>Possible reasons:</p>
      <ul className="not-found-reasons">
        <li>The address was typed a little differently.</li>
        <li>{mainReason}</li>
        <li>An e-mail or a printed page cut the link in two.</li>
      </ul>
    </>
  );
}
