const requested = new Map<string, Promise<unknown>>();

/**
 * Loads a page's own stylesheet unless it is loaded: a page is shown when both its code and its styles are loaded.
 * Concurrent calls for the same stylesheet share one promise.
 * @param href undefined for a page that has none
 * @returns a promise that rejects when the stylesheet cannot be loaded; a later call tries again
 */
export function loadStylesheet(href: string | undefined): Promise<unknown> | undefined {
  if (!href) return;
  const pending = requested.get(href);
  if (pending || document.querySelector(`link[href="${href}"]`)) return pending;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      requested.delete(href);
      reject(new Error(`${href} could not be loaded`));
    };
  });
  requested.set(href, loaded);
  document.head.append(link);
  return loaded;
}
