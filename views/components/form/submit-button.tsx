import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import type { IconName } from '#views/runtime/icon-names.ts';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';
import { PhoneLink } from '../link.tsx';

type Props = {
  icon: IconName;
  label: string;
  sending: boolean;
  /** Whether the last attempt failed, as `SendFailed` says. */
  failed: boolean;
  /** In a document that answers a post that failed. */
  focusOnLoad?: boolean;
};

/** Sends a form; after a failed attempt it is the way to try again. */
export function SubmitButton({ icon, label, sending, failed, focusOnLoad }: Props) {
  const text = failed ? 'Try again' : label;
  return (
    <Button
      type="submit"
      className="submit-button"
      icon={failed ? 'refresh-cw' : icon}
      disabled={sending}
      {...{ autoFocus: focusOnLoad }}
      aria-describedby={failed ? 'send-failed' : undefined}
    >
      {sending ? contactStatusMessages.sending : text}
    </Button>
  );
}

type FailedProps = {
  title?: string;
  /** Why, in one sentence; what says no more than the title is left out. */
  message: string;
  /** Whether the message is being sent again. */
  sending: boolean;
};

const withoutReason = [contactStatusMessages.notReached, contactStatusMessages.failed];

/**
 * Below the submit button, which it describes, after a message could not be sent. Its place stays while the message is
 * sent again, so that nothing moves if it is needed again.
 */
export function SendFailed({ title = 'Your message was not sent', message, sending }: FailedProps) {
  return (
    <div className="send-failed" id="send-failed" inert={sending}>
      <Callout tone="warning" title={title}>
        {!withoutReason.some((text) => message.startsWith(text)) && <p>{message}</p>}
        <p>
          What you typed is still here. Or call <PhoneLink />.
        </p>
      </Callout>
    </div>
  );
}
