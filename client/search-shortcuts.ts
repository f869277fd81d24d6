/** Ctrl+K or Command+K. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  return !defaultPrevented && !altKey && !shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

type Options = {
  /** Of the brand, when `?domain=` chose it. */
  domainParam: string | null;
  /** Loads the stylesheet of the search. */
  loadStyles: () => Promise<unknown> | undefined;
};

/** Opens the search dialog by its keys and by links with `data-search`, which lead to the search page otherwise. */
export function initSearch({ domainParam, loadStyles }: Options) {
  const open = (fallback: () => void) => {
    Promise.all([import('./search-dialog.ts'), loadStyles()]).then(
      ([{ openSearch }]) => openSearch(domainParam),
      fallback,
    );
  };
  addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]') || !opensSearch(event)) return;
    event.preventDefault();
    open(() => {});
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-search]');
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(() => location.assign(link.href));
    },
    true,
  );
}
