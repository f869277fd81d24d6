import { type ReactNode, Suspense } from 'react';

/**
 * A part of a large form that React takes over by itself: what someone reaches for at once, the others while the
 * browser is idle. All together they would hold up the first keys.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
