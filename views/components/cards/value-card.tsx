import type { IconName } from '#views/runtime/icon-names.ts';
import { Icon } from '../icon.tsx';

/** A card with a ruled head, an icon, an h3 and one sentence. */
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
