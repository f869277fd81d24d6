import type { IconName } from '../runtime/icon-names.ts';

/** A line icon, as large as the class `icon` of its surroundings asks. Decorative: say it in words too. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} width="20" height="20" aria-hidden="true" focusable="false">
      <use href={`#i-${name}`} />
    </svg>
  );
}
