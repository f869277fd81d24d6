import { type FocusEvent, type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { FieldSpec, FormErrors, FormValues } from './field-spec.ts';
import { controlNamed, fillForm, fromFragment, openDisclosureOf, valuesOf } from './form-dom.ts';

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
    const readDocument = () => {
      const form = formRef.current!;
      const shared = fromFragment(fields, location.hash);
      if (shared) {
        fillForm(form, fields, shared);
        setShowAll(true);
      }
      const current = valuesOf(form, fields);
      setValues(current);
      // Fields filled before hydration count as touched, except for the one with the focus.
      const active = document.activeElement?.getAttribute('name');
      setTouched(new Set(Object.keys(current).filter((name) => name !== active)));
    };
    // A transition, so that it does not block typing.
    startTransition(() => {
      readDocument();
      setHydrated(true);
    });
    addEventListener('hashchange', readDocument);
    return () => removeEventListener('hashchange', readDocument);
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
    /** Whether controls that need scripts may be shown. */
    hydrated,
    onInput: (event: FormEvent<HTMLFormElement>) => setValues(valuesOf(event.currentTarget, fields)),
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => setTouched((names) => new Set(names).add(target.name)),
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
