import { type ReactNode, Suspense } from 'react';

/**
 * A part of a large form that React hydrates on its own: at once on an interaction with it, else while the browser is
 * idle. Hydrated in one go, a large form delays the first key press.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
