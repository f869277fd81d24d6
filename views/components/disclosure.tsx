import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { summary: ReactNode; open?: boolean; id?: string; children: ReactNode };

/** Something to open, by the browser itself: works without scripts, and finding in the page opens it. */
export function Disclosure({ summary, open, id, children }: Props) {
  return (
    <details className="disclosure" open={open} id={id}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
