import type { OfficialLink } from '#shared/tax/facts/official-links.ts';
import { ArrowLink } from '#views/components/arrow-link.tsx';
import { Icon } from '#views/components/icon.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';

type Props = {
  id?: string;
  title: string;
  icon: IconName;
  /** Which letters or bills this office is for. */
  hint: string;
  links: readonly OfficialLink[];
  /** What the office requests. */
  needs: readonly string[];
  waitTime?: string;
  /** On phones, too. */
  open?: boolean;
};

/** Links to a tax office's official pages, what it requests, and how long it takes. On phones one row until opened. */
export function OfficialLinkCard({ id, title, icon, hint, links, needs, waitTime, open }: Props) {
  return (
    <article className="card official-link">
      <details id={id} open={open}>
        <summary>
          <Icon name={icon} className="card-icon" />
          <h3>{title}</h3>
          <Icon name="chevron-down" />
        </summary>
        <p>{hint}</p>
        <h4>What the page asks for</h4>
        <ul className="bullets">
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
        {waitTime && (
          <>
            <h4>Usual wait</h4>
            <p>{waitTime}</p>
          </>
        )}
      </details>
      <div className="official-link-urls">
        {links.map(({ label, url }) => (
          <ArrowLink key={url} to={url}>
            {`${label} `}
          </ArrowLink>
        ))}
      </div>
    </article>
  );
}
