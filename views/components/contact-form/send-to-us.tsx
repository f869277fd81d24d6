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
};

/**
 * Leads to the contact form and takes what was worked out along, as text that the visitor sees and can change there.
 * Without scripts it is a link to the form.
 */
export function SendToUs({ service, text, label = 'Send this to us' }: Props) {
  const carries = useHydrated() && text !== null;
  return (
    <div className="send-to-us no-print">
      <Button
        size="sm"
        variant="secondary"
        icon="send"
        to={contactAbout(service)}
        onClick={() => text && carryText(text())}
      >
        {carries ? label : 'Ask us about this'}
      </Button>
      {carries && <p>It becomes your message, for you to read and change before you send it.</p>}
    </div>
  );
}

/** Path of the contact form, with a service chosen. */
export function contactAbout(service: ServiceSlug | undefined): string {
  return `${href('contact')}${service ? `?service=${service}` : ''}#write`;
}
