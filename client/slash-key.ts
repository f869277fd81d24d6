/** Where the visitor's choice not to use the single key is kept: WCAG 2.1.4 asks for a way to turn it off. */
const storageKey = 'searchKey';

/** Whether `/` opens the search; true unless the visitor has turned it off in the search dialog. */
export function usesSlashKey(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function setSlashKey(used: boolean) {
  try {
    localStorage.setItem(storageKey, used ? 'on' : 'off');
  } catch {
    // Storage may be blocked: the choice then holds for no page.
  }
}
