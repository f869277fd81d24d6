import { useEffect, useRef } from 'react';
import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import { Icon } from '../icon.tsx';
import { PhoneLink } from '../link.tsx';
import { closeOutcome } from './outcome-toast.ts';

export type ContactSentProps = {
  /** Shows a new form in place; without it the button is a link to one. */
  onAgain?: () => void;
};

/** The thank-you panel. In place of the form it gets the focus; after a post without scripts it is part of the page. */
export function ContactSent({ onAgain }: ContactSentProps) {
  const panel = useRef<HTMLDivElement>(null);
  const inPlace = onAgain !== undefined;
  useEffect(() => {
    if (inPlace) panel.current?.focus();
  }, [inPlace]);
  return (
    <div className="contact-sent" tabIndex={-1} ref={panel}>
      <Icon name="circle-check" />
      <p className="contact-sent-title">{contactStatusMessages.sentPanel}</p>
      <p>We read messages Monday through Saturday, and a person writes the answer.</p>
      {onAgain ? (
        <Button
          variant="secondary"
          onClick={() => {
            // On a phone it would cover fields of the new form.
            closeOutcome();
            onAgain();
          }}
        >
          Send Another Message
        </Button>
      ) : (
        <Button variant="secondary" to={`${href('contact')}#write`}>
          Send Another Message
        </Button>
      )}
    </div>
  );
}

/** Below the submit button while the browser is offline. */
export function SendQueued({ onCancel }: { onCancel: () => void }) {
  return (
    <div role="status" className="send-failed">
      <Callout title="You are offline">
        <p>Your message stays here and is sent once, as soon as the connection is back.</p>
        <p>
          Or call <PhoneLink />.
        </p>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel sending
        </Button>
      </Callout>
    </div>
  );
}
