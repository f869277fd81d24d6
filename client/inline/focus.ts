/**
 * Scrolls what the keyboard focuses clear of header and bars: Safari heeds `scroll-padding` in `scrollIntoView` but not
 * when it scrolls to the focus itself, which it does after this event.
 */
export function initFocus() {
  addEventListener('focusin', () =>
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (focused?.matches('main :is(a, button:not(.calculator-bar), input, select, summary):focus-visible'))
        focused.scrollIntoView({ block: 'nearest' });
    }),
  );
}
