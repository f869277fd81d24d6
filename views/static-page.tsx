import { type ReactNode, useState } from 'react';
import { lazyModules } from './lazy-modules.tsx';
import type { PageProps } from './page.ts';

type View = { Page: (props: PageProps) => ReactNode };
type Loader = () => Promise<View>;

/** The view of a static page: at hand on the server, its own chunk in the browser. */
export function staticView(load: Loader) {
  return lazyModules<View, { view: Loader }>({ view: load });
}

/**
 * A page with nothing to operate beyond links and what HTML does itself. When it arrives with the document, the browser
 * keeps the server's markup and never loads its code; when it is reached by a page change, it is loaded and rendered
 * like any other.
 */
export function StaticPage({ view, ...props }: PageProps & { view: ReturnType<typeof staticView> }) {
  const [kept] = useState(() => serverMarkup(props.path));
  if (kept !== null) {
    return <div data-static={props.path} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />;
  }
  const { Page } = view.use('view');
  return (
    <div data-static={props.path}>
      <Page {...props} />
    </div>
  );
}

/** The markup of this very page, if it stands in the document already: then this render takes over the server's. */
function serverMarkup(path: string): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector(`[data-static="${CSS.escape(path)}"]`)?.innerHTML ?? null;
}
