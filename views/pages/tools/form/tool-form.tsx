import type { ReactNode } from 'react';
import { sentForm } from './field-spec.ts';
import type { useToolForm } from './use-tool-form.ts';

type Props = {
  form: ReturnType<typeof useToolForm>;
  /** Id of the result, which is focused after a submit without errors. */
  result: string;
  /** Opens the result on narrow screens. */
  onFinish: () => void;
  children: ReactNode;
};

/**
 * The form of a tool: evaluated in the browser, and posted without scripts. It has no `action`, so that it is posted to the
 * URL of the page with its fragment, which may hold the figures of a link.
 */
export function ToolForm({ form, result, onFinish, children }: Props) {
  return (
    <form
      className="calculator defer-below-fold"
      id={form.id}
      method="post"
      noValidate
      ref={form.formRef}
      onInput={form.onInput}
      onBlur={form.onBlur}
      onSubmit={(event) => {
        if (!form.finish(event)) return;
        onFinish();
        showResult(document.getElementById(result)!);
      }}
    >
      {form.id && <input type="hidden" name={sentForm.name} value={form.id} />}
      {form.otherValues.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Focuses the result, whose title may be above the screen at the end of a long form. */
function showResult(result: HTMLElement) {
  result.focus({ preventScroll: true });
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (result.getBoundingClientRect().top < header) result.scrollIntoView({ behavior: 'instant' });
}
