import type { ReactNode } from 'react';
import { StaticMarkup } from '../runtime/hydration.tsx';
import { lazyModules } from '../runtime/lazy-modules.ts';
import type { PageProps } from '../runtime/page-module.ts';
import { useOpenSections, useShownCallBar } from './page-hooks.ts';

type View = { Page: (props: PageProps) => ReactNode };
type LazyView = ReturnType<typeof lazyView>;

/** A page without behavior beyond links and plain HTML, whose view the server alone has. */
export function staticPage(load: () => Promise<View>) {
  const view = lazyView(load);
  return (props: PageProps) => <StaticPage view={view} {...props} />;
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
