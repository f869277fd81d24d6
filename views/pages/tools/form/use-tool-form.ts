import { type FocusEvent, type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { tidyMoney } from '#shared/format/money.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { type FieldSpec, type FormErrors, type FormValues, isMoney } from './field-spec.ts';
import { controlNamed, fillForm, fromFragment, openDisclosureOf, tidyAmounts, valuesOf } from './form-dom.ts';

/**
 * A form whose values stay in the browser. The fields are uncontrolled; this hook reads them after every change. Without
 * scripts the same form is posted, and `formState` has its values.
 * @param fields a stable reference
 * @param errorsOf validation errors by field name
 */
export function useToolForm(fields: readonly FieldSpec[], errorsOf: (values: FormValues) => FormErrors) {
  const { formState } = usePageContext();
  const formRef = useRef<HTMLFormElement>(null);
  const [posted] = useState(() => formState?.values ?? {});
  const [values, setValues] = useState<FormValues>(posted);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [showAll, setShowAll] = useState(formState !== null);
  const [hydrated, setHydrated] = useState(false);

  useEffect(() => {
    const readDocument = (typed: FormValues = {}) => {
      const form = formRef.current!;
      const shared = fromFragment(fields, location.hash);
      if (shared) {
        fillForm(form, fields, { ...shared, ...typed });
        setShowAll(true);
      }
      tidyAmounts(form, fields);
      const current = valuesOf(form, fields);
      setValues(current);
      // Fields filled before hydration count as touched, except for the one with the focus.
      const active = document.activeElement?.getAttribute('name');
      setTouched(new Set(Object.keys(current).filter((name) => name !== active)));
    };
    // A transition, so that it does not block typing.
    startTransition(() => {
      // What was typed or pressed before outweighs what a link brings.
      const now = valuesOf(formRef.current!, fields);
      const entered = fields.filter(({ name, initial = '' }) => now[name] && now[name] !== initial);
      readDocument(Object.fromEntries(entered.map(({ name }) => [name, now[name]!])));
      setHydrated(true);
    });
    const onHashChange = () => readDocument();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [fields]);

  const errors = errorsOf(values);
  const visibleErrors = Object.entries(errors).filter(([name]) => showAll || touched.has(name));

  return {
    formRef,
    values,
    /** The values posted without scripts: the initial values of the fields. */
    posted,
    /** Errors of the touched fields, of all fields after a submit. */
    errors: Object.fromEntries(visibleErrors),
    /** Whether a submit, a post or a link has shown all errors: a summary may then stand above the form. */
    showsAll: showAll,
    /** Whether controls that need scripts may be shown. */
    hydrated,
    onInput: (event: FormEvent<HTMLFormElement>) => setValues(valuesOf(event.currentTarget, fields)),
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
      const { name } = target;
      setTouched((names) => new Set(names).add(name));
      if (!(target instanceof HTMLInputElement) || !fields.some((field) => field.name === name && isMoney(field)))
        return;
      const tidy = tidyMoney(target.value);
      if (tidy === target.value) return;
      target.value = tidy;
      setValues(valuesOf(currentTarget, fields));
    },
    /** Handles the submit: true when valid, else the first field with an error is focused. */
    finish(event: FormEvent<HTMLFormElement>): boolean {
      event.preventDefault();
      setShowAll(true);
      const [first] = fields.filter(({ name }) => errors[name]);
      if (!first) return true;
      for (const name of Object.keys(errors)) openDisclosureOf(controlNamed(event.currentTarget, name));
      controlNamed(event.currentTarget, first.name)?.focus();
      return false;
    },
    /** Sets one value of the form. */
    set(name: string, value: string) {
      const form = formRef.current!;
      const control = controlNamed(form, name);
      if (control instanceof HTMLInputElement) control.value = value;
      setValues(valuesOf(form, fields));
    },
    /** Replaces all values of the form; `{}` clears it. */
    replace(next: FormValues) {
      const form = formRef.current!;
      fillForm(form, fields, next);
      setTouched(new Set());
      setShowAll(false);
      setValues(valuesOf(form, fields));
    },
  };
}

/** The latest value that was not null, for a result that stays while the input is invalid. */
export function useLatest<T>(value: T | null): T | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
