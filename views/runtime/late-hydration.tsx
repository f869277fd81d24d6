import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { hydrateRoot, Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PageContextContext, usePageContext } from './page-context.tsx';
import { useHydrated } from './use-hydrated.ts';

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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        observer.disconnect();
        loadCode().then(
          () => {
            if (!left.signal.aborted) root = takeOver(container);
          },
          () => {},
        );
      },
      { rootMargin: '100%' },
    );
    observer.observe(container);
    return () => {
      observer.disconnect();
      left.abort();
      // React must not unmount a root while it renders another one.
      queueMicrotask(() => root?.unmount());
    };
  }, [isLate]);

  if (isLate) return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return <div>{children}</div>;
}
