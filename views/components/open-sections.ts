import { useEffect } from 'react';

/**
 * Opens the section that a link of the page names; and where the stylesheet cannot (Chrome before 131, Safari before 18.4,
 * Firefox before 143), those that only phones show closed.
 * @param path of the page; another page has other sections
 */
export function useOpenSections(path: string) {
  useEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(location.hash.slice(1));
      if (named instanceof HTMLDetailsElement) named.open = true;
    };
    if (path) openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, [path]);
  useEffect(() => {
    if (!path || CSS.supports('selector(::details-content)') || !matchMedia('(width >= 40em)').matches) return;
    for (const section of document.querySelectorAll<HTMLDetailsElement>('.open-when-wide')) {
      section.open = true;
    }
  }, [path]);
}
