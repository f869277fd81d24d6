import type { ReactNode } from 'react';
import type { Params } from '#shared/site/routes.ts';
import { StaticMarkup } from '../runtime/hydration.tsx';
import { lazyModules } from '../runtime/lazy-modules.ts';
import type { PageProps } from '../runtime/page-module.ts';
import { useOpenSections, useShownCallBar } from './page-hooks.ts';

type View = { Page: (props: PageProps) => ReactNode; preload?: (params: Params) => Promise<unknown> };
type LazyView = ReturnType<typeof lazyView>;

/** `Page` and `preload` of a page without behavior beyond links and plain HTML; its view is a chunk that few visits load. */
export function staticPage(load: () => Promise<View>) {
  const view = lazyView(load);
  const page = (props: PageProps) => <StaticPage view={view} {...props} />;
  const preload = async (params: Params) => (await view.load('view')).preload?.(params);
  return { Page: page, preload };
}

function lazyView(load: () => Promise<View>) {
  return lazyModules<View, { view: () => Promise<View> }>({ view: load });
}

function StaticPage({ view, ...props }: PageProps & { view: LazyView }) {
  useOpenSections(props.path);
  useShownCallBar(props.path);
  return (
    <StaticMarkup id={props.path} className="defer-below-fold">
      {() => {
        const { Page } = view.use('view');
        return <Page {...props} />;
      }}
    </StaticMarkup>
  );
}
