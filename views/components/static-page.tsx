import type { ComponentType, ReactNode } from 'react';
import { StaticMarkup } from '../runtime/hydration.tsx';
import { lazyModule } from '../runtime/lazy-modules.ts';
import type { PageProps } from '../runtime/page-module.ts';
import { useShownCallBar } from './page-hooks.ts';

type Parts = Record<string, (props: never) => ReactNode>;
type PropsOf<Part> = Part extends () => ReactNode
  ? object
  : Part extends (props: infer Props) => ReactNode
    ? Props
    : never;
type PartProps<M extends Parts, Name extends keyof M> = { part: Name; id: string; className?: string } & PropsOf<
  M[Name]
>;
type View = { Page: (props: PageProps) => ReactNode };
type LazyView = ReturnType<typeof lazyModule<View>>;

/**
 * Parts of a page without behavior: the components that a module exports, by name, which the server alone has.
 * @returns a component; its `id` is unique in the site
 */
export function staticParts<M extends Parts>(load: () => Promise<M>) {
  const module = lazyModule(load);
  return <Name extends keyof M>({ part, id, className, ...props }: PartProps<M, Name>) => (
    <StaticMarkup id={id} className={className}>
      {() => {
        const Part = module.use()[part] as unknown as ComponentType<object>;
        return <Part {...props} />;
      }}
    </StaticMarkup>
  );
}

/** A page without behavior beyond links and plain HTML, whose view the server alone has. */
export function staticPage(load: () => Promise<View>) {
  const view = lazyModule(load);
  return (props: PageProps) => <StaticPage view={view} {...props} />;
}

function StaticPage({ view, ...props }: PageProps & { view: LazyView }) {
  useShownCallBar(props.path);
  return (
    <StaticMarkup id={props.path} className="defer-below-fold">
      {() => {
        const { Page } = view.use();
        return <Page {...props} />;
      }}
    </StaticMarkup>
  );
}
