import { changedControls, fillIn, isChoice } from '#views/runtime/changed-controls.ts';
import { store, stored } from '#views/runtime/storage.ts';
import { type FormValues, formControls, formValues } from './form-values.ts';

/** Saves the form's values in sessionStorage, for this tab. Without storage nothing is saved. */
export function saveDraft(form: HTMLFormElement, name: string): void {
  writeDraft(name, formValues(form));
}

/** Saves values by field name, likewise. */
export function writeDraft(name: string, values: FormValues): void {
  store('sessionStorage', key(name), JSON.stringify(values));
}

/** Fills the empty fields from the draft; values of the visitor or the server stay, and choices made before hydration. */
export function restoreDraft(form: HTMLFormElement, name: string): void {
  const draft = readDraft(name);
  const usedValues: Record<string, number> = {};
  const changed = new Set(changedControls(form).map(({ name }) => name));
  for (const control of formControls(form)) {
    const values = [draft[control.name] ?? []].flat();
    if (isChoice(control)) {
      if (values.length > 0 && !changed.has(control.name)) control.checked = values.includes(control.value);
      continue;
    }
    const index = usedValues[control.name] ?? 0;
    usedValues[control.name] = index + 1;
    if (control.value === '' && values[index]) fillIn(control, values[index]);
  }
}

export function clearDraft(name: string): void {
  store('sessionStorage', key(name), null);
}

/** The values saved under a name; none when storage is blocked. */
export function readDraft(name: string): FormValues {
  try {
    const draft: unknown = JSON.parse(stored('sessionStorage', key(name)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const isText = (value: unknown) => typeof value === 'string';
    return Object.fromEntries(
      Object.entries(draft).filter(([, value]) => isText(value) || (Array.isArray(value) && value.every(isText))),
    );
  } catch {
    return {};
  }
}

/** Name under which the finder of tax letters keeps what was typed (`known`) and the letters that it found. */
export const typedDraft = 'letter typed';

/** Name of the draft of a tool on this page. @param form tells several on a page apart */
export function toolDraft(form = ''): string {
  return location.pathname + form;
}

/** Whether something was entered in a tool of this page in this tab. */
export function hasToolDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(key(location.pathname)));
  } catch {
    return false;
  }
}

function key(name: string) {
  return `draft:${name}`;
}
