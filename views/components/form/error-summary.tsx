import type { MouseEvent, Ref } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  /** Message by field name; nothing is shown below two, where the message at the field is enough. */
  errors: Partial<Record<string, string>>;
  /** Id of a field's control by its name. */
  idOf?: (name: string) => string;
  /** To move the focus here after a failed submit. */
  ref?: Ref<HTMLDivElement>;
};

/** All faults of a form in one box on top of it, each a link to its field. */
export function ErrorSummary({ errors, idOf = (name) => `field-${name}`, ref }: Props) {
  const faults = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (faults.length < 2) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref}>
      <p className="error-summary-title">
        <Icon name="circle-alert" /> {faults.length} things to fix
      </p>
      <ul>
        {faults.map(([name, message]) => (
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
