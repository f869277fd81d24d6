import type { MouseEvent, Ref } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  /** Messages by field name. A single one is not repeated here. */
  errors: Partial<Record<string, string>>;
  /** Id of a field's control by its name. */
  idOf?: (name: string) => string;
  /** Receives the focus after a failed submit. */
  ref?: Ref<HTMLDivElement>;
  /** In a document that answers a post: the browser itself goes there, without scripts too. */
  focusOnLoad?: boolean;
};

/** All errors of a form above it, each a link to its field. */
export function ErrorSummary({ errors, idOf = (name) => `field-${name}`, ref, focusOnLoad }: Props) {
  const messages = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (messages.length < 2) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref} {...{ autoFocus: focusOnLoad }}>
      <p className="error-summary-title">
        <Icon name="circle-alert" /> {messages.length} things to fix
      </p>
      <ul>
        {messages.map(([name, message]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={focusTarget}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
