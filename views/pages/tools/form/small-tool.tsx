import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ServiceSlug } from '#shared/firm/services.ts';
import type { FactHead } from '#shared/tax/facts/fact.ts';
import { Button } from '#views/components/button.tsx';
import { SendToUs } from '#views/components/contact-form/send-to-us.tsx';
import { FactNote, PastFigures } from '#views/components/fact-note.tsx';
import { readDraft, toolDraft, writeDraft } from '#views/components/form/draft.ts';
import { focusError } from '#views/components/form/focus-error.ts';
import { changedControls, fillIn } from '#views/runtime/changed-controls.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { FieldSpec, FormErrors, FormValues } from './field-spec.ts';
import { type FigureLine, figuresText } from './figures-text.ts';
import { ToolField } from './tool-field.tsx';

/** What a small tool asks, and what follows from the answers. */
export type ToolRule<Input> = {
  fields: readonly FieldSpec[];
  /** What the values say; null if a needed one is missing or wrong, which adds a message to `errors`. */
  read: (values: FormValues, errors: FormErrors) => Input | null;
  result: (input: Input) => ReactNode;
  facts?: readonly FactHead[];
  /** "Send this to us": what was entered and what came out, and what the message calls the tool. */
  send?: { service: ServiceSlug; source: string; lines: (input: Input) => Record<'entered' | 'results', FigureLine[]> };
};

type Props<Input> = {
  rule: ToolRule<Input>;
  /** Makes the fields a GET form, which works without scripts; `sent` holds the values in the URL, null before. */
  form?: { action: string; button: string; sent: FormValues | null };
};

/** Fields, result at once, "Send this to us", sources. What is entered stays in this tab of the browser. */
export function SmallTool<Input>({ rule, form }: Props<Input>) {
  const { domainParam } = usePageContext();
  const [values, setValues] = useState(form?.sent ?? {});
  const [submitted, setSubmitted] = useState(Boolean(form?.sent));
  const box = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const control = (name: string) => box.current!.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)!;
  const readValues = () => {
    const entered = rule.fields
      .map(({ name }) => control(name))
      .filter((input) => input.type !== 'checkbox' || input.checked);
    const current = Object.fromEntries(entered.flatMap(({ name, value }) => (value === '' ? [] : [[name, value]])));
    setValues(current);
    setSubmitted(false);
    writeDraft(draftName(rule), current);
  };
  const start = useRef(() => {
    // What was changed before this code was loaded stays; else what was entered in this tab before.
    const draft = form?.sent || changedControls(box.current!).length > 0 ? {} : readDraft(draftName(rule));
    for (const [name, value] of Object.entries(draft)) {
      const input = control(name);
      if (input?.type === 'checkbox') input.checked = true;
      else if (input) fillIn(input, String(value));
    }
    if (changedControls(box.current!).length > 0) readValues();
  });
  useEffect(() => start.current(), []);
  const errors: FormErrors = {};
  const input = submitted || Object.keys(values).length > 0 ? rule.read(values, errors) : null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (input !== null) return output.current!.focus();
    flushSync(() => setSubmitted(true));
    const wrong = box.current!.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) focusError(wrong);
  };

  const fields = rule.fields.map((spec) => (
    <ToolField key={spec.name} spec={spec} posted={form?.sent ?? {}} errors={errors} />
  ));
  const { send, facts = [] } = rule;
  return (
    <>
      <div className={form ? undefined : 'columns small-tool needs-scripts'} onInput={readValues} ref={box}>
        {form ? (
          <form method="get" action={form.action} className="small-tool-form no-print" noValidate onSubmit={onSubmit}>
            {domainParam && <input type="hidden" name="domain" value={domainParam} />}
            {fields}
            <Button type="submit" variant="secondary">
              {form.button}
            </Button>
          </form>
        ) : (
          <div className="auto-grid tool-fields no-print">{fields}</div>
        )}
        <div role="status" tabIndex={-1} ref={output}>
          {input !== null && <PastFigures facts={facts} />}
          {input !== null && rule.result(input)}
        </div>
      </div>
      {send && input !== null && <SendToUs service={send.service} text={() => messageText(send, input)} />}
      {facts.length > 0 && <FactNote facts={facts} />}
    </>
  );
}

/** Several small tools on a page have different fields. */
export const draftName = ({ fields }: Pick<ToolRule<never>, 'fields'>) => toolDraft(` ${fields[0]!.name}`);

function messageText<Input>({ source, lines }: NonNullable<ToolRule<Input>['send']>, input: Input): string {
  const { entered, results } = lines(input);
  return figuresText(source, entered, results);
}
