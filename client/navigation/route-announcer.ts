/**
 * Focuses the heading of the new page and announces its title to screen readers.
 * @param target the element of the URL's fragment, focused instead of the heading
 */
export function announceRoute(target: Element | null) {
  const main = document.getElementById('main')!;
  const focusTarget = (target ?? main.querySelector('h1')) as HTMLElement | null;
  if (focusTarget) {
    if (focusTarget.tabIndex < 0) focusTarget.tabIndex = -1;
    focusTarget.focus({ preventScroll: true });
  }
  liveRegion().textContent = document.title;
}

function liveRegion(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('[data-announcer]');
  if (existing) return existing;
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.dataset['announcer'] = '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
