/**
 * Keeps in sight what gets the focus, clear of header and bars. Safari heeds `scroll-padding` in `scrollIntoView` but not
 * when it scrolls to the focus itself, which it does after this event; and a smooth scroll of the browser ends early when
 * a sheet closes. What a pointer holds does not move.
 */
export function initFocus() {
  addEventListener('focusin', () =>
    requestAnimationFrame(() => {
      const focused = document.activeElement;
      if (
        focused?.matches(
          'main :is(input, select, textarea, :is(a, button, summary):focus-visible):not(:active, .calculator-bar)',
        )
      )
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }),
  );
}
