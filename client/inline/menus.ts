import * as limits from '#shared/limits.ts';
import { all } from './dom.ts';

const menus = 'details[data-menu]';
/** The menus of the open sheet stay open until they are pressed. */
const inBar = ':not(:popover-open *)';
const openPopover = '[popover]:popover-open';
const closest = <E extends HTMLElement>(event: Event, selector: string) =>
  (event.target as Element).closest?.<E>(selector);

/**
 * Header menus are `<details>`: this opens them on hover, closes them on Escape and outside clicks or focus, and adds
 * arrow keys. The menu of small screens is a popover: this traps the focus inside while it is open.
 */
export function initMenus() {
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  let openedByPointer: Element | undefined;
  const closeMenus = (except?: Element | null) => {
    for (const menu of all<HTMLDetailsElement>(`${menus}[open]${inBar}`)) if (menu !== except) menu.open = false;
  };

  addEventListener(
    'click',
    (event) => {
      const inside = closest<HTMLDetailsElement>(event, menus);
      clearTimeout(openTimer);
      closeMenus(inside);
      // A click on a menu that the pointer opened is to keep it open. The keyboard's click has no detail.
      if (closest(event, `${menus}>summary`) && inside === openedByPointer && inside.open && event.detail)
        event.preventDefault();
      openedByPointer = undefined;
      if (!closest(event, 'a[href], [data-theme-choice]')) return;
      closest(event, openPopover)?.hidePopover();
      closeMenus();
      closest(event, '[data-theme-choice]') && inside!.querySelector('summary')!.focus();
    },
    true,
  );

  addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const hovered = closest<HTMLDetailsElement>(event, `.header-nav ${menus}${inBar}`);
    const entered = hovered && !hovered.contains(event.relatedTarget as Node | null);
    clearTimeout(closeTimer);
    if (!hovered || entered) clearTimeout(openTimer);
    if (entered && !hovered.open) {
      openTimer = setTimeout(() => {
        hovered.open = true;
        openedByPointer = hovered;
      }, limits.submenuOpenDelayMs);
    }
    const opened = document.querySelector(`.header-nav ${menus}[open]${inBar}`);
    if (opened && opened !== hovered) closeTimer = setTimeout(closeMenus, limits.submenuCloseDelayMs, hovered);
  });

  // Until the sheet has slid out: in a window that is made narrow the bar's menus would stay on the header for as long.
  addEventListener(
    'beforetoggle',
    ({ target, newState }) => (target as HTMLElement).toggleAttribute('data-closing', newState === 'closed'),
    true,
  );

  // A popover does not take the focus. In it, the menu that closes above another takes that one out of sight.
  addEventListener(
    'toggle',
    (event) => {
      const target = event.target as HTMLElement;
      if ((event as ToggleEvent).newState !== 'open') {
        const ended = async () => Promise.allSettled(target.getAnimations().map(({ finished }) => finished));
        const close = () => target.removeAttribute('data-closing');
        ended().then(close, close);
        return;
      }
      if (target.popover) target.querySelector('button')!.focus();
      else if (closest(event, openPopover)) target.querySelector('summary')!.scrollIntoView({ block: 'nearest' });
    },
    true,
  );

  addEventListener('focusin', (event) => closeMenus(closest(event, menus)));

  addEventListener('keydown', (event) => {
    const { key } = event;
    const popover = closest(event, openPopover);
    if (popover && key === 'Tab') {
      const focusable = all('a[href], button, summary', popover).filter(
        (element) => element.localName === 'summary' || !element.closest('details:not([open])'),
      );
      if (event.target !== focusable.at(event.shiftKey ? 0 : -1)) return;
      event.preventDefault();
      focusable.at(event.shiftKey ? -1 : 0)!.focus();
    }
    const menu = closest<HTMLDetailsElement>(event, menus);
    if (key === 'Escape') {
      if (menu?.open) menu.querySelector('summary')!.focus();
      closeMenus();
    }
    if (!menu) return;
    const items = all('a[href], button', menu);
    const index = items.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      menu.open = true;
      items.at((index < 0 && step < 0 ? -1 : index + step) % items.length)!.focus();
    } else if (menu.open && key === 'Home') items[0]!.focus();
    else if (menu.open && key === 'End') items.at(-1)!.focus();
    else return;
    event.preventDefault();
  });
}
