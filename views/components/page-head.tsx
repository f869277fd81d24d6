import type { ReactNode } from 'react';
import type { SceneName } from '#shared/brands/scenes.ts';
import { href } from '#shared/site/routes.ts';
import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { useSource } from '#views/runtime/use-data.tsx';
import { usePageContext } from '../runtime/page-context.tsx';
import { Button } from './button.tsx';
import { Letterhead } from './letterhead.tsx';
import { Link } from './link.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

type PageHeadProps = {
  title: string;
  lead?: ReactNode;
  /** Follow Home; the last one is this page. One without `to` has no page. */
  crumbs?: Crumb[];
  /** Scene beside the title; without it the head is text only. */
  art?: SceneName;
  /** Primary button; the brand's scheduling button when absent, none when null. */
  action?: { label: string; to: string } | null;
  /** Beside the button, below it where there is no room. */
  beside?: ReactNode;
  /** For a page whose main part stands below the head, above the fold: small, without a picture. */
  compact?: boolean;
  /** Of a tool: its title is smaller. */
  tool?: boolean;
  /** The query of the search page, for the letterhead. */
  searched?: string;
  /** Under the button: facts, meta, a second link. */
  children?: ReactNode;
};

/** The top of every page but home: letterhead on paper, breadcrumb, the one h1, lead, one button, art panel. */
export function PageHead({
  title,
  lead,
  crumbs = [],
  art,
  action,
  beside,
  compact,
  tool,
  searched,
  children,
}: PageHeadProps) {
  const { brand } = usePageContext();
  const button = action === undefined ? { label: brand.closing.button, to: href('schedule') } : action;
  return (
    <section
      className={`page-head${art ? ' page-head-art' : ''}${compact ? ' page-head-compact' : ''}${tool ? ' page-head-tool' : ''}`}
    >
      <div className="wrap">
        <Letterhead searched={searched} />
        <div className="page-head-text">
          <Breadcrumb crumbs={crumbs} />
          <h1>{wholeFormNumbers(title)}</h1>
          {lead && <p className="lead">{wholeFormNumbers(lead)}</p>}
          {button && (
            <p className="page-head-action cluster">
              <Button to={button.to} icon={button.to.startsWith(href('schedule')) ? 'calendar-days' : 'arrow-right'}>
                {button.label}
              </Button>{' '}
              {beside}
            </p>
          )}
          {children}
        </div>
        {art && (
          <div className="page-head-panel">
            <TitleArt scene={art} />
          </div>
        )}
      </div>
    </section>
  );
}

export type Crumb = { label: string; to?: string };

/** The path from Home to this page. `crumbs` follow Home; the last one is this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const home = href('home');
  const path = crumbs[0]?.to === home ? crumbs : [{ label: 'Home', to: home }, ...crumbs];
  return (
    <nav className="breadcrumb quiet" aria-label="Breadcrumb">
      <ol>
        {path.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.label}</Link>
            ) : (
              <span aria-current={crumb === path.at(-1) ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The illustration beside a page's title, which the server writes into the page as SVG: part of the first paint without a request. */
export function TitleArt({ scene }: { scene: SceneName }) {
  const { sceneMarkup } = useSource();
  return (
    <StaticMarkup id={`scene ${scene}`}>
      {() => (
        <span className="art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sceneMarkup?.(scene) ?? '' }} />
      )}
    </StaticMarkup>
  );
}
