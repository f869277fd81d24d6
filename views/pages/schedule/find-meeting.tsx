import { bookingPaths } from '#shared/booking/booking-response.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { Field } from '#views/components/form/fields.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { Section } from '#views/components/section.tsx';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';

/**
 * Mails the links to the meetings of an address. A plain form, which the browser posts with and without scripts; its answer
 * says nothing of whether there is a meeting.
 */
export function FindMeeting() {
  const withBrand = useBrandPath();
  const { formState } = usePageContext();
  const [mailbox, error] = [formState?.values['mailbox'], formState?.errors['mailbox']];
  return (
    <Section id="find" tone="subtle" title="Find my meeting" className="no-print">
      <form className="find-meeting" action={`${withBrand(bookingPaths.find)}#find`} method="post">
        {mailbox && !error && (
          <Callout title="Please look at your email">
            <p>
              If a meeting is booked for <strong className="unbroken">{mailbox}</strong>, the link is there within two
              minutes. Wrong address? Type it again. Nothing there? Call <PhoneLink />.
            </p>
          </Callout>
        )}
        <Field
          name="mailbox"
          label="The email address you booked with"
          hint="We email the link to move or cancel it."
          type="email"
          required
          defaultValue={mailbox}
          error={error}
          autoFocus={error !== undefined}
          autoComplete="email"
          enterKeyHint="send"
        />
        <Button type="submit" variant="secondary" icon="mail">
          Email the link
        </Button>
      </form>
    </Section>
  );
}
