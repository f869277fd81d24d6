import { usesSlashKey } from './slash-key.ts';

/** Ctrl+K or Command+K anywhere; `/` outside of fields. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || shiftKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const isField = (target as Element).closest?.('input, textarea, select, [contenteditable]');
  return key === '/' && !isField && usesSlashKey();
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
