import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { Button } from '#views/components/button.tsx';
import { ErrorSummary } from '#views/components/form/error-summary.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import { EnteredFigures } from './entered-figures.tsx';
import { countFilled, type FieldGroup, FieldGroups, Fields, type FormPart } from './field-groups.tsx';
import { ResultBar } from './result-bar.tsx';
import type { useToolForm } from './use-tool-form.ts';

type Props = {
  form: ReturnType<typeof useToolForm>;
  /** Above the fields. */
  head?: ReactNode;
  main: readonly FormPart[];
  submit: { icon: IconName; label: string };
  /** Whether a button clears the form. */
  clears?: boolean;
  /** What can be added, with its heading. */
  more: { heading: ReactNode; groups: readonly FieldGroup[] };
  /** Id of the section of the result, which is named by the element `${result}-title` and focused after a submit without errors. */
  result: string;
  /** The main amounts of the result, in a bar on narrow screens. */
  amounts: readonly { label: string; value: string }[] | null;
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
export function Calculator({ form, main, submit, clears, more, result, amounts, isEmpty, children, ...parts }: Props) {
  const { errors, posted, fields, hydrated, set } = form;
  const [opened, setOpened] = useState(false);
  const values = useDeferredValue(form.values);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!form.finish(event)) return;
    setOpened(true);
    showResult(document.getElementById(result)!);
  };
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
        onFocus={({ target }) => {
          if (!target.closest('.result')) setOpened(false);
        }}
        onSubmit={onSubmit}
      >
        <div className="columns columns-2 columns-wide calculator-columns">
          <div className="calculator-form no-print">
            {parts.head}
            <ErrorSummary errors={form.summary} current={errors} />
            <Fields parts={main} posted={posted} errors={errors} set={set} />
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
              {more.heading}
              <FieldGroups
                groups={more.groups}
                filled={countFilled(more.groups, values)}
                posted={posted}
                errors={errors}
                set={set}
              />
            </div>
          </div>
          <div className="calculator-result" data-open={opened ? '' : undefined} data-empty={isEmpty ? '' : undefined}>
            <section className="result" id={result} tabIndex={-1} aria-labelledby={`${result}-title`}>
              {children}
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
