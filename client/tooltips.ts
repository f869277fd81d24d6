import * as limits from '#shared/limits.ts';

/**
 * When a tooltip opens and closes: 700 ms after pointer or focus enter a control, at once within 300 ms after another tooltip.
 * @param show called with the control whose tooltip opens
 */
export function createTooltipClock(show: (control: HTMLElement) => void, hide: () => void) {
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let open: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;

  const leave = () => {
    clearTimeout(openTimer);
    if (!open) return;
    open = null;
    closedAt = Date.now();
    hide();
  };
  const enter = (control: HTMLElement) => {
    if (control === open) return;
    leave();
    const openNow = () => {
      open = control;
      show(control);
    };
    if (Date.now() - closedAt < limits.tooltipSkipDelayMs) openNow();
    else openTimer = setTimeout(openNow, limits.tooltipDelayMs);
  };
  return { enter, leave };
}

/**
 * Shows the `data-tooltip` text of a control beside it: for icons without a visible label, until their menu is open.
 * @param first the event that made the page load this, which may already be over such a control
 */
export function initTooltips(first: Event) {
  const bubble = document.createElement('div');
  bubble.className = 'tooltip';
  bubble.setAttribute('role', 'tooltip');
  bubble.hidden = true;
  const { enter, leave } = createTooltipClock(
    (control) => {
      bubble.textContent = control.dataset['tooltip']!;
      document.body.append(bubble);
      bubble.hidden = false;
      position(bubble, control.getBoundingClientRect());
    },
    () => {
      bubble.hidden = true;
    },
  );
  const controlOf = (target: EventTarget | null) =>
    (target as Element).closest?.<HTMLElement>('[data-tooltip]:not([open] > *)');
  const onEnter = (event: Event) => {
    const control = controlOf(event.target);
    if (control) enter(control);
    else if (event.target !== bubble) leave();
  };
  /** Whether pointer or focus come to a control because the visitor moves them, not because a menu has closed. */
  let isMoving = first.type === 'pointerover';
  for (const type of ['pointermove', 'click', 'keydown'])
    addEventListener(
      type,
      (event) => {
        isMoving = type === 'pointermove' || (event as KeyboardEvent).key === 'Tab';
      },
      true,
    );
  addEventListener('pointerover', (event) => isMoving && event.pointerType === 'mouse' && onEnter(event));
  addEventListener(
    'focusin',
    (event) => isMoving && (event.target as Element).matches(':focus-visible') && onEnter(event),
  );
  if (isMoving) onEnter(first);
  addEventListener('focusout', leave);
  addEventListener('click', leave);
  addEventListener('scroll', leave, { passive: true });
  addEventListener('keydown', (event) => event.key === 'Escape' && leave());
}

/** Below the control, or above it near the bottom of the screen; never past the sides. */
function position(bubble: HTMLElement, control: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const left = control.left + control.width / 2 - width / 2;
  const below = control.bottom + height < innerHeight;
  bubble.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
  bubble.style.top = `${below ? control.bottom : control.top - height}px`;
}
