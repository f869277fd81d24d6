import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import { Callout } from '../callout.tsx';
import { PhoneLink } from '../link.tsx';

type Props = {
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
export function SendFailed({ title = 'Your message was not sent', message, sending }: Props) {
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
