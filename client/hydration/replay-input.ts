import { type Control, changedControls, isChanged, isChoice, stateOf } from '#views/runtime/changed-controls.ts';

type Entry = { control: Control; state: boolean | string };
/** React's, of a text field. */
type ValueTracker = { setValue(value: string): void };

/**
 * Records what was entered into a part of the page before its hydration. React keeps it in the fields, but its components do not know
 * of it, and the first update of a controlled field would undo it.
 * @returns to be called once React hydrates: enters the same again, with the events of a visitor
 */
export function recordInput(within: HTMLElement): () => Promise<void> {
  const entries = changedControls(within).map(entryOf);
  return () => enter(entries);
}

/**
 * Remembers the page as it is before hydration. Where an extension or a translator has changed its elements, React renders
 * new ones.
 * @returns to be called when it has: focuses and enters again what was lost, up to the last key
 */
export function rememberElements(): () => Promise<void> {
  let elements = usableElements();
  const { pathname } = location;
  const focused = document.activeElement;
  return async () => {
    if (location.pathname !== pathname) return;
    const [before, now] = [elements, usableElements()];
    elements = now;
    const successor = <E extends HTMLElement>(element: E) => {
      const isAlike = (other: Element) =>
        other.localName === element.localName && other.getAttribute('name') === element.getAttribute('name');
      return now.filter(isAlike)[before.filter(isAlike).indexOf(element)] as E | undefined;
    };
    const lost = before.filter((element) => !element.isConnected);
    if (lost.some((element) => element === focused)) successor(focused as HTMLElement)?.focus({ preventScroll: true });
    const changed = lost.filter(
      (element): element is Control => element.matches('input, select, textarea') && isChanged(element as Control),
    );
    await enter(
      changed.flatMap((control) => {
        const entered = successor(control);
        return entered ? [{ ...entryOf(control), control: entered }] : [];
      }),
    );
  };
}

function usableElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main :is(a, button, input, select, summary, textarea)')];
}

const entryOf = (control: Control): Entry => ({ control, state: stateOf(control) });

/** From the end of the page: a filter may take away fields below it. */
async function enter(entries: Entry[]) {
  for (const { control, state } of entries.reverse()) {
    // React hydrates the target of a press at once. With the click it would be too late to notice the change.
    control.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    // React has rendered another one in its place.
    if (!control.isConnected) continue;
    if (isChoice(control)) {
      // A radio button that lost its check did so by the click on another one.
      if (control.type === 'radio' && !state) continue;
      control.checked = !state;
      control.click();
    } else {
      if (control.value !== state) setValue(control, String(state));
      // React takes an event for a change only if the value is not the one that it hydrated.
      (Reflect.get(control, '_valueTracker') as ValueTracker | undefined)?.setValue(`not ${state}`);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
    // React commits the update in a microtask.
    await null;
  }
}

/** As a key does: React does not notice a value that is set at the element itself. */
function setValue(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
}
