import { openState, openStateText } from '#shared/firm/office-hours.ts';
import type { Office } from '#shared/firm/offices.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** "Open now, until 5 p.m.": at the time of the render first; `after-hydration.ts` keeps it true. */
export function OpenNow({ office }: { office: Office }) {
  const now = new Date(usePageContext().now);
  const state = openState(office, now);
  return (
    <p className="open-now" data-office={office.id} data-open={state.open ? '' : undefined}>
      {openStateText(state, now)}
    </p>
  );
}
