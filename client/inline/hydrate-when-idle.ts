import { whenIdle } from '../when-idle.ts';
import { pageShown } from './first-paint.ts';

declare const DEV: boolean;

/**
 * Loads React and hydrates when the page has painted and the browser is idle, at once on intent. Clicks on what only
 * React handles are queued and replayed in order.
 * @param dataset attributes of the script tag: `entry`, the client's first module, and `chunks`, all it needs. Static
 * documents have neither.
 */
export function hydrateWhenIdle({ entry, chunks }: Record<string, string>) {
  if (!entry) return;
  let started = false;
  let urgent = false;
  let running = false;
  let queuedClicks: HTMLElement[] = [];

  const preloadChunks = (priority: 'low' | 'high') => {
    for (const href of chunks!.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: priority }),
      );
    }
  };

  const start = () => {
    if (started) return;
    started = true;
    import(entry)
      .then((client) => client.start(() => urgent))
      .then(async () => {
        running = true;
        for (const element of queuedClicks) {
          element.removeAttribute('aria-busy');
          element.click();
          // React hydrates the path to a clicked node synchronously; the pause lets it commit before the next click.
          await null;
        }
        queuedClicks = [];
      })
      .catch((error) => {
        running = true;
        for (const element of queuedClicks) element.removeAttribute('aria-busy');
        offerReload(error);
      });
  };

  // Links, summaries, popovers and forms with an action work without React.
  const needsReact = (target: EventTarget | null) =>
    (target as Element).closest?.<HTMLElement>(
      'main button[type=button]:not([popovertarget]), [data-needs-react], main input, main select, main textarea',
    );

  const onIntent = (event: Event) => {
    if (urgent || running || !needsReact(event.target)) return;
    urgent = true;
    preloadChunks('high');
    start();
    dispatchEvent(new Event('urgent'));
  };
  for (const type of ['pointerdown', 'touchstart', 'focusin', 'keydown']) {
    addEventListener(type, onIntent, { capture: true, passive: true });
  }

  addEventListener(
    'click',
    (event) => {
      if (running) return;
      const element = needsReact(event.target);
      if (!element?.matches('button')) return;
      event.stopImmediatePropagation();
      queuedClicks.push(element);
      element.setAttribute('aria-busy', 'true');
      urgent = true;
      start();
    },
    true,
  );

  pageShown.then(() => {
    preloadChunks('low');
    whenIdle(start, 500);
  });

  if (DEV) {
    let build: string | undefined;
    new EventSource('/dev/reload').addEventListener('message', ({ data }) => {
      if (build && build !== data) location.reload();
      build = data;
    });
  }
}

/**
 * The page stays as the server wrote it; a bar says that its scripts could not be loaded. Not in a copy on a disk or
 * another host, which has no scripts: a page's context names the hosts of the site.
 */
function offerReload(error: unknown) {
  console.error(error);
  const context = document.getElementById('page-context')?.textContent;
  if (document.querySelector('[data-reload]') || (context && !context.includes(`//${location.host}/`))) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="reload-bar cluster" data-reload role="alert">Part of this page could not be loaded. You can read on, or reload it. <button type="button" class="button button-secondary button-sm">Reload</button></div>',
  );
  document.querySelector('[data-reload] button')!.addEventListener('click', () => location.reload());
}
