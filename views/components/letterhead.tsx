import { useInRouterContext, useLocation } from 'react-router-dom';
import { postalAddress } from '#shared/firm/offices.ts';
import { ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { usePageContext } from '../runtime/page-context.tsx';

type Props = {
  /** The query of the search page, part of its URL. */
  searched?: string | undefined;
};

/** The head of a printed page: the firm, its offices and telephone, the URL of the page and the day it was made. */
export function Letterhead({ searched }: Props) {
  // The page that answers a refused form, and that of the feed, have no router.
  return useInRouterContext() ? <OfPage searched={searched} /> : <Lines path="" />;
}

/** The URL of a booked meeting does not open without its token, which is not for paper: that of scheduling stands there. */
function OfPage({ searched }: Props) {
  const { pathname } = useLocation();
  const path = pathname.startsWith(`${href('schedule')}/`) ? href('schedule') : pathname;
  return <Lines path={searched ? `${path}?${new URLSearchParams({ q: searched })}` : path} />;
}

/** The stylesheet for paper writes the texts of the attributes: browsers without styles show none. */
function Lines({ path }: { path: string }) {
  const { brand, now, origin } = usePageContext();
  const day = printedDate(ohioDate(new Date(now)), 'long');
  return (
    <div className="letterhead">
      <p data-lines={`${brand.name}\n${brand.offices.map(postalAddress).join(' · ')}`} />
      <p data-lines={`${day} · ${brand.contact.phone}\n${origin.replace(/^https?:\/\//, '')}${path}`} />
    </div>
  );
}
