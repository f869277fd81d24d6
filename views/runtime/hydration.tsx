import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { hydrateRoot, Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { observeIntersection } from './observe-intersection.ts';
import { PageContextContext, usePageContext } from './page-context.tsx';

/** Null on the server. */
export const HydrateRootContext = createContext<typeof hydrateRoot | null>(null);

type Props = { load: () => Promise<unknown>; children: ReactNode };

/**
 * A part of a page whose code the browser loads when the part is within a screen's height of being seen. Until then it is
 * the server's markup, and a form in it is posted by the browser; then a React root of its own takes it over, with what
 * has been entered. In a page opened by a page change it is rendered like any other.
 */
export function LateHydration({ load, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const hydrate = use(HydrateRootContext);
  const page = usePageContext();
  const isHydrated = useHydrated();
  const [isLate] = useState(hydrate !== null && !isHydrated);

  const takeOver = useEffectEvent((container: HTMLElement) =>
    hydrate!(
      container,
      <PageContextContext value={page}>
        <BrowserRouter>{children}</BrowserRouter>
      </PageContextContext>,
    ),
  );
  const loadCode = useEffectEvent(load);

  useEffect(() => {
    if (!isLate) return;
    const container = element.current!;
    let root: Root | undefined;
    const left = new AbortController();
    const stop = observeIntersection(
      [container],
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        stop();
        loadCode().then(
          () => {
            if (!left.signal.aborted) root = takeOver(container);
          },
          () => {},
        );
      },
      { rootMargin: '100%' },
    );
    return () => {
      stop();
      left.abort();
      // React must not unmount a root while it renders another one.
      queueMicrotask(() => root?.unmount());
    };
  }, [isLate]);

  if (isLate) return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return <div>{children}</div>;
}

const never = () => () => {};

/** False in the server's markup and while React takes it over, then true: for what only works with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** By id: what the document brought is there at once when the visitor comes back to its page. */
const stored = new Map<string, string>();

type MarkupProps = { id: string; className?: string; children: () => ReactNode };

/**
 * A part of a page without behavior. When it is part of the document, the browser keeps the server's markup and never loads
 * its code; when it is opened by a page change, it is rendered like any other.
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
