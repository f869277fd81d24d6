import { honeypotField } from '#shared/contact/contact-messages.ts';
import { type Control, isChoice } from '#views/runtime/changed-controls.ts';

export type FormValues = Record<string, string | string[]>;

/** What the visitor entered, by field name; several controls of one name give a list. Without hidden fields and the honeypot. */
export function formValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const control of formControls(form)) {
    if (control instanceof HTMLInputElement && isChoice(control) && !control.checked) continue;
    const before = values[control.name];
    if (before === undefined) values[control.name] = control.value;
    else values[control.name] = [...[before].flat(), control.value];
  }
  return values;
}

/** The visible controls, in document order. */
export function formControls(form: HTMLFormElement): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      element.name !== honeypotField &&
      element.type !== 'hidden',
  );
}

/** The visible control of a field. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  return formControls(form).find((control) => control.name === name);
}

/** The value of a hidden field; empty without one. */
export function hiddenValue(form: HTMLFormElement, name: string): string {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
}
