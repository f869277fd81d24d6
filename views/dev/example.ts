import type { ReactNode } from 'react';

/** One state of a component on the development page. */
export type Example = {
  /** File of the component below views/components, or of a card below views/pages. */
  file: string;
  state: string;
  /** Needs the width of a page. */
  wide?: boolean;
  /** @param key differs in each panel, for ids and names */
  render: (key: string) => ReactNode;
};
