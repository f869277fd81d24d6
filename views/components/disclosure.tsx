import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = DetailsHTMLAttributes<HTMLDetailsElement> & { summary: ReactNode };

/**
 * Collapsible content by the browser's own `details`: works without scripts, and find-in-page opens it.
 * @param summary plain text, or one heading, which HTML allows only as a direct child of `summary`
 */
export function Disclosure({ summary, children, ...rest }: Props) {
  return (
    <details className="disclosure" {...rest}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
