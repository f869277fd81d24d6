import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { tone?: 'info' | 'warning'; title?: string; children: ReactNode };

const icons = { info: 'info', warning: 'triangle-alert' } as const;

/** A note set apart from the text. */
export function Callout({ tone = 'info', title, children }: Props) {
  return (
    <div className={`callout callout-${tone}`}>
      <Icon name={icons[tone]} />
      <div>
        {title && <p className="callout-title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
