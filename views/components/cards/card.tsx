import type { ReactNode } from 'react';
import { fragmentId } from '#shared/format/text.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { elements, inline } from '../prose-children.tsx';
import { wholeFormNumbers } from '../whole-form-numbers.tsx';

type CardProps = {
  id?: string;
  title: string;
  text?: ReactNode;
  /** Makes the whole card a link, named by the title. */
  to?: string;
  linkLabel?: string;
  children?: ReactNode;
};

/** A bordered card with an h3. */
export function Card({ id, title, text, to, linkLabel, children }: CardProps) {
  return (
    <article id={id} className={to ? 'card card-linked' : 'card'}>
      <h3>{to ? <Link to={to}>{wholeFormNumbers(title)}</Link> : wholeFormNumbers(title)}</h3>
      {text && <p>{wholeFormNumbers(text)}</p>}
      {children}
      {to && linkLabel && <CardArrow label={linkLabel} external={/^https?:/.test(to)} />}
    </article>
  );
}

/** A card whose children are its text, for .mdx: a paragraph, or one with a list. Links and the search lead to it by the id of its title. */
export function TextCard({ children, ...card }: Omit<CardProps, 'text'>) {
  const blocks = elements(children);
  const list = blocks.find(({ type }) => type === 'ul');
  if (list) {
    return (
      <Card id={fragmentId(card.title)} {...card} text={inline(blocks[0])}>
        <ul className="bullets">{list.props.children}</ul>
      </Card>
    );
  }
  return <Card id={fragmentId(card.title)} {...card} text={inline(children)} />;
}

/** Decoration only, styled as a link: the title holds the real one. */
export function CardArrow({ label, external = false }: { label: string; external?: boolean }) {
  return (
    <span className="arrow-link card-arrow" aria-hidden="true">
      {label}
      <Icon name={external ? 'arrow-up-right' : 'arrow-right'} />
    </span>
  );
}

type CardGridProps = {
  columns?: 2 | 3;
  /** On phones the cards are rows of a list. */
  dense?: boolean;
  children: ReactNode;
};

/** Cards in `columns` columns from 1024 px, two from 640 px, one below. */
export function CardGrid({ columns = 3, dense, children }: CardGridProps) {
  return <div className={`card-grid card-grid-${columns}${dense ? ' card-grid-dense' : ''}`}>{children}</div>;
}
