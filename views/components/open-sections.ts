import { useEffect } from 'react';

/**
 * Opens the sections that only phones show closed, where the stylesheet cannot: Chrome before 131, Safari before 18.4,
 * Firefox before 143.
 * @param path of the page; another page has other sections
 */
export function useOpenSections(path: string) {
  useEffect(() => {
    if (!path || CSS.supports('selector(::details-content)') || !matchMedia('(width >= 40em)').matches) return;
    for (const section of document.querySelectorAll<HTMLDetailsElement>('.section-collapsed details')) {
      section.open = true;
    }
  }, [path]);
}
