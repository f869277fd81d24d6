/** Loads all icons, for pages opened later: the document has only those of its own page. */
export async function fetchIcons(sprite: string): Promise<void> {
  const response = await fetch(sprite, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) return;
  const text = await response.text();
  document.getElementById('icons')!.innerHTML = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
}
