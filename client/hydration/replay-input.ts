import { changedControls, isChoice, stateOf } from '#views/runtime/changed-controls.ts';

/**
 * Records what was entered into the page before hydration. React keeps it in the fields, but its components do not know
 * of it, and the first update of a controlled field would undo it.
 * @returns to be called once React hydrates: enters the same again, with the events of a visitor
 */
export function recordInput(): () => Promise<void> {
  const changed = changedControls(document.getElementById('main')!).map((control) => ({
    control,
    state: stateOf(control),
  }));
  return async () => {
    // From the end of the page: a filter may take away fields below it.
    for (const { control, state } of changed.reverse()) {
      // React hydrates the target of a press at once. With the click it would be too late to notice the change.
      control.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      if (isChoice(control)) {
        // A radio button that lost its check did so by the click on another one.
        if (control.type === 'radio' && !state) continue;
        control.checked = !state;
        control.click();
      } else {
        if (control.value !== state) control.value = String(state);
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
      // React commits the update in a microtask.
      await null;
    }
  };
}
