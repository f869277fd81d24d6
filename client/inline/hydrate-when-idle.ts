import { whenIdle } from '../when-idle.ts';
import { pageShown } from './first-paint.ts';

declare const DEV: boolean;
declare const PREFETCH_RULES: string;

/**
 * Brings React when the page has painted and the browser is idle, at once on intent. Clicks that only React can answer
 * are kept and repeated in order, so that none is lost.
 * @param data attributes of the script tag: `entry`, the client's first module, and `chunks`, all it will need. Pages
 * that stay as the server wrote them have neither.
 */
export function hydrateWhenIdle({ entry, chunks }: Record<string, string>) {
  if (!entry) return;
  let started = false;
  let urgent = false;
  let ahead: HTMLScriptElement | undefined;
  let running = false;
  let queuedClicks: HTMLElement[] = [];

  const fetchCode = (priority: 'low' | 'high') => {
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
        ahead?.remove();
        for (const element of queuedClicks) {
          element.ariaBusy = null;
          element.click();
          // React hydrates the path to a clicked node at once; the pause lets it commit one tap before the next.
          await null;
        }
        queuedClicks = [];
      })
      .catch((error) => {
        running = true;
        for (const element of queuedClicks) element.ariaBusy = null;
        offerReload(error);
      });
  };

  // What only React can answer. Links, summaries, popovers and forms with an action need no help.
  const needsReact = (target: EventTarget | null) =>
    (target as Element).closest?.<HTMLElement>(
      'main button[type=button]:not([popovertarget]), [data-needs-react], main input, main select, main textarea',
    );

  const onIntent = (event: Event) => {
    if (urgent || running || !needsReact(event.target)) return;
    urgent = true;
    fetchCode('high');
    start();
    dispatchEvent(new Event('hurry'));
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
      element.ariaBusy = 'true';
      urgent = true;
      start();
    },
    true,
  );

  // A browser set to save data leaves them alone. Once React follows links itself, whole pages would be fetched for nothing.
  const fetchAhead = () => {
    ahead = Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: PREFETCH_RULES });
    document.head.append(ahead);
  };

  pageShown.then(() => {
    if (!running) fetchAhead();
    fetchCode('low');
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

/** The server's page stays as it is; a bar says that its moving parts did not come. */
function offerReload(error: unknown) {
  console.error(error);
  if (document.querySelector('[data-reload]')) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="reload-bar" data-reload role="alert">Part of this page could not be loaded. You can read on, or reload it. <button type="button" class="button button-secondary button-sm">Reload</button></div>',
  );
  document.querySelector('[data-reload] button')!.addEventListener('click', () => location.reload());
}
