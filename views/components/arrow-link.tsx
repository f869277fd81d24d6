import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** A text link with an arrow that moves on hover and points up and out for other sites. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="arrow-link">
      {children}
      <Icon name={/^https?:/.test(to) ? 'arrow-up-right' : 'arrow-right'} />
    </Link>
  );
}
