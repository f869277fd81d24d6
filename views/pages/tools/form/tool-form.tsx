import type { ReactNode } from 'react';
import type { useToolForm } from './use-tool-form.ts';

type Props = {
  form: ReturnType<typeof useToolForm>;
  /** Id of the result, which is focused after a submit without errors. */
  result: string;
  id?: string;
  /** Shows the result where it is in sight: focusing it then scrolls nothing. */
  onFinish: () => void;
  children: ReactNode;
};

/**
 * The form of a tool: evaluated in the browser, and posted without scripts. It has no `action`, so that it is posted to the
 * URL of the page with its fragment, which may hold the figures of a link.
 */
export function ToolForm({ form, result, id, onFinish, children }: Props) {
  return (
    <form
      className="calculator defer-below-fold"
      id={id}
      method="post"
      noValidate
      ref={form.formRef}
      onInput={form.onInput}
      onBlur={form.onBlur}
      onSubmit={(event) => {
        if (!form.finish(event)) return;
        onFinish();
        document.getElementById(result)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </form>
  );
}
