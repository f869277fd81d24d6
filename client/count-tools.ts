/** For the owner's report: sends which tools are used, never what was entered. Loaded by a visitor's first change. */
export function countTools() {
  const counted = new Set<string>();
  const count = () => {
    const { pathname } = location;
    if (!pathname.startsWith('/resources/') || counted.has(pathname)) return;
    counted.add(pathname);
    navigator.sendBeacon(`/api/page-views?domain=${document.documentElement.dataset['brand']}`, `tool ${pathname}`);
  };
  count();
  addEventListener('change', count);
}
