import * as limits from '#shared/limits.ts';
import { all } from './dom.ts';

const menus = 'details[data-menu]';
const near = <E extends HTMLElement>(event: Event, selector: string) =>
  (event.target as Element).closest?.<E>(selector);

/**
 * Header menus are `<details>`: this opens them under a mouse, closes them as a menu should, and adds arrow keys. The
 * small screen's sheet is a popover: this keeps the focus inside while it is open.
 */
export function initMenus() {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let openedByPointer = -400;
  const shut = (except?: Element | null) => {
    for (const menu of all<HTMLDetailsElement>(`${menus}[open]`)) if (menu !== except) menu.open = false;
  };

  addEventListener(
    'click',
    (event) => {
      const inside = near(event, menus);
      clearTimeout(opening);
      shut(inside);
      // The click of a pointer that has just opened the menu by arriving would close it again.
      if (near(event, `${menus}>summary`) && performance.now() - openedByPointer < 400) event.preventDefault();
      if (!near(event, 'a[href], [data-theme-choice]')) return;
      shut();
      near(event, '[data-theme-choice]') && inside!.querySelector('summary')!.focus();
      near(event, '[popover]:popover-open')?.hidePopover();
    },
    true,
  );

  addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const hovered = near<HTMLDetailsElement>(event, `[data-hover] ${menus}`);
    const came = hovered && !hovered.contains(event.relatedTarget as Node | null);
    clearTimeout(leaving);
    if (!hovered || came) clearTimeout(opening);
    if (came && !hovered.open) {
      opening = setTimeout(() => {
        hovered.open = true;
        openedByPointer = performance.now();
      }, limits.submenuOpenDelayMs);
    }
    const opened = document.querySelector(`[data-hover] ${menus}[open]`);
    if (opened && opened !== hovered) leaving = setTimeout(shut, limits.submenuCloseDelayMs, hovered);
  });

  // A popover says nothing to its button by itself, and takes no focus.
  addEventListener(
    'toggle',
    (event) => {
      const sheet = event.target as HTMLElement;
      const button = sheet.id && document.querySelector(`[popovertarget="${sheet.id}"][aria-expanded]`);
      if (!button) return;
      const open = (event as ToggleEvent).newState === 'open';
      button.setAttribute('aria-expanded', String(open));
      if (open) sheet.querySelector('button')!.focus();
    },
    true,
  );

  addEventListener('focusin', (event) => shut(near(event, menus)));

  addEventListener('keydown', (event) => {
    const { key } = event;
    const sheet = near(event, '[popover]:popover-open');
    if (sheet && key === 'Tab') {
      const stops = all('a[href], button, summary', sheet).filter(
        (stop) => stop.localName === 'summary' || !stop.closest('details:not([open])'),
      );
      const last = stops.indexOf(event.target as HTMLElement) === (event.shiftKey ? 0 : stops.length - 1);
      if (!last) return;
      event.preventDefault();
      stops.at(event.shiftKey ? -1 : 0)!.focus();
    }
    const menu = near<HTMLDetailsElement>(event, menus);
    if (key === 'Escape') {
      if (menu?.open) menu.querySelector('summary')!.focus();
      shut();
    }
    if (!menu) return;
    const items = all('a[href], button', menu);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      menu.open = true;
      items.at((at < 0 && step < 0 ? -1 : at + step) % items.length)!.focus();
    } else if (menu.open && key === 'Home') items[0]!.focus();
    else if (menu.open && key === 'End') items.at(-1)!.focus();
    else return;
    event.preventDefault();
  });
}
