import type { ReactNode } from 'react';
import type { PageContext } from '#shared/site/page-context.ts';
import { PageContextContext } from '../runtime/page-context.tsx';
import { DataContext, type DataSource } from '../runtime/use-data.tsx';
import { PageOutlet } from './page-outlet.tsx';

type Props = { context: PageContext; source: DataSource; children?: ReactNode };

/** The content of `main`, inside whichever router the side has. `children` are the browser's own listeners. */
export function App({ context, source, children }: Props) {
  return (
    <PageContextContext value={context}>
      <DataContext value={source}>
        <PageOutlet />
        {children}
      </DataContext>
    </PageContextContext>
  );
}
