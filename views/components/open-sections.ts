import { useEffect } from 'react';

/**
 * Opens the section that a link of the page names.
 * @param path of the page; another page has other sections
 */
export function useOpenSections(path: string) {
  useEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(location.hash.slice(1));
      for (let open = named?.closest('details'); open; open = open.parentElement?.closest('details')) open.open = true;
    };
    if (path) openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, [path]);
}
