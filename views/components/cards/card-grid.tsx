import type { ReactNode } from 'react';

type Props = {
  columns?: 2 | 3;
  /** On phones the cards are rows of a list, the icon beside the text. */
  dense?: boolean;
  children: ReactNode;
};

/** Cards in `columns` columns from 1024 px, two from 640 px, one below. */
export function CardGrid({ columns = 3, dense, children }: Props) {
  return <div className={`card-grid card-grid-${columns}${dense ? ' card-grid-dense' : ''}`}>{children}</div>;
}
