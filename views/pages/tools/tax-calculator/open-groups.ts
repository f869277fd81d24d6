const key = 'calculator-open';

/** Opens the groups that were open before in this tab, and remembers from now on which are; none of their figures. */
export function rememberOpenGroups(): () => void {
  const ids = remembered();
  for (const group of groupElements()) if (ids.includes(group.id)) group.open = true;
  remember();
  // The event does not bubble, and groups that React has not hydrated yet send it too.
  document.addEventListener('toggle', remember, { capture: true });
  return () => document.removeEventListener('toggle', remember, { capture: true });
}

function remember(): void {
  const open = groupElements().filter((group) => group.open);
  try {
    sessionStorage.setItem(key, open.map(({ id }) => id).join(' '));
  } catch {
    // Storage is off: nothing is remembered.
  }
}

function remembered(): string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ');
  } catch {
    return [];
  }
}

function groupElements(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('.tool-groups > details')];
}
