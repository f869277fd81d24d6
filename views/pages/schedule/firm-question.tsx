import { type BookedMeeting, bookingPaths } from '#shared/booking/booking-response.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import { printedStart } from './time-grid-model.ts';

function isSlot(text: string): boolean {
  return /^20\d\d-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** What a link in an email to the firm asks; null behind any other link. */
export function questionOf({ forFirm, canChange, gone, start }: BookedMeeting, query: URLSearchParams) {
  const slot = query.get('slot') ?? '';
  const answer = forFirm && canChange ? query.get('answer') : null;
  const told = 'and an email tells the client.';
  if (answer === 'cancel')
    return { title: 'Cancel this meeting?', text: `The button cancels it, ${told}`, button: 'Yes, cancel it' };
  if (answer === 'move' && isSlot(slot))
    return {
      title: `Move it to ${printedStart(slot)}?`,
      text: `The button moves it, ${told}`,
      button: 'Yes, move it',
      slot,
    };
  if (answer !== 'keep' || gone !== 'written') return null;
  const text = 'The button writes it into your calendar again. The client hears nothing.';
  return { title: 'Keep this meeting?', text, button: 'Yes, keep it', slot: start };
}

type Props = { meeting: BookedMeeting; token: string; text: string; button: string; slot?: string | undefined };

/** Answered by a button, because programs open the links in emails, too. */
export function FirmQuestion({ meeting, token, text, button, slot }: Props) {
  const withBrand = useBrandPath();
  return (
    <Callout tone="warning" title="Nothing has changed yet">
      <p>{text}</p>
      <form action={withBrand((slot ? bookingPaths.move : bookingPaths.cancel)(meeting.id))} method="post">
        <input type="hidden" name="token" value={token} />
        {slot && <input type="hidden" name="slot" value={slot} />}
        <Button type="submit">{button}</Button>
      </form>
    </Callout>
  );
}
