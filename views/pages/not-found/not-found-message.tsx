import type { ReactNode } from 'react';
import { telHref } from '#shared/format/text.ts';
import { isLongSlug } from '#shared/news/slug.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Letterhead } from '#views/components/letterhead.tsx';
import { Art } from '#views/components/picture/art.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Countdown, HomeAndSupport } from './countdown.tsx';
import { LongSlug } from './long-slug.tsx';
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
      <ul className="bullets not-found-reasons">
        <li>The address was typed a little differently.</li>
        <li>{mainReason}</li>
        <li>An email or a printed page cut the link in two.</li>
      </ul>
    </>
  );
}

/** For a link of a booked meeting that is wrong or cut off: who wants to move or cancel needs the telephone. */
export function NoMeeting() {
  const { phone } = usePageContext().brand.contact;
  return (
    <Missing>
      <h1>This link does not lead to a meeting</h1>
      <p>It is not complete, or not one of ours. Copy the whole link from your confirmation.</p>
      <p>To move or cancel a meeting without it, call us.</p>
      <div className="button-row">
        <Button to={telHref(phone)} icon="phone">
          Call {phone}
        </Button>
        <Button to={href('schedule')} variant="secondary" icon="calendar-days">
          Book a meeting
        </Button>
      </div>
    </Missing>
  );
}

/** What does not exist in words, and beside them the drawing of a house that is not there. */
function Missing({ children }: { children: ReactNode }) {
  return (
    <section className="page-head page-head-art not-found">
      <div className="wrap">
        <Letterhead />
        <div className="not-found-text">{children}</div>
        <div className="page-head-panel">
          <Art scene="not-found" priority="auto" />
        </div>
      </div>
    </section>
  );
}
