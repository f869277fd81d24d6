import { useEffect, useRef } from 'react';
import { contactNotices } from '#shared/contact-notices.ts';
import { href } from '#shared/routes.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/**
 * The thank-you panel. In place of the form it takes the focus and offers a new form; after a post without scripts it
 * stands on the page from the start and links to one.
 */
export function ContactSent({ onAgain }: { onAgain?: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const inPlace = onAgain !== undefined;
  useEffect(() => {
    if (inPlace) panel.current?.focus();
  }, [inPlace]);
  return (
    <div className="contact-sent" tabIndex={-1} ref={panel}>
      <Icon name="circle-check" />
      <p className="contact-sent-title">{contactNotices.sentPanel}</p>
      <p>We read messages Monday through Saturday, and a person writes the answer.</p>
      {onAgain ? (
        <Button variant="secondary" onClick={onAgain}>
          Send Another Message
        </Button>
      ) : (
        <Button variant="secondary" to={href('contact')}>
          Send Another Message
        </Button>
      )}
    </div>
  );
}
