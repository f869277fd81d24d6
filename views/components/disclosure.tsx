import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = DetailsHTMLAttributes<HTMLDetailsElement> & {
  summary: ReactNode;
  'data-below'?: true | undefined;
};

/**
 * Something to open, by the browser itself: works without scripts, and finding in the page opens it.
 * @param summary plain text, or one heading: HTML allows it there only as the summary's own child
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
