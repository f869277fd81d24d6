import type { ServiceSlug } from '#shared/firm/services.ts';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { useHydrated } from '#views/runtime/hydration.tsx';
import { store, stored } from '#views/runtime/storage.ts';
import { Button } from '../button.tsx';

type Sent = {
  service: ServiceSlug;
  /** The text for the message, made when the link is followed; none where there is nothing to send yet. */
  text: (() => string) | null;
};
type Props = Sent & {
  label?: string;
  /** Whether it is what the visitor most likely does next. */
  main?: boolean;
};

/**
 * Leads to the contact form, or to a meeting, and takes what was worked out along, as text that the visitor sees and can change there.
 * Without scripts it is a link to the form.
 */
export function SendToUs({ service, text, label, main }: Props) {
  const carries = useHydrated() && text !== null;
  return (
    <div className="send-to-us no-print">
      <div className="button-row">
        <SendButton
          service={service}
          text={text}
          label={carries ? label : 'Ask us about this'}
          variant={main ? 'primary' : 'secondary'}
        />
        {carries && (
          <Button
            size="sm"
            variant="secondary"
            icon="calendar-days"
            to={`${href('schedule')}?service=${service}`}
            onClick={() => carryText(text())}
          >
            Schedule a meeting with it
          </Button>
        )}
      </div>
      {carries && <p className="note">It becomes your message. You can change it before you send it.</p>}
    </div>
  );
}

type ButtonProps = Sent & { label?: string | undefined; variant?: 'primary' | 'secondary'; className?: string };

/** The first link of it alone. */
export function SendButton({ service, text, label = 'Send this to us', ...appearance }: ButtonProps) {
  const carry = () => text && carryText(text());
  return (
    <Button size="sm" icon="send" to={contactAbout(service)} onClick={carry} {...appearance}>
      {label}
    </Button>
  );
}

/** Path of the contact form, with a service chosen and a letter named. */
export function contactAbout(service?: ServiceSlug, letter?: string): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(letter && { letter }) }).toString();
  return `${href('contact')}${query && `?${query}`}#write`;
}

const key = 'carried-text';
const enteredKey = 'entered-text';
/** Where storage is blocked. */
let inMemory: string | null = null;

/** Hands a text over to the contact page, within this tab. It is not sent anywhere. */
export function carryText(text: string): void {
  const carried = text.slice(0, limits.messageMax / 2);
  if (!store('sessionStorage', key, carried)) inMemory = carried;
}

/** Hands the note of a booking over, behind what the contact page's message begins with. */
export function carryNote(start: string): void {
  const note = messageField()?.value.trim();
  if (note) carryText(start + note);
}

/**
 * Takes a message that the server wrote into the form out again and hands it over, so that a draft is restored first.
 * What the visitor has changed already stays.
 */
export function carryServerMessage(): void {
  const message = messageField();
  if (!message || message.value !== message.defaultValue) return;
  message.value = '';
  // What a tool hands over says more than the page of the form.
  if (inMemory === null && stored('sessionStorage', key) === null) carryText(message.defaultValue);
}

/**
 * Adds the text handed over to the message of the contact form, or the note of a booking, as if the visitor had typed it.
 * @returns whether there was one
 */
export function enterCarriedText(): boolean {
  const text = takeText();
  const message = messageField();
  if (!text || !message) return false;
  if (message.value.includes(text)) return true;
  const last = lastEntered(text);
  // The draft has it as the visitor filled it in.
  if (last === text && message.value.includes(text.split('\n', 1)[0]!)) return true;
  const typed = message.value.replace(last ?? '', '').trim();
  message.value = [typed, text].filter(Boolean).join('\n\n');
  message.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/**
 * Remembers what is entered now, in place of what was entered before: that is in the draft still if it was not sent, and is
 * no part of the next message.
 */
function lastEntered(text: string): string | null {
  const before = stored('sessionStorage', enteredKey);
  return store('sessionStorage', enteredKey, text) ? before : null;
}

function messageField() {
  return document.querySelector<HTMLTextAreaElement>(':is(.contact-form, .booking-form) [name="message"]');
}

function takeText(): string | null {
  const text = inMemory ?? stored('sessionStorage', key);
  inMemory = null;
  store('sessionStorage', key, null);
  return text;
}
