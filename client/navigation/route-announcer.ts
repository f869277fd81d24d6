/**
 * A page that has just come: it fades in, the focus goes to its heading, and a screen reader hears its title.
 * @param target the element the address names, which takes the focus instead
 */
export function announceRoute(target: Element | null) {
  const main = document.getElementById('main')!;
  main.classList.remove('page-enter');
  void main.offsetWidth;
  main.classList.add('page-enter');
  const place = (target ?? main.querySelector('h1')) as HTMLElement | null;
  if (place) {
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }
  speaker().textContent = document.title;
}

function speaker(): HTMLElement {
  const known = document.querySelector<HTMLElement>('[data-announcer]');
  if (known) return known;
  const made = document.createElement('p');
  made.className = 'visually-hidden';
  made.dataset['announcer'] = '';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
}
