import type { ReactNode } from 'react';
import { bookingPaths } from '#shared/booking/booking-response.ts';
import { useBrandPath } from '#views/runtime/page-context.tsx';

type Props = {
  /** Query of the page with these times: `kind=phone&from=2026-12-14`. */
  query: string;
  /** Whether these times are shown; for the choice among several. */
  pressed?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Shows the times of another kind, office or week. Without scripts the form is posted and comes back with them, and with
 * everything that was typed.
 */
export function TimesButton({ query, pressed, className, children }: Props) {
  const withBrand = useBrandPath();
  return (
    <button
      type="submit"
      name="show"
      value={query}
      formAction={`${withBrand(bookingPaths.times)}#book`}
      aria-pressed={pressed}
      className={className}
    >
      {children}
    </button>
  );
}
