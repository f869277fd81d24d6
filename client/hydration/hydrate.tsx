import { startTransition } from 'react';
import type { hydrateRoot, Root } from 'react-dom/client'; // a value import would move react-dom into another chunk
import { BrowserRouter } from 'react-router-dom';
import type { PageContext } from '#shared/site/page-context.ts';
import { timeoutDigest } from '#shared/site/page-data.ts';
import { type RouteName, routeRow } from '#shared/site/routes.ts';
import { App } from '#views/app/app.tsx';
import { pageModules } from '#views/app/page-registry.ts';
import { Toasts } from '#views/components/toast/toast-outlet.tsx';
import { type TakeOver, TakeOverContext } from '#views/runtime/hydration.tsx';
import { loadStylesheet } from '../navigation/load-page.ts';
import { loadPageChange, Navigation } from '../navigation/navigation.tsx';
import { createScrollRestoration } from '../navigation/scroll-restoration.ts';
import { browserSource } from './browser-data-source.ts';
import { recordInput, rememberElements } from './replay-input.ts';
import { keepTranslatedText } from './translated-text.ts';

/** Hydrates the server's document with the data it carries. @returns the page context the server wrote */
export async function hydrate(root: typeof hydrateRoot): Promise<PageContext> {
  const context = await readContext();
  tolerateRefusedUrls();
  // The router, reloads and links within the page go by the page's own address.
  const returnedPage = context.formState?.page;
  if (returnedPage) history.replaceState(null, '', returnedPage + location.hash);
  const source = browserSource(context.domainParam ? `domain=${encodeURIComponent(context.domainParam)}` : '');
  const { page } = document.querySelector<HTMLScriptElement>('script[data-entry]')!.dataset;
  // All code of the page, because React drops events on a part whose code has not loaded.
  const { parts } = await pageModules.load(page as RouteName);
  // From now on, with every other page.
  pageModules.withEach((name) =>
    Promise.all([loadStylesheet(context.stylesheets[routeRow(name).stylesheet!]), loadPageChange()]),
  );
  await parts?.loadTool();
  const scroll = createScrollRestoration();
  const takeOver: TakeOver = (container, children, onUncaughtError) => {
    const replayInput = recordInput(container);
    const restore = rememberElements();
    const onRecoverableError = (error: unknown) => {
      // A part that a page change removes before it is hydrated: nobody sees it any more.
      if (!container.isConnected) return;
      reportError(error);
      queueMicrotask(restore);
    };
    let part!: Root;
    startTransition(() => {
      part = root(container, children, { onRecoverableError, onUncaughtError });
    });
    return { part, replayed: replayInput() };
  };
  keepTranslatedText();
  const { replayed } = takeOver(
    document.getElementById('main')!,
    <TakeOverContext value={takeOver}>
      <BrowserRouter>
        <App context={context} source={source}>
          <Navigation context={context} source={source} scroll={scroll} />
        </App>
      </BrowserRouter>
    </TakeOverContext>,
  );
  takeOver(document.getElementById('toasts')!, <Toasts />);
  await replayed;
  return context;
}

/**
 * Safari throws at more than 100 changes of the URL in 30 seconds, and React would take the page away. The page goes on under
 * the URL it has; for a new step of the history React Router loads a document instead.
 */
function tolerateRefusedUrls() {
  const { replaceState } = history;
  history.replaceState = (...change) => {
    try {
      replaceState.apply(history, change);
    } catch {}
  };
}

/** The end of the document, which has not arrived when a field has the focus at once or is tapped early. */
async function readContext(): Promise<PageContext> {
  const read = () => JSON.parse(document.getElementById('page-context')?.textContent ?? '');
  try {
    return read();
  } catch {
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    return read();
  }
}

/** A part of the page that timed out on the server is not an error: the browser loads its data. */
function reportError(error: unknown) {
  if ((error as { digest?: string }).digest !== timeoutDigest) console.error(error, (error as Error).cause);
}
