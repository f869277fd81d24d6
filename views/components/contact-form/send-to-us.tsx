import type { ServiceSlug } from '#shared/firm/services.ts';
import { href } from '#shared/site/routes.ts';
import { useHydrated } from '#views/runtime/use-hydrated.ts';
import { Button } from '../button.tsx';
import { carryText } from './carried-text.ts';

type Props = {
  service: ServiceSlug;
  /** The text for the message, made when the link is followed; none where there is nothing to send yet. */
  text: (() => string) | null;
  label?: string;
  /** Number of the letter that it is about. */
  letter?: string;
};

/**
 * Leads to the contact form and takes what was worked out along, as text that the visitor sees and can change there.
 * Without scripts it is a link to the form.
 */
export function SendToUs({ service, text, label = 'Send this to us', letter }: Props) {
  const carries = useHydrated() && text !== null;
  return (
    <div className="send-to-us no-print">
      <Button
        size="sm"
        variant="secondary"
        icon="send"
        to={contactAbout(service, letter)}
        onClick={() => text && carryText(text())}
      >
        {carries ? label : 'Ask us about this'}
      </Button>
      {carries && <p>It becomes your message, for you to read and change before you send it.</p>}
    </div>
  );
}

/** Path of the contact form, with a service chosen and a letter named. */
export function contactAbout(service?: ServiceSlug, letter?: string): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(letter && { letter }) }).toString();
  return `${href('contact')}${query && `?${query}`}#write`;
}
