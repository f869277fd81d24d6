import type { ReactNode } from 'react';

/** Cards in `columns` columns from 1024 px, two from 640 px, one below. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return <div className={`card-grid card-grid-${columns}`}>{children}</div>;
}
