import type { ReactNode } from 'react';
import type { PageContext } from '#shared/site/page-context.ts';
import { ToastOutlet } from '../components/toast/toast-outlet.tsx';
import { PageContextContext } from '../runtime/page-context.tsx';
import { DataContext, type DataSource } from '../runtime/use-data.tsx';
import { Document, type DocumentParts } from './document.tsx';
import { PageOutlet } from './page-outlet.tsx';

type Props = { context: PageContext; source: DataSource; parts: DocumentParts; children?: ReactNode };

/** The whole document, inside whichever router the side has. `children` are the browser's own listeners. */
export function App({ context, source, parts, children }: Props) {
  return (
    <PageContextContext value={context}>
      <DataContext value={source}>
        <Document context={context} parts={parts} page={<PageOutlet />}>
          <ToastOutlet />
          <ToastOutlet small />
          {children}
        </Document>
      </DataContext>
    </PageContextContext>
  );
}
