/**
 * Opens the groups of a tool that were open before in this tab, and remembers from now on which are; none of their
 * figures.
 * @param tool name of the tool, under which they are remembered
 * @returns ends it
 */
export function rememberOpenGroups(tool: string): () => void {
  const key = `open:${tool}`;
  const remember = () => {
    const open = groupElements().filter((group) => group.open);
    try {
      sessionStorage.setItem(key, open.map(({ id }) => id).join(' '));
    } catch {
      // Storage is off: nothing is remembered.
    }
  };
  const ids = remembered(key);
  for (const group of groupElements()) if (ids.includes(group.id)) group.open = true;
  remember();
  // The event does not bubble, and groups that React has not hydrated yet send it too.
  document.addEventListener('toggle', remember, { capture: true });
  return () => document.removeEventListener('toggle', remember, { capture: true });
}

function remembered(key: string): string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ');
  } catch {
    return [];
  }
}

function groupElements(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('.tool-groups > details')];
}
