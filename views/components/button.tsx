import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { IconName } from '../runtime/icon-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type Appearance = {
  variant?: 'primary' | 'secondary';
  size?: 'md' | 'sm';
  /** Arrows follow the label, all other icons precede it. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
};
type AsLink = Appearance & { to: string; rel?: string; download?: boolean; onClick?: () => void };
type AsButton = Appearance & { to?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Appearance>;

/** A link styled as a button (`to`), or a button. `to` may be a `tel:` or `mailto:` URL. */
export function Button(props: AsLink | AsButton) {
  const { variant = 'primary', size = 'md', icon, className = '', children, ...rest } = props;
  const names = `button button-${variant}${size === 'sm' ? ' button-sm' : ''} ${className}`.trim();
  const isTrailing = icon?.startsWith('arrow');
  const content = (
    <>
      {icon && !isTrailing && <Icon name={icon} />}
      {children}
      {icon && isTrailing && <Icon name={icon} />}
    </>
  );
  if (rest.to !== undefined)
    return (
      <>
        <Link {...rest} className={names}>
          {content}
        </Link>{' '}
      </>
    );
  const { to: _, ...attributes } = rest;
  return (
    <button type="button" {...attributes} className={names}>
      {content}
    </button>
  );
}
