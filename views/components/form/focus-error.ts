/**
 * Focuses a field with an error, and shows it with its message. The summary of all errors is shown above them where the
 * screen has room for all three; else message and field stand in the middle, with room for what comes next.
 */
export function focusError(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const summary = field.closest('form')?.querySelector('.error-summary');
  const message = field.closest('[data-invalid]')?.querySelector('.field-error') ?? field;
  // At once: the next one is measured from where this one has scrolled to.
  const show = (part: Element, block: ScrollLogicalPosition) => part.scrollIntoView({ block, behavior: 'instant' });
  if (summary && distance(summary, field) + pixels(summary, 'scrollMarginTop') < roomBelowHeader()) {
    for (const part of [message, field, summary]) show(part, 'nearest');
  } else if (!isInSight(message) || !isInSight(field)) {
    show(field, 'center');
    show(message, 'nearest');
  }
}

function distance(from: Element, to: Element): number {
  return to.getBoundingClientRect().bottom - from.getBoundingClientRect().top;
}

function roomBelowHeader(): number {
  return innerHeight - pixels(document.documentElement, 'scrollPaddingTop');
}

function pixels(element: Element, property: 'scrollMarginTop' | 'scrollPaddingTop'): number {
  return Number.parseFloat(getComputedStyle(element)[property]);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= innerHeight - roomBelowHeader() && bottom <= innerHeight;
}
