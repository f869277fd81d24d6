const symbol = /<symbol id="(i-[a-z0-9-]+)".*?<\/symbol>/g;
const use = /<use href="#(i-[a-z0-9-]+)"/g;

/**
 * Leaves only the icons a finished page shows. A streamed page carries all of them, since its late parts are not known
 * when they are written; the browser fetches the whole set once, after it has settled.
 */
export function removeUnusedIcons(html: string): string {
  const used = new Set([...html.matchAll(use)].map(([, id]) => id!));
  return html.replace(symbol, (markup, id: string) => (used.has(id) ? markup : ''));
}
