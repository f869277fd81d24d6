import { type FormEvent, memo, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#views/components/button.tsx';
import { SendButton } from '#views/components/contact-form/send-to-us.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import { Icon } from '#views/components/icon.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import type { FieldSpec, FormValues } from './field-spec.ts';
import { countFilled, FieldGroups, Fields } from './fields.tsx';
import { enteredLines } from './figures-text.ts';
import type { useToolForm } from './use-tool-form.ts';

type Props = {
  form: ReturnType<typeof useToolForm<unknown>>;
  /** Above the fields. */
  head?: ReactNode;
  submit: { icon: IconName; label: string };
  /** Whether a button clears the form. */
  clears?: boolean;
  /** Above what can be added. */
  more: ReactNode;
  /** Id of the section of the result, which is named by the element `${result}-title` and focused after a submit without errors. */
  result: string;
  /** The main amounts of the result, in a bar on narrow screens. */
  amounts: readonly { label: string; value: string }[] | null;
  /** What is sent from beside that bar. */
  send?: Parameters<typeof SendButton>[0];
  isEmpty: boolean;
  /** Beside the form below the result, and below both. */
  details?: ReactNode;
  below?: ReactNode;
  /** The result. */
  children: ReactNode;
};

/**
 * A form beside its result: evaluated in the browser, and posted without scripts. It has no `action`, so that it is posted
 * to the URL of the page with its fragment, which may hold the figures of a link.
 */
export function Calculator({ form, submit, clears, more, result, amounts, send, isEmpty, ...parts }: Props) {
  const { main, groups, errors, posted, next, fields, hydrated, set } = form;
  const [opened, setOpened] = useState(false);
  const values = useDeferredValue(form.values);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!form.finish(event)) return;
    setOpened(true);
    showResult(document.getElementById(result)!);
  };
  // It may have been scrolled the last time.
  useEffect(() => {
    if (opened) document.getElementById(result)!.scrollTop = 0;
  }, [opened, result]);
  return (
    <>
      <form
        className="calculator defer-below-fold"
        id={form.id}
        method="post"
        noValidate
        ref={form.formRef}
        onInput={form.onInput}
        onBlur={form.onBlur}
        onClickCapture={({ target }) => {
          // What leads to a field can focus it only where nothing covers that.
          if ((target as Element).closest('[data-field]')) flushSync(() => setOpened(false));
        }}
        onSubmit={onSubmit}
      >
        <div className="columns columns-2 columns-wide calculator-columns">
          <div className="calculator-form no-print">
            {parts.head}
            <ErrorSummary errors={form.summary} current={errors} />
            <Fields parts={main} posted={posted} next={next} errors={errors} set={set} />
            <div className="button-row">
              <Button type="submit" icon={submit.icon}>
                {submit.label}
              </Button>
              {clears && hydrated && (
                <Button variant="secondary" onClick={() => form.replace({})}>
                  Clear the form
                </Button>
              )}
            </div>
            <div className="tool-groups">
              {more}
              <FieldGroups
                groups={groups}
                filled={countFilled(groups, values)}
                posted={posted}
                errors={errors}
                set={set}
              />
            </div>
          </div>
          <div className="calculator-result" data-open={opened ? '' : undefined} data-empty={isEmpty ? '' : undefined}>
            <section className="result frame" id={result} tabIndex={-1} aria-labelledby={`${result}-title`}>
              {parts.children}
            </section>
          </div>
          {parts.details}
        </div>
        {parts.below}
        <EnteredFigures fields={fields} values={values} />
        {/* Without scripts: what the page's other form was posted with, so that this one does not empty it. */}
        {Object.entries(posted)
          .filter(([name]) => !fields.some((field) => field.name === name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      </form>
      {hydrated && amounts && (
        <ResultBar amounts={amounts} result={result} opened={opened} onToggle={() => setOpened(!opened)} />
      )}
      {opened && send && <SendButton {...send} className="calculator-send" />}
    </>
  );
}

/** Focuses the result, whose main amounts may be above the screen at the end of a long form. */
function showResult(result: HTMLElement) {
  result.focus({ preventScroll: true });
  const head = result.querySelector('.result-head')!;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (head.getBoundingClientRect().bottom < header) result.scrollIntoView({ behavior: 'instant' });
}

type FiguresProps = { fields: readonly FieldSpec[]; values: FormValues };

function Figures({ fields, values }: FiguresProps) {
  return (
    <div className="print-only">
      <h2>What was entered</h2>
      <dl className="entered-figures">
        {enteredLines(fields, values).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** In print, in place of the form: the values the result is computed from. */
const EnteredFigures = memo(Figures);

type BarProps = {
  amounts: readonly { label: string; value: string }[];
  /** Id of the result that it opens. */
  result: string;
  opened: boolean;
  onToggle: () => void;
};

/**
 * On narrow screens, the main amounts of a result at the bottom of the screen; opens the result above it, whose head then
 * has them. Escape and going back close it.
 */
function ResultBar({ amounts, result, opened, onToggle }: BarProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const toggle = useRef(onToggle);
  useEffect(() => {
    toggle.current = onToggle;
  });
  useEffect(() => {
    const bar = ref.current!;
    const isShown = bar.getClientRects().length > 0;
    if (!opened || !isShown) return;
    const isolation = isolate(document.getElementById(result)!);
    const close = closeWithBack(() => toggle.current(), bar);
    return () => {
      isolation.abort();
      close();
    };
  }, [opened, result]);
  return (
    <button
      type="button"
      className="calculator-bar bottom-bar no-print"
      aria-expanded={opened}
      aria-controls={result}
      onClick={onToggle}
      ref={ref}
    >
      {opened ? (
        <b>Close</b>
      ) : (
        amounts.map(({ label, value }) => (
          <span key={label}>
            {label} <strong>{value}</strong>
          </span>
        ))
      )}
      <Icon name={opened ? 'x' : 'chevron-down'} />
    </button>
  );
}

/**
 * Makes the result a dialog, and inert what it covers.
 * @returns ends that
 */
function isolate(dialog: HTMLElement): AbortController {
  const end = new AbortController();
  const set = (element: Element, name: string, value: string) => {
    element.setAttribute(name, value);
    end.signal.addEventListener('abort', () => element.removeAttribute(name));
  };
  set(dialog, 'role', 'dialog');
  for (let within: HTMLElement = dialog; within !== document.body; within = within.parentElement!) {
    for (const beside of within.parentElement!.children) {
      if (beside !== within && !beside.matches('.calculator-bar, .calculator-send, #toasts, [inert]'))
        set(beside, 'inert', '');
    }
  }
  return end;
}

/**
 * Adds a history entry, whose removal closes, and closes on Escape.
 * @returns removes the entry again, unless the visitor has gone on to another page
 */
function closeWithBack(close: () => void, bar: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const url = location.href;
  try {
    history.pushState({ ...history.state, sheet: true }, '');
  } catch {
    // Safari, after too many entries: the sheet closes by its button.
    return () => {};
  }
  // Before the listeners of the router, for which nothing has changed.
  addEventListener(
    'popstate',
    (event) => {
      if (location.href !== url) return;
      event.stopImmediatePropagation();
      controller.abort();
      close();
      bar.focus({ preventScroll: true });
    },
    { capture: true, signal },
  );
  addEventListener('keydown', ({ key }) => key === 'Escape' && history.back(), { signal });
  return () => {
    if (signal.aborted) return;
    controller.abort();
    if (location.href !== url || !history.state?.sheet) return;
    addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    history.back();
  };
}
