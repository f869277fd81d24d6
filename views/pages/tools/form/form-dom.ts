import type { FieldSpec, FormValues } from './field-spec.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** What stands in the form now, empty fields left out. */
export function valuesOf(form: HTMLFormElement, fields: readonly FieldSpec[]): FormValues {
  const data = new FormData(form);
  const entries = fields.map(({ name }) => [name, String(data.get(name) ?? '')] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Puts values into the form, every other field back to its start, and opens the closed parts that got some. */
export function fillForm(form: HTMLFormElement, fields: readonly FieldSpec[], values: FormValues): void {
  for (const { name, initial = '' } of fields) {
    const wanted = values[name] ?? initial;
    for (const control of controlsNamed(form, name)) {
      if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
        control.checked = control.type === 'radio' ? control.value === wanted : wanted !== '';
      } else {
        control.value = wanted;
      }
      if (values[name]) openAround(control);
    }
  }
}

/** Opens the folded part a control stands in, so that it can take the focus. */
export function openAround(control: Element | null | undefined): void {
  control?.closest('details')?.setAttribute('open', '');
}

/** The first control of this name. */
export function controlNamed(form: HTMLFormElement, name: string): HTMLElement | undefined {
  return controlsNamed(form, name)[0];
}

/**
 * The values as the part of an address after `#`, which a browser never sends to any server. Only fields that differ
 * from their start.
 */
export function toFragment(fields: readonly FieldSpec[], values: FormValues): string {
  const entries = fields.flatMap(({ name, initial = '' }) => {
    const value = values[name] ?? '';
    return value && value !== initial ? [[name, value]] : [];
  });
  return new URLSearchParams(entries).toString();
}

/** The values in a fragment written by `toFragment`; null when it holds none. Unknown names are left out, texts cut at 40. */
export function fromFragment(fields: readonly FieldSpec[], hash: string): FormValues | null {
  const given = new URLSearchParams(hash.slice(0, 4_000).replace(/^#/, ''));
  const entries = fields.flatMap(({ name }) => {
    const value = given.get(name);
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
