// The visitor's choice not to use the single key, which WCAG 2.1.4 requires.

/** Whether `/` opens the search; true unless the visitor has turned it off in the search dialog. */
export function usesSlashKey(): boolean {
  try {
    return localStorage.getItem('searchKey') !== 'off';
  } catch {
    return true;
  }
}

export function setSlashKey(used: boolean) {
  try {
    localStorage.setItem('searchKey', used ? 'on' : 'off');
  } catch {
    // Storage may be blocked: the choice then ends with the page.
  }
}
