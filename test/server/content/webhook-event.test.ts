import { describe, expect, it } from 'vitest';
import { parseWebhookEvent } from '#server/content/webhook-event.ts';
import { recordedCall } from './webhook-calls.ts';

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
