import { type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { answersStatus, pageQuery } from '#shared/page-data.ts';
import { matchRoute, type RouteMatch, routeRow } from '#shared/routes.ts';
import { Skeleton } from './components/skeleton.tsx';
import { usePageContext } from './context.tsx';
import { DataBlock, DataContext } from './data.tsx';
import type { PageProps } from './page.ts';
import { pageModules } from './page-modules.ts';
import { PageShown } from './page-shown.ts';

/** The page of the current address. A new key for each shows the skeleton at once where a page is slow to come. */
export function PageOutlet() {
  const { pathname, search } = useLocation();
  const match = matchRoute(pathname);
  const query = new URLSearchParams(search);
  return (
    <Suspense key={`${pathname}?${pageQuery(query, routeRow(match.name).query)}`} fallback={<Skeleton />}>
      <CurrentPage match={match} query={query} path={pathname} />
    </Suspense>
  );
}

type Props = { match: RouteMatch; query: URLSearchParams; path: string };

function CurrentPage({ match, query, path }: Props): ReactNode {
  const source = use(DataContext)!;
  const context = usePageContext();
  const requests = routeRow(match.name).data?.(match.params, query) ?? [];
  const promises = requests.map(({ name, params }) => source.load(name, params as never));
  const answers = promises.map((promise) => use<unknown>(promise));
  const missing = match.name !== 'notFound' && answersStatus(match.name, answers, query) === 404;
  const { Page, head } = pageModules.use(missing ? 'notFound' : match.name);
  const props: PageProps = { context, params: match.params, query, path };
  return (
    <>
      {requests.map(({ name, params, key }) => (
        <DataBlock key={key} name={name} params={params as never} />
      ))}
      <Page {...props} />
      <Arrival path={path} head={() => head(props, (name, params) => source.load(name, params).value)} />
    </>
  );
}

/** Tells the browser's navigation that this page now stands on the screen. Nothing on the server. */
function Arrival({ path, head }: { path: string; head: Parameters<typeof PageShown.tell>[1] }) {
  useLayoutEffectInBrowser(() => PageShown.tell(path, head), [path]);
  return null;
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;
