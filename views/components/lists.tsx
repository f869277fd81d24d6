import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { byHeading, inline, itemsOf, listItems } from './prose-children.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

type CheckListProps = {
  items?: ReactNode[];
  /** Before each item: a check mark for what is done or included, by default, or papers for what is to be brought. */
  icon?: 'check' | 'file-text';
  children?: ReactNode;
};

/** A list with an icon before each item, in two columns where there is room. */
export function CheckList({ items, icon = 'check', children }: CheckListProps) {
  return (
    <ul className="check-list">
      {(items ?? listItems(children)).map((item, index) => (
        <li key={typeof item === 'string' ? item : `item-${index}`}>
          <Icon name={icon} />
          <span>{wholeFormNumbers(item)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps, each a text by its title; in .mdx below headings. */
export function Steps({ items, children }: { items?: Record<string, ReactNode>; children?: ReactNode }) {
  return (
    <ol className="steps">
      {(items ? Object.entries(items) : byHeading(children)).map(([title, text]) => (
        <li key={title}>
          <h3>{wholeFormNumbers(title)}</h3>
          <p>{wholeFormNumbers(inline(text))}</p>
        </li>
      ))}
    </ol>
  );
}

/** Events in chronological order, each an `Item`. */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    <ol className="rows timeline text-headings">
      {itemsOf<{ when: ReactNode; title: string }>(children).map(({ when, title, text }) => (
        <li key={title}>
          <p className="timeline-when">{when}</p>
          <div>
            <h3>{wholeFormNumbers(title)}</h3>
            {text && <p>{wholeFormNumbers(text)}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

type LinkListProps = {
  links: readonly { label: string; to: string }[];
  className?: 'plain-list' | 'chips';
};

/** A list of links: one below the other, or as chips for sites and towns. */
export function LinkList({ links, className = 'plain-list' }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
