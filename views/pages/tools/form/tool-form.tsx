import type { ReactNode } from 'react';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import type { useToolForm } from './use-tool-form.ts';

type Props = {
  form: ReturnType<typeof useToolForm>;
  /** Where it is posted without scripts. */
  address: string;
  /** Id of the result, which gets the focus when all can be read. */
  result: string;
  id?: string;
  className?: string;
  /** Whether it never begins on a phone’s first screen. */
  below?: true;
  onFinish?: () => void;
  children: ReactNode;
};

/** The form element of a tool: posted without scripts, read in place with them. */
export function ToolForm({ form, address, result, id, className = '', below, onFinish, children }: Props) {
  const withBrand = useBrandPath();
  return (
    <form
      className={`calculator ${className}`.trim()}
      id={id}
      data-below={below}
      method="post"
      action={withBrand(address)}
      noValidate
      ref={form.formRef}
      onInput={form.onInput}
      onBlur={form.onBlur}
      onSubmit={(event) => {
        if (!form.finish(event)) return;
        onFinish?.();
        document.getElementById(result)?.focus();
      }}
    >
      {children}
    </form>
  );
}
