import {
  type FocusEvent,
  type FormEvent,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { tidyMoney } from '#shared/format/money.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { type FieldSpec, type FormErrors, type FormValues, isMoney, type Parsed } from './field-spec.ts';
import { controlNamed, fillForm, fromFragment, openDisclosureOf, tidyAmounts, valuesOf } from './form-dom.ts';

/**
 * A form whose values stay in the browser. The fields are uncontrolled; this hook reads them after every change. Without
 * scripts the same form is posted, and `formState` has its values.
 * @param fields a stable reference
 * @param parse a stable reference; valid for an empty form
 */
export function useToolForm<T>(fields: readonly FieldSpec[], parse: (values: FormValues) => Parsed<T>) {
  const { formState } = usePageContext();
  const formRef = useRef<HTMLFormElement>(null);
  const [posted] = useState(() => formState?.values ?? {});
  // A page may have several forms.
  const [isPosted] = useState(() => fields.some(({ name }) => posted[name] !== undefined));
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

  const parsed = useMemo(() => parse(values), [parse, values]);
  const [initial] = useState(() => parse({}).input!);
  const input = useLatest(parsed.input) ?? initial;
  const errors = parsed.errors ?? noErrors;
  const visibleErrors = useMemo(
    () => Object.fromEntries(Object.entries(errors).filter(([name]) => showAll || touched.has(name))),
    [errors, showAll, touched],
  );

  /** Sets one value of the form. */
  const set = useCallback(
    (name: string, value: string) => {
      const form = formRef.current!;
      const control = controlNamed(form, name);
      if (control instanceof HTMLInputElement) control.value = value;
      setValues(valuesOf(form, fields));
    },
    [fields],
  );

  return {
    /** Attributes of the result. */
    focusAfterPost: isPosted && parsed.errors === null ? focusOnLoad : noAttributes,
    formRef,
    values,
    /** What the values say, while they are invalid the last valid ones. */
    input,
    isValid: parsed.errors === null,
    /** The values posted without scripts: the initial values of the fields. */
    posted,
    /** Errors of the touched fields, of all fields after a submit. */
    errors: visibleErrors,
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
    set,
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

/** Without scripts the browser itself scrolls to the result of the form that was posted, and focuses it. */
export type FocusAfterPost = { autoFocus?: true };
const focusOnLoad: FocusAfterPost = { autoFocus: true };
const noAttributes: FocusAfterPost = {};
const noErrors: FormErrors = {};

/** The latest value that was not null, for a result that stays while the input is invalid. */
function useLatest<T>(value: T | null): T | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
