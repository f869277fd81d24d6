import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { listItems } from './prose-children.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

/** A list with check marks, in two columns where there is room. */
export function CheckList({ items, children }: { items?: ReactNode[]; children?: ReactNode }) {
  return (
    <ul className="check-list">
      {(items ?? listItems(children)).map((item, index) => (
        <li key={typeof item === 'string' ? item : `item-${index}`}>
          <Icon name="check" />
          <span>{wholeFormNumbers(item)}</span>
        </li>
      ))}
    </ul>
  );
}
