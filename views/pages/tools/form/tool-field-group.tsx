import { type ReactNode, useState } from 'react';
import { Icon } from '#views/components/icon.tsx';
import type { FieldSpec, FormErrors, FormValues } from './field-spec.ts';

type Props = {
  /** Under which the browser remembers whether the group was open. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** The fields in it, and how many of them are filled in. */
  fields: readonly FieldSpec[];
  filled: number;
  posted: FormValues;
  errors: FormErrors;
  children: ReactNode;
};

/** Fields of a tool that can be added to the first ones: a disclosure that counts what is filled in. */
export function ToolFieldGroup({ id, title, lead, fields, filled, posted, errors, children }: Props) {
  // Only at first: an error that is corrected must not close the group under the visitor's hands.
  const [open] = useState(() => countFilled(fields, posted) > 0 || fields.some(({ name }) => errors[name]));
  return (
    <details className="tool-more" id={groupElementId(id)} open={open}>
      <summary>
        {title}
        {filled > 0 && <span className="tool-count">{filled} filled in</span>}
        <Icon name="chevron-down" />
      </summary>
      {lead && <p className="tool-step-lead">{lead}</p>}
      <div className="tool-fields">{children}</div>
    </details>
  );
}

/** Id of the element of a group. */
export function groupElementId(id: string): string {
  return `group-${id}`;
}

/** How many of these fields have a value other than their initial one. */
export function countFilled(fields: readonly FieldSpec[], values: FormValues): number {
  return fields.filter(({ name, initial = '' }) => (values[name] || initial) !== initial).length;
}
