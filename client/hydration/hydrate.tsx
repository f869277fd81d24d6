import { startTransition } from 'react';
import type { hydrateRoot } from 'react-dom/client'; // a value import would drag react-dom out of its own chunk
import { BrowserRouter } from 'react-router-dom';
import type { PageContext } from '#shared/site/page-context.ts';
import { timeoutDigest } from '#shared/site/page-data.ts';
import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { App } from '#views/app/app.tsx';
import { pageModules } from '#views/app/page-registry.ts';
import { browserSource } from '#views/runtime/use-data.tsx';
import './common-chunk.ts';
import { loadStylesheet } from '../navigation/load-stylesheet.ts';
import { Navigation } from '../navigation/navigation.tsx';
import { createScrollRestoration } from '../navigation/scroll-restoration.ts';
import { readDocumentParts } from './read-document.ts';

/** Takes over the server's document: same tree, same data, nothing fetched twice. Gives what the server said of the page. */
export async function hydrate(root: typeof hydrateRoot): Promise<PageContext> {
  const context = JSON.parse(document.getElementById('page-context')!.textContent!) as PageContext;
  const source = browserSource(context.domainParam ? `domain=${encodeURIComponent(context.domainParam)}` : '');
  pageModules.withEach((name) => loadStylesheet(context.stylesheets[routeRow(name).stylesheet!]));
  await pageModules.load(matchRoute(location.pathname).name);
  const scroll = createScrollRestoration();
  startTransition(() => {
    root(
      document,
      <BrowserRouter>
        <App context={context} source={source} parts={readDocumentParts()}>
          <Navigation context={context} source={source} scroll={scroll} />
        </App>
      </BrowserRouter>,
      { onRecoverableError: tell },
    );
  });
  return context;
}

/** A part that the server gave up waiting for is no fault: the browser has asked for it itself. */
function tell(error: unknown) {
  if ((error as { digest?: string }).digest !== timeoutDigest) console.error(error);
}
