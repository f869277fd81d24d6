import { describe, expect, it } from 'vitest';
import { createSignatureCheck, parseWebhookEvent, type SignedCall } from '#server/content/webhook.ts';
import { recordedCall, recordedCalls, secret, type WebhookCall } from './webhook-calls.ts';

const asCall = ({ headers, body }: WebhookCall): SignedCall => {
  const signature = headers['x-ghost-signature']!;
  return { rawBody: Buffer.from(body), signature, now: Number(signature.split('t=')[1]) };
};

describe('the signature of a webhook call', () => {
  const published = recordedCall('post.published');
  const call = asCall(published);

  it('of each recorded call is accepted', async () => {
    const isSigned = createSignatureCheck(secret);
    expect(await Promise.all(recordedCalls.map(asCall).map(isSigned))).toEqual(recordedCalls.map(() => true));
  });

  it.each<[string, Partial<SignedCall>]>([
    ['missing', { signature: undefined }],
    ['empty', { signature: '' }],
    ['of another form', { signature: 'sha256=abc, t=1' }],
    ['six minutes old', { now: call.now + 6 * 60_000 }],
    ['six minutes in the future', { now: call.now - 6 * 60_000 }],
    ['for another body', { rawBody: Buffer.from(published.body.replace('dana', 'evil')) }],
    ['for another time', { signature: call.signature!.replace(/t=(\d+)\d/, 't=$19') }],
  ])('is rejected when it is %s', async (_what, changes) => {
    expect(await createSignatureCheck(secret)({ ...call, ...changes })).toBe(false);
  });

  it('is rejected when it was made with another secret', async () => {
    expect(await createSignatureCheck('another secret')(call)).toBe(false);
  });
});

const parse = (body: string) => parseWebhookEvent(Buffer.from(body));

describe('the body of a recorded webhook call', () => {
  it.each([
    ['post.published', { posts: ['a-post-for-the-webhook'] }],
    [
      'post.published.edited',
      {
        posts: ['webhook-post-renamed', 'a-post-for-the-webhook'],
        renamed: { from: 'a-post-for-the-webhook', to: 'webhook-post-renamed' },
      },
    ],
    ['post.unpublished', { posts: ['webhook-post-renamed'] }],
    ['post.deleted', { posts: ['webhook-post-renamed'] }],
    ['site.changed', { posts: [] }],
  ])('%s names what has changed', (event, expected) => {
    expect(parse(recordedCall(event).body)).toEqual({ event, ...expected });
  });
});

describe('the body of a webhook call', () => {
  it.each(['', 'null', '[]', '{}', '{"event":1}', '{"event":"post.published","post":7}', 'not json'])(
    'is refused when it is %j',
    (body) => {
      expect(parse(body)).toBeNull();
    },
  );

  it('about a draft names nothing, since visitors cannot see it', () => {
    const body = {
      event: 'post.edited',
      post: { current: { slug: 'a-draft', status: 'draft' }, previous: {} },
    };
    expect(parse(JSON.stringify(body))).toEqual({ event: 'post.edited', posts: [] });
  });
});
