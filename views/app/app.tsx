import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageContext } from '#shared/site/page-context.ts';
import { type DataRequest, dataRequest, pageQuery, statusFor } from '#shared/site/page-data.ts';
import { matchRoute, type RouteMatch, routeRow } from '#shared/site/routes.ts';
import { type CommittedPage, NavigationEvents } from '../runtime/navigation-events.ts';
import { PageContextContext, usePageContext } from '../runtime/page-context.tsx';
import type { PageProps, ReadData } from '../runtime/page-module.ts';
import { DataBlock, DataContext, type DataSource } from '../runtime/use-data.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { pageModules } from './page-registry.ts';

type Props = { context: PageContext; source: DataSource; children?: ReactNode };

/**
 * The content of `main`, inside whichever router the side has. `children` are the browser's own listeners. What a form was
 * posted with counts until its page is left: from then on the drafts have what was entered later.
 */
export function App({ context, source, children }: Props) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && pathname !== first) setLeft(true);
  const current = useMemo(() => (left ? { ...context, formState: null } : context), [left, context]);
  return (
    <PageContextContext value={current}>
      <DataContext value={source}>
        <PageOutlet />
        {children}
      </DataContext>
    </PageContextContext>
  );
}

/**
 * The page of the current URL. The old page stays until the new one is ready or the skeleton covers it. There is no
 * Suspense boundary, because React renders back and forward at once and would show the fallback for a page that waits.
 */
export function PageOutlet() {
  const { pathname, search, key } = useLocation();
  const match = matchRoute(pathname);
  const query = new URLSearchParams(search);
  const page = `${pathname}?${pageQuery(query, routeRow(match.name).query)}`;
  const entry = `${key} ${page}`;
  return (
    <PageErrorBoundary page={page}>
      <CurrentPage key={page} entry={entry} match={match} query={query} path={pathname} />
    </PageErrorBoundary>
  );
}

type CurrentPageProps = {
  entry: string;
  match: RouteMatch;
  query: URLSearchParams;
  path: string;
};

function CurrentPage({ entry, match, query, path }: CurrentPageProps): ReactNode {
  const source = use(DataContext)!;
  const context = usePageContext();
  const row = routeRow(match.name);
  const requests = row.critical?.(match.params, query) ?? [];
  const [promises] = useState(() => {
    const load = ({ name, params }: DataRequest) => source.load(name, params as never);
    // Deferred data is requested at once and awaited where it is shown. The browser requests only what it has to show:
    // what a document shows came with it.
    if (source.server) row.deferred?.(match.params, query).forEach(load);
    return requests.map(load);
  });
  const results = promises.map((promise) => use<unknown>(promise));
  const missing = match.name !== 'notFound' && statusFor(match.name, results, query) === 404;
  const { Page, head } = pageModules.use(missing ? 'notFound' : match.name);
  const read: ReadData = (name, params) => {
    const index = requests.findIndex(({ key }) => key === dataRequest(name, params).key);
    return (promises[index] ?? source.load(name, params)).value as never;
  };
  const props: PageProps = { context, params: match.params, query, path };
  return (
    <>
      {requests.map(({ name, params, key }) => (
        <DataBlock key={key} name={name} params={params as never} />
      ))}
      <Page {...props} />
      <CommitReporter entry={entry} path={path} head={() => head(props, read)} />
    </>
  );
}

/** Reports to the browser's navigation that the page is on the screen. Does nothing on the server. */
function CommitReporter(page: CommittedPage) {
  useLayoutEffectInBrowser(() => NavigationEvents.commit(page), [page.entry]);
  return null;
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;
