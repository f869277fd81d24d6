import * as limits from '#shared/limits.ts';

const key = 'carried-text';
/** Where storage is blocked. */
let inMemory: string | null = null;

/** Hands a text over to the contact page, within this tab. It is not sent anywhere. */
export function carryText(text: string): void {
  const carried = text.slice(0, limits.messageMax / 2);
  try {
    sessionStorage.setItem(key, carried);
  } catch {
    inMemory = carried;
  }
}

/**
 * Takes a message that the server wrote into the form out again and hands it over, so that a draft is restored first.
 * What the visitor has changed already stays.
 */
export function carryServerMessage(): void {
  const message = messageField();
  if (!message || message.value !== message.defaultValue) return;
  message.value = '';
  if (!hasCarriedText()) carryText(message.defaultValue);
}

/**
 * Adds the text handed over to the message of the contact form, as if the visitor had typed it.
 * @returns whether there was one
 */
export function enterCarriedText(): boolean {
  const text = takeText();
  const message = messageField();
  if (!text || !message) return false;
  if (message.value.includes(text)) return true;
  message.value = [message.value.trimEnd(), text].filter(Boolean).join('\n\n');
  message.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** What a tool hands over says more than the page of the form. */
function hasCarriedText(): boolean {
  try {
    return inMemory !== null || sessionStorage.getItem(key) !== null;
  } catch {
    return inMemory !== null;
  }
}

function messageField() {
  return document.querySelector<HTMLTextAreaElement>('.contact-form [name="message"]');
}

function takeText(): string | null {
  let text = inMemory;
  inMemory = null;
  try {
    text ??= sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
  return text;
}
