import type { IconName } from '../runtime/icon-names.ts';
import { Icon } from './icon.tsx';

/** A promise on ledger paper: ruled head with the margin line, icon chip, h3, one sentence. */
export function ValueCard({ title, text, icon }: { title: string; text: string; icon: IconName }) {
  return (
    <article className="value-card">
      <span className="value-card-chip">
        <Icon name={icon} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
