import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Messages = Partial<Record<string, string>>;
type Props = {
  /** Messages of the last submit by field name. A single one is not repeated here. */
  errors: Messages;
  /** Those of now: a field without one is corrected, and stays in its line until all are, so that nothing moves. */
  current?: Messages;
  /** In a document that answers a post: the browser itself goes there, without scripts too. */
  focusOnLoad?: boolean;
};

/** All errors of a form above it, each a link to its field; gone when all are corrected. */
export function ErrorSummary({ errors, current = errors, focusOnLoad }: Props) {
  const messages = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const left = Object.values(current).filter(Boolean).length;
  if (messages.length < 2 || left === 0) return null;
  // Others may be wrong since then. They count, and have no line here, so that nothing moves.
  const all = Object.keys({ ...errors, ...current }).filter((name) => errors[name] || current[name]).length;
  return (
    <div className="error-summary" tabIndex={-1} {...{ autoFocus: focusOnLoad }}>
      <p className="error-summary-title" role="alert">
        <Icon name="circle-alert" /> {left < all ? `${left} of ${all} left` : `${left} things`} to fix
      </p>
      <ul>
        {messages.map(([name, message]) => (
          <li key={name}>
            <FieldLink name={name}>{current[name] ? shown(message, current[name]) : <s>{message}</s>}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with the field now; in a tool the message of the submit has its label before it. */
function shown(message: string, now: string): string {
  return message.endsWith(now) ? message : now;
}

/** A link to a field, or to the first one that is shown of a group of them. */
export function FieldLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <a href={`#field-${name}`} onClick={focusTarget}>
      {children}
    </a>
  );
}

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const id = event.currentTarget.hash.slice(1);
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const fields = target.querySelectorAll<HTMLElement>(`[name="${id.slice('field-'.length)}"]`);
  ([...fields].find(({ offsetParent }) => offsetParent) ?? target).focus();
}
