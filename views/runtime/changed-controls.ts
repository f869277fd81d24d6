export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls whose value is not the server's: the visitor has changed them, or the browser has filled them in. */
export function changedControls(within: ParentNode): Control[] {
  return [...within.querySelectorAll<Control>('input, select, textarea')].filter(isChanged);
}

export function isChanged(control: Control): boolean {
  return stateOf(control) !== initialState(control);
}

/** Whether a radio button or a checkbox is checked; the value of any other control. */
export function stateOf(control: Control): boolean | string {
  return isChoice(control) ? control.checked : control.value;
}

export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/**
 * Puts a value into a control that the visitor did not type. Where the visitor is about to type, it is selected: the next key
 * takes its place instead of going on at its end.
 */
export function fillIn(control: Control, value: string): void {
  if (control.value === value) return;
  control.value = value;
  if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
}

function initialState(control: Control): boolean | string | undefined {
  if (isChoice(control)) return control.defaultChecked;
  if (!('options' in control)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}
