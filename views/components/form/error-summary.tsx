import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Messages = Partial<Record<string, string>>;
type Props = {
  /** Messages of the last submit by field name. A single one is not repeated here. */
  errors: Messages;
  /** Those of now. */
  current?: Messages;
  /** Names of fields that say it themselves, below them: the link is the name alone. */
  labels?: Messages;
  /** In a document that answers a post: the browser itself goes there. Orca says no alert inside of what can have the focus. */
  focusOnLoad?: boolean;
};

/** What is wrong with the fields of a form now, above it, each a link to its field; gone when all are corrected. */
export function ErrorSummary({ errors, current = errors, labels, focusOnLoad }: Props) {
  const wrong = Object.entries(current).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (wrong.length === 0 || Object.values(errors).filter(Boolean).length < 2) return null;
  return (
    <div className="error-summary" {...(focusOnLoad && { tabIndex: -1, autoFocus: true })}>
      <p className="callout-title with-icon" role="alert">
        <Icon name="circle-alert" /> {wrong.length === 1 ? '1 thing' : `${wrong.length} things`} to fix
      </p>
      <ul className={labels && 'cluster'}>
        {wrong.map(([name, now]) => (
          <li key={name}>
            <FieldLink name={name}>{labels?.[name] ?? withLabel(errors[name], now)}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In a tool the message of the submit has the field's label before it, and stays while the same is wrong. */
function withLabel(message: string | undefined, now: string): string {
  return message?.endsWith(now) ? message : now;
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
