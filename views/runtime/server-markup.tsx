import { type ReactNode, useState } from 'react';
import { lazyModules } from './lazy-modules.ts';
import type { PageProps } from './page-module.ts';

type View = { Page: (props: PageProps) => ReactNode };
type Loader = () => Promise<View>;

/** The view of a static page: in memory on the server, a chunk of its own in the browser. */
export function staticView(load: Loader) {
  return lazyModules<View, { view: Loader }>({ view: load });
}

/**
 * A page with nothing to operate beyond links and what HTML does itself. When it arrives with the document, the browser
 * keeps the server's markup and never loads its code; when it is reached by a page change, it is loaded and rendered
 * like any other.
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
 * @param id one of its kind in the document
 * @param children renders the part where the document does not hold it yet
 */
export function StaticMarkup({ id, className, children }: MarkupProps) {
  const [kept] = useState(() => serverMarkup(id));
  if (kept === null) {
    return (
      <div className={className} data-static={id}>
        <Rendered>{children}</Rendered>
      </div>
    );
  }
  return (
    <div className={className} data-static={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
  );
}

/** A component of its own, so that `children` may use what only components may. */
function Rendered({ children }: { children: () => ReactNode }) {
  return children();
}

/** The markup of this very page or part, if it stands in the document already: then this render takes it over. */
function serverMarkup(id: string): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(`[data-static="${CSS.escape(id)}"]`)?.innerHTML ?? null;
}
