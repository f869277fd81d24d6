import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { historyKey } from './navigation-events.ts';

/** What decides the page, and the key of its history entry. */
export type PageLocation = { pathname: string; search: string; key: string };

/** Null outside of a page: in the answer to a refused form, and in feeds. */
export const LocationContext = createContext<PageLocation | null>(null);

export function useLocation(): PageLocation {
  const location = use(LocationContext);
  if (!location) throw new Error('LocationContext is missing');
  return location;
}

/** On the server: the location of a request. @param url path and query */
export function ServerLocation({ url, children }: { url: string; children: ReactNode }) {
  const [pathname = '', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  return <LocationContext value={{ pathname, search, key: 'default' }}>{children}</LocationContext>;
}

/** In the browser: follows `navigate`, back and forward. */
export function BrowserLocation({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(readLocation);
  useLayoutEffect(() => {
    const update = () => startTransition(() => setCurrent(readLocation()));
    const controller = new AbortController();
    for (const type of ['popstate', 'locationChange']) addEventListener(type, update, controller);
    return () => controller.abort();
  }, []);
  return <LocationContext value={current}>{children}</LocationContext>;
}

function readLocation(): PageLocation {
  const { pathname, search } = location;
  return { pathname, search, key: historyKey() };
}
