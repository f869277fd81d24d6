import { createHmac } from 'node:crypto';
import recording from '#test/recordings/ghost/webhook-deliveries.json' with { type: 'json' };

export type WebhookCall = { headers: Record<string, string>; body: string };

/** Calls recorded from a Ghost, and the secret they are signed with. */
export const { secret } = recording;
export const recordedCalls: WebhookCall[] = recording.deliveries;

export function recordedCall(event: string): WebhookCall {
  return recordedCalls.find(({ body }) => JSON.parse(body).event === event)!;
}

/** A call as Ghost signs it at that time, in milliseconds since 1970. */
export function signedCall(body: string, time: number): WebhookCall {
  const hash = createHmac('sha256', secret)
    .update(body + time)
    .digest('hex');
  return { body, headers: { 'x-ghost-signature': `sha256=${hash}, t=${time}` } };
}
