import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Link } from '../link.tsx';

type Props = {
  /** What was found, one sentence each. */
  advice: string[];
  /** The message with the digits hidden. */
  masked: string;
  portalUrl: string;
  /** True: send the masked message; false: back to the form. */
  onChoice: (masked: boolean) => void;
};

/** Confirmation before a message with a Social Security, bank or card number is sent as email. */
export function SensitiveDialog({ advice, masked, portalUrl, onChoice }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current!.showModal();
    // The first link leaves the site: the Enter key, pressed again, would lose the message.
    dialog.current!.querySelector<HTMLElement>('.button-secondary')?.focus();
  }, []);
  return (
    <dialog className="sensitive-dialog" ref={dialog} aria-labelledby="sensitive-title" onClose={() => onChoice(false)}>
      <h2 id="sensitive-title">Mail is not the place for this number</h2>
      <p>
        {advice.join(' ')} Email can be read on its way, so we hide the digits. If we need them, use the{' '}
        <Link to={portalUrl}>client portal</Link> or tell us in person.
      </p>
      <p className="note">Your message would read:</p>
      <blockquote className="ruled">{masked}</blockquote>
      <div className="button-row">
        <Button icon="send" onClick={() => onChoice(true)}>
          Send with hidden digits
        </Button>
        <Button variant="secondary" onClick={() => onChoice(false)}>
          Back to my message
        </Button>
      </div>
    </dialog>
  );
}
