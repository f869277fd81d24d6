import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { IconName } from '../runtime/icon-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'ink';
  size?: 'md' | 'sm';
  /** Arrows stand behind the label, everything else before it. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
};
type AsLink = Look & { to: string; rel?: string };
type AsButton = Look & { to?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look>;

/** A link that looks like a button (`to`), or a button. `tel:` and `mailto:` addresses are allowed in `to`. */
export function Button(props: AsLink | AsButton) {
  const { variant = 'primary', size = 'md', icon, className = '', children, ...rest } = props;
  const names = `button button-${variant}${size === 'sm' ? ' button-sm' : ''} ${className}`.trim();
  const behind = icon?.startsWith('arrow');
  const content = (
    <>
      {icon && !behind && <Icon name={icon} />}
      {children}
      {icon && behind && <Icon name={icon} />}
    </>
  );
  if (rest.to !== undefined)
    return (
      <Link {...rest} className={names}>
        {content}
      </Link>
    );
  const { to: _, ...attributes } = rest;
  return (
    <button type="button" {...attributes} className={names}>
      {content}
    </button>
  );
}
