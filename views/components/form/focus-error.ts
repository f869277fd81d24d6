/**
 * Focuses a field with an error. Its message is on the screen then, and above it as far as there is room the summary of all
 * errors.
 */
export function focusError(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  const summary = field.closest('form')?.querySelector('.error-summary');
  const message = field.closest('[data-invalid]')?.querySelector('.field-error');
  // At once: the next one is measured from where this one has scrolled to.
  for (const part of [summary, message, field]) part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
