import type { ReactNode } from 'react';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import type { useToolForm } from './use-tool-form.ts';

type Props = {
  form: ReturnType<typeof useToolForm>;
  /** Path it is posted to without scripts; without one, the address of the page, whose fragment then stays. */
  address?: string;
  /** Id of the result, which is focused after a submit without errors. */
  result: string;
  id?: string;
  className?: string;
  onFinish?: () => void;
  children: ReactNode;
};

/** The form of a tool: posted without scripts, evaluated in the browser with them. */
export function ToolForm({ form, address, result, id, className = '', onFinish, children }: Props) {
  const withBrand = useBrandPath();
  return (
    <form
      className={`calculator defer-below-fold ${className}`.trim()}
      id={id}
      method="post"
      action={address && withBrand(address)}
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
