import { parseMoney, tidyMoney } from '#shared/format/money.ts';
import { fillIn } from '#views/runtime/changed-controls.ts';
import { type FieldSpec, type FormValues, isMoney } from './field-spec.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** The current values of a form, without empty fields. */
export function valuesOf(form: HTMLFormElement, fields: readonly FieldSpec[]): FormValues {
  const data = new FormData(form);
  const entries = fields.map(({ name }) => [name, String(data.get(name) ?? '')] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Sets the values of a form, resets all other fields, and opens the disclosures around fields that got a value. */
export function fillForm(form: HTMLFormElement, fields: readonly FieldSpec[], values: FormValues): void {
  for (const field of fields) {
    const { name, initial = '' } = field;
    const value = values[name] ?? initial;
    for (const control of controlsNamed(form, name)) {
      // Not where the visitor is typing, as in `tidyAmounts`.
      const shown = isMoney(field) && control !== document.activeElement ? tidyMoney(value) : value;
      if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
        control.checked = control.type === 'radio' ? control.value === shown : shown !== '';
      } else {
        fillIn(control, shown);
      }
      if (values[name]) openDisclosureOf(control);
    }
  }
}

/** Formats the amounts of a form, except in the field with the focus. */
export function tidyAmounts(form: HTMLFormElement, fields: readonly FieldSpec[]): void {
  for (const { name } of fields.filter(isMoney)) {
    for (const control of controlsNamed(form, name))
      if (control !== document.activeElement) control.value = tidyMoney(control.value);
  }
}

/** Opens the disclosure around a control, so that it can be focused. */
export function openDisclosureOf(control: Element | null | undefined): void {
  control?.closest('details')?.setAttribute('open', '');
}

/** The first control of this name. */
export function controlNamed(form: HTMLFormElement, name: string): HTMLElement | undefined {
  return controlsNamed(form, name)[0];
}

/** The values as a URL fragment, which browsers do not send to servers; only fields that differ from their default. */
export function toFragment(fields: readonly FieldSpec[], values: FormValues): string {
  const entries = fields.flatMap((field) => {
    const { name, initial = '' } = field;
    const value = values[name] ?? '';
    const amount = isMoney(field) ? parseMoney(value) : null;
    return value && value !== initial ? [[name, amount === null ? value : String(amount)]] : [];
  });
  return new URLSearchParams(entries).toString();
}

/** The values in a fragment of `toFragment`, truncated at 40 characters; null without any. Unknown names are ignored. */
export function fromFragment(fields: readonly FieldSpec[], hash: string): FormValues | null {
  const params = new URLSearchParams(hash.slice(0, 4_000).replace(/^#/, ''));
  const entries = fields.flatMap(({ name }) => {
    const value = params.get(name);
    return value ? [[name, value.slice(0, 40)] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

function controlsNamed(form: HTMLFormElement, name: string): Control[] {
  return Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name === name,
  );
}
