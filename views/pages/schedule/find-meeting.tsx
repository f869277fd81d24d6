import { bookingPaths } from '#shared/booking/booking-response.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { Field } from '#views/components/form/fields.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';

/**
 * Mails the links to the meetings of an address. A plain form, which the browser posts with and without scripts; its answer
 * says nothing of whether there is a meeting.
 * @param asked whether the form was sent
 */
export function FindMeeting({ asked }: { asked: boolean }) {
  const withBrand = useBrandPath();
  return (
    <form className="find-meeting no-print" id="find" action={withBrand(bookingPaths.find)} method="post">
      {asked && (
        <Callout title="Please look at your email">
          If a meeting is booked for that address, we have mailed its link. Nothing there? Call <PhoneLink />.
        </Callout>
      )}
      <Field
        name="mailbox"
        label="Lost both? The email address you booked with"
        hint="We mail you the link to move or cancel it."
        type="email"
        required
        autoComplete="email"
        enterKeyHint="send"
      />
      <Button type="submit" variant="secondary" icon="mail">
        Mail me the link
      </Button>
    </form>
  );
}
