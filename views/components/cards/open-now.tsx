import { hasHours, openState, openStateText } from '#shared/firm/office-hours.ts';
import type { Office } from '#shared/firm/offices.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

type Props = {
  office: Office;
  /** With the office's town. */
  named?: boolean;
};

/** "Open now, until 5 p.m.": at the time of the render first; `after-hydration.ts` keeps it true. */
export function OpenNow({ office, named }: Props) {
  const now = new Date(usePageContext().now);
  const state = openState(office, now);
  return (
    // A part of the page that hydrates late has been updated before.
    <p className="open-now" data-office={office.id} data-open={state.open ? '' : undefined} suppressHydrationWarning>
      {named && `${office.town}: `}
      {openStateText(state, now)}
    </p>
  );
}

/** Whether each office with hours is open, with its town where there are several offices. */
export function OpenOffices({ offices }: { offices: readonly Office[] }) {
  return offices
    .filter(hasHours)
    .map((office) => <OpenNow key={office.id} office={office} named={offices.length > 1} />);
}
