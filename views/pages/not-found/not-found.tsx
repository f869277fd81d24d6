import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { telHref } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';
import { isLongSlug } from '#shared/news/slug.ts';
import type { Head } from '#shared/site/head.ts';
import { href, matchRoute, routeRow } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Link } from '#views/components/link.tsx';
import { Missing } from '#views/components/missing.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { DataBlock, useData } from '#views/runtime/use-data.tsx';
import { LongSlug } from './long-slug.tsx';

const kinds = { blogPost: 'post', blogTag: 'tag', blogAuthor: 'author' } as const;

/** Unknown paths, and meetings, posts, tags and authors that do not exist. */
export function Page({ path }: PageProps) {
  if (isMeeting(path)) return <NoMeeting />;
  const { name, params } = matchRoute(path);
  const kind = name in kinds ? kinds[name as keyof typeof kinds] : 'page';
  return <NotFound kind={kind} path={path} slug={params['slug']} />;
}

/** Whether a path is that of a booked meeting, or the beginning of one. */
function isMeeting(path: string): boolean {
  return `${path}/`.startsWith(routeRow('bookedMeeting').path.replace(':id', ''));
}

export function head({ context, path }: PageProps): Head {
  if (isMeeting(path)) {
    return {
      title: 'Meeting not found',
      description: `This link does not lead to a meeting. To move or cancel one, call ${context.brand.contact.phone}.`,
      noindex: true,
    };
  }
  return {
    title: 'Page not found',
    description: `This page of ${context.brand.name} does not exist or has moved. Go to the home page, or call ${context.brand.contact.phone} for help.`,
    noindex: true,
  };
}

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
function NotFound({ kind, path, slug = '' }: Props) {
  const isLong = kind === 'post' && isLongSlug(slug);
  return (
    <Missing scene="not-found">
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
function NoMeeting() {
  const { phone } = usePageContext().brand.contact;
  return (
    <Missing scene="not-found">
      <h1>This link does not lead to a meeting</h1>
      <p>It is not complete, or not one of ours. Copy the whole link from your confirmation.</p>
      <p>To move or cancel a meeting without it, call us.</p>
      <div className="button-row">
        <Button to={telHref(phone)} icon="phone">
          Call {phone}
        </Button>
        <Button to={href('schedule')} variant="secondary" icon="calendar-days">
          Schedule a meeting
        </Button>
      </div>
    </Missing>
  );
}

/** Pages and posts with a path similar to the requested one, streamed after the rest of the page. */
export function Suggestions({ path }: { path: string }) {
  return (
    <Suspense fallback={null}>
      <DidYouMean path={path} />
    </Suspense>
  );
}

function DidYouMean({ path }: { path: string }) {
  const result = useData('suggestions', { path });
  const suggestions = result.ok ? result.value : [];
  return (
    <>
      <DataBlock name="suggestions" params={{ path }} />
      {suggestions.length > 0 && (
        <div className="not-found-suggestions ruled">
          <p>Did you mean …?</p>
          <ul className="plain-list">
            {suggestions.map((suggestion) => (
              <li key={suggestion.path}>
                <Link to={suggestion.path}>{suggestion.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Redirects to the home page after a countdown, unless the visitor stays or contacts support. Not without scripts. */
function Countdown() {
  const navigate = useNavigate();
  const withBrand = useBrandPath();
  const home = withBrand(href('home'));
  const [left, setLeft] = useState<number>(limits.notFoundCountdownSeconds);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [stopped]);

  useEffect(() => {
    if (left === 0 && !stopped) navigate(home, { replace: true });
  }, [left, stopped, navigate, home]);

  const stop = () => setStopped(true);
  return (
    <>
      <div className="countdown cluster no-print needs-scripts">
        {!stopped && (
          <>
            <p role="timer">Redirecting to homepage in {left} seconds...</p>
            <Button variant="secondary" size="sm" onClick={stop}>
              Stay here
            </Button>
          </>
        )}
        {stopped && <p role="status">You are staying on this page.</p>}
      </div>
      <HomeAndSupport onSupport={stop} />
    </>
  );
}

/** The two ways on from every page that was not found. */
function HomeAndSupport({ onSupport }: { onSupport?: () => void }) {
  return (
    <div className="button-row">
      <Button to={href('home')} icon="house">
        Return Home Now
      </Button>
      <span onClickCapture={onSupport}>
        <Button to={href('contact')} variant="secondary" icon="message-circle">
          Contact Support
        </Button>
      </span>
    </div>
  );
}
