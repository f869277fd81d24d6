import { useEffect, useState } from 'react';
import { type Hours, openState, openStateText } from '#shared/firm/office-hours.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** "Open now, until 5 p.m.": at the time of the render first, after hydration by the visitor's clock every minute. */
export function OpenNow({ office }: { office: Hours }) {
  const context = usePageContext();
  const [now, setNow] = useState(context.now);
  useEffect(() => {
    const update = () => setNow(new Date().toISOString());
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  const moment = new Date(now);
  const state = openState(office, moment);
  return (
    <p className="open-now" data-open={state.open ? '' : undefined}>
      {openStateText(state, moment)}
    </p>
  );
}
