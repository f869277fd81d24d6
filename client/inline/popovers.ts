import { root } from './dom.ts';

const isSupported = 'popover' in HTMLElement.prototype;
/** Selects the popover that is open. */
export const openPopover = isSupported ? '[popover]:popover-open' : '[popover][data-open]';

/**
 * Safari before 17, Firefox before 125 and Chrome before 114 have no popovers: there their buttons, Escape and clicks
 * outside set `data-open`, for styles/menu-sheet.css.
 */
export function initPopovers() {
  if (isSupported) return;
  const buttonOf = ({ id }: Element) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)!;
  const show = (popover: Element, open: boolean) => {
    if (!popover.toggleAttribute('data-open', open)) buttonOf(popover).focus();
    else popover.querySelector('button')!.focus();
  };
  const closeOpen = (except?: Node) => {
    const opened = root.querySelector(openPopover);
    if (opened && !(except && opened.contains(except))) show(opened, false);
  };
  HTMLElement.prototype.hidePopover = function () {
    show(this, false);
  };
  addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = id && document.getElementById(id);
    if (popover) show(popover, !popover.matches(openPopover));
    else closeOpen(target as Node);
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeOpen();
  });
}
