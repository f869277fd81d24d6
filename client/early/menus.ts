import { limits } from '#shared/limits.ts';

const menus = 'details[data-menu]';
const open = () => document.querySelectorAll<HTMLDetailsElement>(`${menus}[open]`);

/** Header menus are `<details>`: this closes them as a menu should, and adds arrow keys. */
export function tendMenus() {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const shut = (except?: Element | null) => {
    for (const menu of open()) if (menu !== except) menu.open = false;
  };

  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const inside = target.closest?.(menus);
      shut(inside);
      if (target.closest?.('a[href], [data-theme-choice]')) {
        shut();
        target.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
      }
    },
    true,
  );

  addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const inside = (event.target as Element).closest?.(menus);
    const [opened] = open();
    if (!opened) return;
    clearTimeout(leaving);
    if (inside !== opened && opened.closest('[data-hover]')) leaving = setTimeout(() => shut(), limits.submenuCloseDelay);
  });

  addEventListener('focusin', (event) => shut((event.target as Element).closest(menus)));

  addEventListener('keydown', (event) => {
    const menu = (event.target as Element).closest?.<HTMLDetailsElement>(menus);
    if (!menu) return;
    const items = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'Escape' && menu.open) {
      menu.open = false;
      menu.querySelector('summary')!.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      menu.open = true;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      items.at((at < 0 && step < 0 ? -1 : at + step) % items.length)?.focus();
    } else if ((event.key === 'Home' || event.key === 'End') && menu.open) {
      event.preventDefault();
      items.at(event.key === 'Home' ? 0 : -1)?.focus();
    }
  });
}
