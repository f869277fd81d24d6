import { contactStatusMessages } from '#shared/contact/contact-messages.ts';
import type { IconName } from '#views/runtime/icon-names.ts';
import { Button } from '../button.tsx';

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
