import { type FormValues, formControls, formValues, isChoice } from './form-values.ts';

/** What is typed survives reload and navigation in this tab, and goes with it. Blocked storage does no harm. */
export function saveDraft(form: HTMLFormElement, formType: string): void {
  try {
    sessionStorage.setItem(key(formType), JSON.stringify(formValues(form)));
  } catch {
    // Private windows and full stores: the form works without a draft.
  }
}

/** Fills the fields that are still empty from the draft; what the visitor or the server put there stays. */
export function restoreDraft(form: HTMLFormElement, formType: string): void {
  const draft = readDraft(formType);
  const used: Record<string, number> = {};
  for (const control of formControls(form)) {
    const values = [draft[control.name] ?? []].flat();
    if (isChoice(control)) {
      if (values.length > 0) control.checked = values.includes(control.value);
      continue;
    }
    const place = used[control.name] ?? 0;
    used[control.name] = place + 1;
    if (control.value === '' && values[place]) control.value = values[place];
  }
}

export function clearDraft(formType: string): void {
  try {
    sessionStorage.removeItem(key(formType));
  } catch {
    // As above.
  }
}

function readDraft(formType: string): FormValues {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key(formType)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const isText = (value: unknown) => typeof value === 'string';
    return Object.fromEntries(
      Object.entries(draft).filter(([, value]) => isText(value) || (Array.isArray(value) && value.every(isText))),
    );
  } catch {
    return {};
  }
}

function key(formType: string) {
  return `draft:${formType}`;
}
