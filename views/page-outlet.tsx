import { memo, type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { answersStatus, pageQuery } from '#shared/page-data.ts';
import { matchRoute, routeRow } from '#shared/routes.ts';
import { Skeleton } from './components/skeleton.tsx';
import { usePageContext } from './context.tsx';
import { DataBlock, DataContext } from './data.tsx';
import type { PageProps } from './page.ts';
import { pageModules } from './page-modules.ts';
import { PageShown } from './page-shown.ts';

/** The page of the current address. A new key for each shows the skeleton at once where a page is slow to come. */
export function PageOutlet() {
  const { pathname, search } = useLocation();
  const query = pageQuery(new URLSearchParams(search), routeRow(matchRoute(pathname).name).query);
  return (
    <Suspense key={`${pathname}?${query}`} fallback={<Skeleton />}>
      <CurrentPage path={pathname} search={query} />
    </Suspense>
  );
}

/** Rendered again only for another address: a click on a fragment link must neither fetch nor touch what stands there. */
const CurrentPage = memo(function CurrentPage({ path, search }: { path: string; search: string }): ReactNode {
  const match = matchRoute(path);
  const query = new URLSearchParams(search);
  const source = use(DataContext)!;
  const context = usePageContext();
  const row = routeRow(match.name);
  const requests = row.data?.(match.params, query) ?? [];
  // Started here, awaited where they are shown.
  for (const { name, params } of row.late?.(match.params, query) ?? []) source.load(name, params as never);
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
});

/** Tells the browser's navigation that this page now stands on the screen. Nothing on the server. */
function Arrival({ path, head }: { path: string; head: Parameters<typeof PageShown.tell>[1] }) {
  useLayoutEffectInBrowser(() => PageShown.tell(path, head), [path]);
  return null;
}

const useLayoutEffectInBrowser = typeof document === 'undefined' ? useEffect : useLayoutEffect;
