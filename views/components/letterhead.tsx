import { useInRouterContext, useLocation } from 'react-router-dom';
import { postalAddress } from '#shared/firm/offices.ts';
import { ohioDate, printedDate } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { usePageContext } from '../runtime/page-context.tsx';

/**
 * The head of a printed page: the firm, its offices and telephone, the URL of the page and the day it was made.
 * @param searched the query of the search page, part of its URL
 */
export function Letterhead({ searched }: { searched?: string }) {
  const { brand, now, origin } = usePageContext();
  // The page that answers a refused form, and that of the feed, have no router.
  const hasPath = useInRouterContext();
  const today = ohioDate(new Date(now));
  return (
    <div className="letterhead">
      <p>
        <strong>{brand.name}</strong>
        <span>{brand.offices.map(postalAddress).join(' · ')}</span>
      </p>
      <p>
        <time dateTime={today}>{printedDate(today, 'long')}</time> <strong>{brand.contact.phone}</strong>
        <span>
          {origin.replace(/^https?:\/\//, '')}
          {hasPath && <PathOfPage />}
          {searched && `?${new URLSearchParams({ q: searched })}`}
        </span>
      </p>
    </div>
  );
}

/** The URL of a booked meeting does not open without its token, which is not for paper: that of scheduling stands there. */
function PathOfPage() {
  const { pathname } = useLocation();
  return pathname.startsWith(`${href('schedule')}/`) ? href('schedule') : pathname;
}
