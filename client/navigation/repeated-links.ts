/**
 * On paper an address is spelled out after its first link that is printed. The server marks the later ones
 * (views/components/link.tsx); on pages that the browser has opened since, this does, just before they are printed.
 */
export function markRepeatedLinks() {
  const spelledOut = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')) {
    if (link.closest('.no-print')) continue;
    link.toggleAttribute('data-repeated', spelledOut.has(link.href));
    spelledOut.add(link.href);
  }
}
