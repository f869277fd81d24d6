import { Children, type ReactNode } from 'react';
import { formNumber } from '#shared/format/keep-whole.ts';

/** The text with each number of a form ("W-2") on one line: browsers break lines at its hyphen. */
export function wholeFormNumbers(text: ReactNode): ReactNode {
  if (Array.isArray(text)) return Children.map(text, wholeFormNumbers);
  if (typeof text !== 'string') return text;
  const [before, number, ...rest] = text.split(formNumber);
  if (!number) return text;
  return (
    <>
      {before}
      <span className="whole">{number}</span>
      {wholeFormNumbers(rest.join(''))}
    </>
  );
}
