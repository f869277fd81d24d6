/**
 * Brings a page's own stylesheet, where it is not there yet: a page is shown when both its code and its looks have come.
 * @param href undefined for a page that has none
 * @throws as a rejection, when it cannot be had; a later call tries again
 */
export function loadSheet(href: string | undefined): Promise<unknown> | undefined {
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    document.head.append(link);
  });
}
