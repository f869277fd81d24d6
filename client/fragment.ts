/** The element that the URL's fragment names. */
export function fragmentTarget(): Element | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Opens the section that the URL's fragment names and those it is in, at once: while they unfold, the browser would keep
 * in place what stands below them.
 * @returns the named element, if any section had to be opened
 */
export function openFragment(): Element | null {
  const named = fragmentTarget();
  const closed: HTMLDetailsElement[] = [];
  for (let section = named?.closest('details'); section; section = section.parentElement?.closest('details'))
    if (!section.open) closed.push(section);
  if (closed.length === 0) return null;
  const root = document.documentElement;
  const isStill = 'still' in root.dataset;
  root.dataset['still'] = '';
  for (const section of closed) section.open = true;
  void root.offsetHeight;
  if (!isStill) delete root.dataset['still'];
  return named;
}
