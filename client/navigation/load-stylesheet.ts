const asked = new Map<string, Promise<unknown>>();

/**
 * Brings a page's own stylesheet, where it is not there yet: a page is shown when both its code and its looks have come.
 * Several pages share one; who asks while it is on its way waits for the same.
 * @param href undefined for a page that has none
 * @throws as a rejection, when it cannot be had; a later call tries again
 */
export function loadStylesheet(href: string | undefined): Promise<unknown> | undefined {
  if (!href) return;
  const known = asked.get(href);
  if (known || document.querySelector(`link[href="${href}"]`)) return known;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const sheet = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      asked.delete(href);
      reject(new Error(`${href} could not be loaded`));
    };
  });
  asked.set(href, sheet);
  document.head.append(link);
  return sheet;
}
