import { type ReactNode, useState } from 'react';
import { lazyModules } from './lazy-modules.ts';
import type { PageProps } from './page-module.ts';

type View = { Page: (props: PageProps) => ReactNode };

/** The view of a static page: in memory on the server, a chunk of its own in the browser. */
export function staticView<V extends View>(load: () => Promise<V>) {
  return lazyModules<V, { view: () => Promise<V> }>({ view: load });
}

/** By id: what the document brought is there at once when the visitor comes back to its page. */
const stored = new Map<string, string>();

/**
 * A page without behaviour beyond links and plain HTML. When it is part of the document, the browser keeps the server's
 * markup and never loads its code; when it is opened by a page change, it is loaded and rendered like any other.
 */
export function StaticPage({ view, ...props }: PageProps & { view: ReturnType<typeof staticView> }) {
  return (
    <StaticMarkup id={props.path} className="defer-below-fold">
      {() => {
        const { Page } = view.use('view');
        return <Page {...props} />;
      }}
    </StaticMarkup>
  );
}

type MarkupProps = { id: string; className?: string; children: () => ReactNode };

/**
 * The same for a part of a page.
 * @param id unique in the document
 * @param children renders the part unless the document has its markup already
 */
export function StaticMarkup({ id, className, children }: MarkupProps) {
  const [markup] = useState(() => serverMarkup(id));
  if (markup === null) {
    return (
      <div className={className} data-static={id}>
        <Rendered>{children}</Rendered>
      </div>
    );
  }
  return (
    <div className={className} data-static={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

/** A component, so that `children` may call hooks. */
function Rendered({ children }: { children: () => ReactNode }) {
  return children();
}

/** The markup of this page or part if the document has it, or has had it. */
function serverMarkup(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const markup = document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? stored.get(id) ?? null;
  if (markup !== null) stored.set(id, markup);
  return markup;
}
