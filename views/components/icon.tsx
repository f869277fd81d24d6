import type { IconName } from '../runtime/icon-names.ts';

/** A line icon, sized by CSS. It is decorative: its meaning must be in the text as well. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} width="20" height="20" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
