import { bookingPaths } from '#shared/booking/booking-response.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { Disclosure } from '#views/components/disclosure.tsx';
import { Field } from '#views/components/form/fields.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { useOpenSections } from '#views/components/page-hooks.ts';
import { Section } from '#views/components/section.tsx';
import { useBrandPath } from '#views/runtime/page-context.tsx';

/** Id of the form, and of what the page's link to it opens. */
export const findId = 'find';

/**
 * Mails the links to the meetings of an address. A plain form, which the browser posts with and without scripts; its answer
 * says nothing of whether there is a meeting.
 * @param asked whether the form was sent
 */
export function FindMeeting({ asked }: { asked: boolean }) {
  const withBrand = useBrandPath();
  useOpenSections(href('schedule'));
  return (
    <Section narrow className="find-meeting no-print">
      <Disclosure id={findId} summary="Find my meeting" open={asked || undefined}>
        {asked && (
          <Callout title="Please look at your email">
            If a meeting is booked for that address, we have mailed its link. Nothing there? Call <PhoneLink />.
          </Callout>
        )}
        <form action={withBrand(bookingPaths.find)} method="post">
          <Field
            name="mailbox"
            label="The email address you booked with"
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
      </Disclosure>
    </Section>
  );
}
