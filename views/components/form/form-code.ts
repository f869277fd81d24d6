import { flushSync } from 'react-dom';
import { formMarker, honeypotField } from '#shared/contact/contact-messages.ts';
import { emailSuggestion } from '#shared/contact/email-suggestion.ts';
import { request } from '#views/runtime/request.ts';
import { focusError } from './focus-error.ts';
import { hiddenValue } from './form-values.ts';

// What every form loads with its own code, once its first field gets the focus.

export { emailSuggestion, focusError };

/** In milliseconds; more than the 12 s that the server allows a slow mail server. */
const timeoutMs = 25_000;

/**
 * Posts a form as JSON. The same content has the same idempotency key, so that a retry is the same message or booking.
 * @param content what the visitor decided; the rest of the body may differ when it is sent again
 * @returns the response, and its body if that is a JSON object
 * @throws what `fetch` throws
 */
export async function postForm(
  url: string,
  content: object,
  body: object,
): Promise<{ response: Response; body: Record<string, unknown> | null }> {
  const response = await request(url, timeoutMs, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': keyOf(JSON.stringify(content)),
    },
    body: JSON.stringify(body),
  });
  return { response, body: await response.json().then(asRecord, () => null) };
}

/** Form marker, time of display, page visited before, the letter that it is about, and the honeypot if it is filled. */
export function metadataOf(form: HTMLFormElement): Record<string, string> {
  const [honeypot, letter] = [hiddenValue(form, honeypotField), hiddenValue(form, 'letter')];
  return {
    form: formMarker,
    startedAt: hiddenValue(form, 'startedAt'),
    cameFrom: hiddenValue(form, 'cameFrom'),
    ...(letter && { letter }),
    ...(honeypot && { [honeypotField]: honeypot }),
  };
}

/** An error that appears shifts the layout below it, and a press under way would miss its target: so it waits for pointerup. */
export function afterPress(run: () => void): void {
  const pressed = document.querySelector(':active:is(a, button, label, summary, :is(a, button, label, summary) *)');
  if (pressed) document.addEventListener('pointerup', () => setTimeout(run, 0), { once: true });
  else run();
}

/** Updates what is shown without moving what has the focus: messages that come or go above it move it otherwise. */
export function keepFocusInPlace(update: () => void): void {
  const focused = document.activeElement;
  const before = focused?.getBoundingClientRect().top;
  flushSync(update);
  const after = focused?.getBoundingClientRect().top;
  if (focused?.closest('form') && focused === document.activeElement)
    scrollBy({ top: after! - before!, behavior: 'instant' });
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

const last = { content: '', key: '' };

function keyOf(content: string): string {
  if (last.content !== content) Object.assign(last, { content, key: randomKey() });
  return last.key;
}

/** A random UUID, version 4, which need not be secret; `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  const bytes = Uint8Array.from({ length: 16 }, () => Math.random() * 256);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
