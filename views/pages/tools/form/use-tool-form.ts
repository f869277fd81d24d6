import {
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { tidyMoney } from '#shared/format/money.ts';
import { readDraft, toolDraft, writeDraft } from '#views/components/form/draft.ts';
import { focusError } from '#views/components/form/focus-error.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { type FieldSpec, type FormErrors, type FormValues, inOrder, isMoney } from './field-spec.ts';
import { controlNamed, fillForm, fromFragment, openDisclosureOf, tidyAmounts, valuesOf } from './form-dom.ts';
import { isFromCard, type ToolForm } from './tool-form.ts';

/**
 * A form whose values stay in the browser, and in this tab until it is closed. The fields are uncontrolled; this hook reads them after every change. Without
 * scripts the same form is posted, and `formState` has its values.
 * @param tool a stable reference
 */
export function useToolForm<T>(tool: ToolForm<T>) {
  const { id, fields, read: parse, missing } = tool;
  const { formState } = usePageContext();
  const formRef = useRef<HTMLFormElement>(null);
  const [posted] = useState(() => formState?.values ?? {});
  const [values, setValues] = useState<FormValues>(posted);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  /** The errors of the last submit; from then on, and of a link, all errors show. */
  const [summary, setSummary] = useState(() => formState && inOrder(fields, formState.errors));
  const [hydrated, setHydrated] = useState(false);

  useEffect(() => {
    const readDocument = (typed: FormValues = {}, draft: FormValues | null = null) => {
      const form = formRef.current!;
      const shared = fromFragment(fields, location.hash);
      const before = shared ?? draft;
      if (before) fillForm(form, fields, { ...before, ...typed });
      if (shared) setSummary(noErrors);
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
      const entered = fields.filter(({ name, initial }) => now[name] !== initial);
      readDocument(inOrder(entered, now), formState ? null : draftOf(fields, id));
      setHydrated(true);
    });
    const onHashChange = () => readDocument();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [fields, formState, id]);

  useEffect(() => {
    if (hydrated) writeDraft(toolDraft(id), values);
  }, [hydrated, id, values]);

  const parsed = useMemo(() => parse(values), [parse, values]);
  const [initial] = useState(() => parse({}).input!);
  const input = useLatest(parsed.input) ?? initial;
  const errors = useMemo(() => {
    const isShown = ({ name }: FieldSpec) => (parsed.errors?.[name] ? summary || touched.has(name) : summary?.[name]);
    const shown = inOrder(fields.filter(isShown), { ...missing(values), ...parsed.errors });
    return Object.keys(shown)[0] ? shown : noErrors;
  }, [fields, missing, parsed.errors, summary, touched, values]);

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

  /** Leads to the field of a link's `data-field`. */
  const enter = useCallback((event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const field = controlNamed(formRef.current!, event.currentTarget.dataset['field']!);
    openDisclosureOf(field);
    field?.focus();
  }, []);

  const isPosted = fields.some(({ name }) => posted[name] !== undefined);
  const next = isFromCard(fields, posted) ? Object.keys(missing(posted))[0] : undefined;
  return {
    /** Attributes of the result. */
    focusAfterPost: { autoFocus: isPosted && !next && errors === noErrors },
    ...tool,
    formRef,
    values,
    /** What the values say, while they are invalid the last valid ones. */
    input,
    isValid: parsed.errors === null,
    /** The values posted without scripts: the initial values of the fields. */
    posted,
    /** The field to fill in next, of a form that a card of another page began. */
    next,
    /** Errors of the touched fields, of all fields after a submit. */
    errors,
    /** Those of the last submit, until the next one: a summary that changed with each field would move the form. */
    summary: summary ? withLabels(fields, summary, missing({})) : noErrors,
    /** Whether controls that need scripts may be shown. */
    hydrated,
    /** The browser shows the key itself: the result follows, and waits for the next key. */
    onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
      const current = valuesOf(currentTarget, fields);
      startTransition(() => setValues(current));
    },
    onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
      const { name, value } = target;
      setTouched((names) => new Set(names).add(name));
      if (fields.some((field) => field.name === name && isMoney(field))) target.value = tidyMoney(value);
      if (target.value !== value) setValues(valuesOf(currentTarget, fields));
    },
    /** Handles the submit: true when valid, else the first field with an error is focused. */
    finish(event: FormEvent<HTMLFormElement>): boolean {
      event.preventDefault();
      const form = event.currentTarget;
      // What was typed before hydration may not be in `values` yet.
      const now = valuesOf(form, fields);
      const all = inOrder(fields, { ...missing(now), ...parse(now).errors });
      flushSync(() => {
        setValues(now);
        setSummary(all);
      });
      const controls = Object.keys(all).map((name) => controlNamed(form, name)!);
      for (const control of controls) openDisclosureOf(control);
      if (controls[0]) focusError(controls[0]);
      else document.title = document.title.replace(/^Error: /, '');
      return !controls[0];
    },
    set,
    enter,
    /** Replaces all values of the form; `{}` clears it. */
    replace(next: FormValues) {
      const form = formRef.current!;
      fillForm(form, fields, next);
      setTouched(new Set());
      setSummary(null);
      setValues(valuesOf(form, fields));
    },
  };
}

/** Messages about wrong values, which do not name their field, with its label; those that ask for a value as they are. */
function withLabels(fields: readonly FieldSpec[], errors: FormErrors, requests: FormErrors): FormErrors {
  const entries = fields.flatMap(({ name, label }) => {
    const message = errors[name];
    return message ? [[name, message === requests[name] ? message : `${label}: ${message}`]] : [];
  });
  return Object.fromEntries(entries);
}

/** What was entered in this tab before; null for nothing. */
function draftOf(fields: readonly FieldSpec[], id: string | undefined): FormValues | null {
  const draft = readDraft(toolDraft(id));
  const entries = fields.flatMap(({ name, initial }) => {
    const value = draft[name];
    return typeof value === 'string' && value !== initial ? [[name, value] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Without scripts the browser itself scrolls to the result of the form that was posted, and focuses it. */
export type FocusAfterPost = { autoFocus?: boolean };
const noErrors: FormErrors = {};

/** The latest value that was not null, for a result that stays while the input is invalid. */
function useLatest<T>(value: T | null): T | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}
