import { type FocusEvent, type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { FieldSpec, FormErrors, FormValues } from './field-spec.ts';
import { controlNamed, fillForm, fromFragment, openAround, valuesOf } from './form-dom.ts';

/**
 * A form whose figures stay in the browser. The fields are plain HTML and keep their own values; this hook reads them
 * after every change. Without scripts the same form is posted, and `formState` brings its values back.
 * @param fields the same list on every render
 * @param errorsOf faults by field name
 */
export function useToolForm(fields: readonly FieldSpec[], errorsOf: (values: FormValues) => FormErrors) {
  const { formState } = usePageContext();
  const formRef = useRef<HTMLFormElement>(null);
  const [posted] = useState(() => formState?.values ?? {});
  const [values, setValues] = useState<FormValues>(posted);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showAll, setShowAll] = useState(formState !== null);
  const [live, setLive] = useState(false);

  useEffect(() => {
    const takeOver = () => {
      const form = formRef.current!;
      const shared = fromFragment(fields, location.hash);
      if (shared) {
        fillForm(form, fields, shared);
        setShowAll(true);
      }
      const found = valuesOf(form, fields);
      setValues(found);
      // Entered before this code was there: left, but for the one still being typed in
      const active = document.activeElement?.getAttribute('name');
      setLeft(new Set(Object.keys(found).filter((name) => name !== active)));
    };
    // Not at once: that would be a hold-up for whoever has begun to type.
    startTransition(() => {
      takeOver();
      setLive(true);
    });
    addEventListener('hashchange', takeOver);
    return () => removeEventListener('hashchange', takeOver);
  }, [fields]);

  const errors = errorsOf(values);
  const shown = Object.entries(errors).filter(([name]) => showAll || left.has(name));

  return {
    formRef,
    values,
    /** What was posted without scripts: the fields' starting values. */
    posted,
    /** Faults of the fields that were left, or of all after a try to finish. */
    errors: Object.fromEntries(shown),
    /** Scripts run: what only works with them may show. */
    live,
    onInput: (event: FormEvent<HTMLFormElement>) => setValues(valuesOf(event.currentTarget, fields)),
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => setLeft((names) => new Set(names).add(target.name)),
    /** Instead of posting: true when everything can be read, else the first fault gets the focus. */
    finish(event: FormEvent<HTMLFormElement>): boolean {
      event.preventDefault();
      setShowAll(true);
      const [first] = fields.filter(({ name }) => errors[name]);
      if (!first) return true;
      for (const name of Object.keys(errors)) openAround(controlNamed(event.currentTarget, name));
      controlNamed(event.currentTarget, first.name)?.focus();
      return false;
    },
    /** Puts other values into the form, such as none. */
    replace(next: FormValues) {
      const form = formRef.current!;
      fillForm(form, fields, next);
      setLeft(new Set());
      setShowAll(false);
      setValues(valuesOf(form, fields));
    },
  };
}

/** The latest value that could be worked out, while what is being typed cannot be read. */
export function useLatest<T>(value: T | null): T | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
