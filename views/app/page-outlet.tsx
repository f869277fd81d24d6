import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type DataRequest, dataRequest, pageQuery, statusFor } from '#shared/site/page-data.ts';
import { matchRoute, type RouteMatch, routeRow } from '#shared/site/routes.ts';
import { Skeleton } from '../components/skeleton.tsx';
import { type Arrived, NavigationEvents } from '../runtime/navigation-events.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import type { PageProps, ReadData } from '../runtime/page-module.ts';
import { DataBlock, DataContext } from '../runtime/use-data.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { pageModules } from './page-registry.ts';

/**
 * The page of the current address. The router changes it in a transition, so the old page stays until the new one is
 * ready; a page slow to come is announced from outside, and then the skeleton takes the old one's place.
 */
export function PageOutlet() {
  const { pathname, search, key } = useLocation();
  const slow = useSyncExternalStore(NavigationEvents.subscribe, NavigationEvents.pending, () => null);
  const match = matchRoute(pathname);
  const query = new URLSearchParams(search);
  const page = `${pathname}?${pageQuery(query, routeRow(match.name).query)}`;
  const place = `${key} ${page}`;
  return (
    <PageErrorBoundary page={page}>
      <Suspense fallback={<Skeleton />}>
        {slow === place ? (
          <Skeleton />
        ) : (
          <CurrentPage key={page} place={place} match={match} query={query} path={pathname} />
        )}
      </Suspense>
    </PageErrorBoundary>
  );
}

type Props = {
  place: string;
  match: RouteMatch;
  query: URLSearchParams;
  path: string;
};

function CurrentPage({ place, match, query, path }: Props): ReactNode {
  const source = use(DataContext)!;
  const context = usePageContext();
  const row = routeRow(match.name);
  const requests = row.critical?.(match.params, query) ?? [];
  const [promises] = useState(() => {
    const load = ({ name, params }: DataRequest) => source.load(name, params as never);
    // Late parts are asked for at once and awaited where they are shown.
    row.deferred?.(match.params, query).forEach(load);
    return requests.map(load);
  });
  const answers = promises.map((promise) => use<unknown>(promise));
  const missing = match.name !== 'notFound' && statusFor(match.name, answers, query) === 404;
  const { Page, head } = pageModules.use(missing ? 'notFound' : match.name);
  const read: ReadData = (name, params) => {
    const at = requests.findIndex(({ key }) => key === dataRequest(name, params).key);
    return (promises[at] ?? source.load(name, params)).value as never;
  };
  const props: PageProps = { context, params: match.params, query, path };
  return (
    <>
      {requests.map(({ name, params, key }) => (
        <DataBlock key={key} name={name} params={params as never} />
      ))}
      <Page {...props} />
      <Arrival place={place} path={path} head={() => head(props, read)} />
    </>
  );
}

/** Tells the browser's navigation that this page now stands on the screen. Nothing on the server. */
function Arrival(arrived: Arrived) {
  useLayoutEffectInBrowser(() => NavigationEvents.commit(arrived), [arrived.place]);
  return null;
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;
