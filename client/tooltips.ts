import * as limits from '#shared/limits.ts';

/**
 * When a tooltip opens and closes: 700 ms after pointer or focus arrive, at once within 300 ms of the one before.
 * @param show called with the control whose words are wanted
 */
export function createTooltipClock(show: (control: HTMLElement) => void, hide: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let open: HTMLElement | null = null;
  let closed = Number.NEGATIVE_INFINITY;

  const leave = () => {
    clearTimeout(waiting);
    if (!open) return;
    open = null;
    closed = Date.now();
    hide();
  };
  const enter = (control: HTMLElement) => {
    if (control === open) return;
    leave();
    const openNow = () => {
      open = control;
      show(control);
    };
    if (Date.now() - closed < limits.tooltipSkipDelayMs) openNow();
    else waiting = setTimeout(openNow, limits.tooltipDelayMs);
  };
  return { enter, leave };
}

/** Gives every control with `data-tooltip` its words in a bubble: for icons without a visible label. */
export function initTooltips() {
  const bubble = document.createElement('div');
  bubble.className = 'tooltip';
  bubble.setAttribute('role', 'tooltip');
  bubble.hidden = true;
  const { enter, leave } = createTooltipClock(
    (control) => {
      bubble.textContent = control.dataset['tooltip']!;
      document.body.append(bubble);
      bubble.hidden = false;
      place(bubble, control.getBoundingClientRect());
    },
    () => {
      bubble.hidden = true;
    },
  );
  const controlOf = (target: EventTarget | null) => (target as Element).closest?.<HTMLElement>('[data-tooltip]');
  const follow = (event: Event) => {
    const control = controlOf(event.target);
    if (control) enter(control);
    else if (event.target !== bubble) leave();
  };
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && follow(event));
  addEventListener('focusin', (event) => (event.target as Element).matches(':focus-visible') && follow(event));
  addEventListener('focusout', leave);
  addEventListener('click', leave);
  addEventListener('scroll', leave, { passive: true });
  addEventListener('keydown', (event) => event.key === 'Escape' && leave());
}

/** Below the control, or above it near the foot of the screen; never past the screen's sides. */
function place(bubble: HTMLElement, control: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect();
  const left = control.left + control.width / 2 - width / 2;
  const below = control.bottom + height < innerHeight;
  bubble.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8))}px`;
  bubble.style.top = `${below ? control.bottom : control.top - height}px`;
}
