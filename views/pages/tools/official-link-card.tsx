import type { OfficialLink } from '#shared/tax/facts/official-links.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { Icon } from '#views/components/icon.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';

type Props = {
  id?: string;
  title: string;
  icon: IconName;
  /** How a visitor recognizes that this is the one. */
  hint: string;
  doors: readonly OfficialLink[];
  /** What to have in hand. */
  needs: readonly string[];
  wait?: string;
};

/** An office's official addresses, what it asks for, and how long it takes. */
export function OfficialLinkCard({ id, title, icon, hint, doors, needs, wait }: Props) {
  return (
    <article className="card official-link" id={id}>
      <Icon name={icon} className="card-icon" />
      <h3>{title}</h3>
      <p>{hint}</p>
      <h4>Have in hand</h4>
      <ul>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      {wait && (
        <>
          <h4>Usual wait</h4>
          <p>{wait}</p>
        </>
      )}
      <div className="official-link-urls">
        {doors.map(({ label, url }) => (
          <ArrowLink key={url} to={url}>
            {label}
          </ArrowLink>
        ))}
      </div>
    </article>
  );
}
