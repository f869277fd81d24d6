import { useEffect, useState } from 'react';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';

type State = 'link' | 'loading' | 'shown' | 'failed';

/** Timeout of the embedded booking page, after which the visitor is referred to the form. */
export const bookingTimeoutMs = 10_000;

/** The brand's booking page: a link, and the calendar embedded on request. Nothing of the third party loads before that. */
export function ExternalCalendar({ url }: { url: string }) {
  const [state, setState] = useState<State>('link');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), bookingTimeoutMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div className="booking">
      <div className="button-row">
        <Button to={url} icon="arrow-up-right">
          Open the booking page
        </Button>
        {state === 'link' && (
          <Button variant="secondary" icon="calendar-days" onClick={() => setState('loading')}>
            Show the calendar here
          </Button>
        )}
      </div>
      {state === 'failed' && (
        <Callout tone="warning" title="The calendar did not load">
          Open the booking page above, or write to us with the form below. We will answer either way.
        </Callout>
      )}
      {(state === 'loading' || state === 'shown') && (
        <iframe
          className="booking-frame"
          src={url}
          title="Booking calendar"
          width="1000"
          height="720"
          aria-busy={state === 'loading'}
          onLoad={() => setState('shown')}
        />
      )}
    </div>
  );
}
