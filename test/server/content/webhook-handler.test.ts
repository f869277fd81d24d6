import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseGhostWebhook } from '#server/content/webhook-signature.ts';
import { recording } from '#test/ghost/stub-posts.ts';

type Delivery = { headers: Record<string, string>; body: string };
const { secret, deliveries } = recording('webhook-deliveries') as { secret: string; deliveries: Delivery[] };

const call = ({ headers, body }: Delivery, changes: Partial<Parameters<typeof parseGhostWebhook>[0]> = {}) => {
  const signature = headers['x-ghost-signature']!;
  return { rawBody: Buffer.from(body), signature, secret, now: Number(signature.split('t=')[1]), ...changes };
};

function signed(body: string, now: number): Delivery {
  const hash = createHmac('sha256', secret)
    .update(body + now)
    .digest('hex');
  return { body, headers: { 'x-ghost-signature': `sha256=${hash}, t=${now}` } };
}

const delivery = (event: string) => deliveries.find(({ body }) => JSON.parse(body).event === event)!;
const at = 1_800_000_000_000;

describe('recorded webhook calls', () => {
  const about = { tags: ['news'], authors: ['dana-whitfield'] };

  it.each([
    ['post.published', { posts: ['a-post-for-the-webhook'], ...about }],
    [
      'post.published.edited',
      {
        posts: ['webhook-post-renamed', 'a-post-for-the-webhook'],
        ...about,
        renamed: { from: 'a-post-for-the-webhook', to: 'webhook-post-renamed' },
      },
    ],
    ['post.unpublished', { posts: ['webhook-post-renamed'], ...about }],
    ['post.deleted', { posts: ['webhook-post-renamed'], ...about }],
    ['site.changed', { posts: [], tags: [], authors: [] }],
  ])('%s says what has changed', (event, expected) => {
    expect(parseGhostWebhook(call(delivery(event)))).toEqual({ ok: true, change: { event, ...expected } });
  });
});

describe('a webhook call', () => {
  const published = delivery('post.published');

  it.each([
    ['without a signature', { signature: undefined }],
    ['with an empty signature', { signature: '' }],
    ['with a signature of another form', { signature: 'sha256=abc, t=1' }],
    ['with the wrong secret', { secret: 'another secret' }],
    ['six minutes old', { now: call(published).now + 6 * 60_000 }],
    ['six minutes from the future', { now: call(published).now - 6 * 60_000 }],
    ['with another body', { rawBody: Buffer.from(published.body.replace('dana', 'evil')) }],
    ['with another time', { signature: published.headers['x-ghost-signature']!.replace(/t=(\d+)\d/, 't=$19') }],
  ])('is refused %s', (_how, changes) => {
    expect(parseGhostWebhook(call(published, changes))).toEqual({ ok: false });
  });

  it('is taken once only', () => {
    const once = signed('{"event":"site.changed"}', at);
    expect(parseGhostWebhook(call(once)).ok).toBe(true);
    expect(parseGhostWebhook(call(once))).toEqual({ ok: false });
    expect(parseGhostWebhook(call(once, { now: at + 60_000 }))).toEqual({ ok: false });
  });

  it.each(['', 'null', '[]', '{}', '{"event":1}', '{"event":"post.published","post":7}', 'not json'])(
    'is refused with the body %j',
    (body) => {
      expect(parseGhostWebhook(call(signed(body, at + 1)))).toEqual({ ok: false });
    },
  );

  it('about a draft says that nothing visible has changed', () => {
    const body = JSON.stringify({
      event: 'post.edited',
      post: { current: { slug: 'a-draft', status: 'draft', tags: [{ slug: 'news' }] }, previous: {} },
    });
    expect(parseGhostWebhook(call(signed(body, at + 2)))).toEqual({
      ok: true,
      change: { event: 'post.edited', posts: [], tags: [], authors: [] },
    });
  });

  it('about a tag names it, the old slug too', () => {
    const body = JSON.stringify({
      event: 'tag.edited',
      tag: { current: { slug: 'pay' }, previous: { slug: 'payroll' } },
    });
    expect(parseGhostWebhook(call(signed(body, at + 3)))).toEqual({
      ok: true,
      change: { event: 'tag.edited', posts: [], tags: ['pay', 'payroll'], authors: [] },
    });
  });
});
