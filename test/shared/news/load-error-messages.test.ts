import { expect, it } from 'vitest';
import { type LoadKind, loadNotice } from '#shared/news/load-error-messages.ts';

const catalogue: [requirement: string, kind: LoadKind, title: string, description: string][] = [
  ['R-GH-13', 'posts', 'Error Loading Posts', 'Unable to load posts. Please try again later.'],
  ['R-GH-09', 'post', 'Error Loading Post', 'Unable to load the requested post.'],
  ['R-GH-18', 'tagPosts', 'Error Loading Tag Posts', 'Unable to load posts for this tag.'],
  ['R-GH-18', 'tag', 'Error Loading Tag', 'Unable to load the requested tag.'],
  ['R-GH-18', 'featured', 'Error Loading Featured Posts', 'Unable to load featured blog posts.'],
];

it.each(catalogue)('%s, R-GH-19 %s: %s, in the destructive look', (_requirement, kind, title, description) => {
  expect(loadNotice(kind)).toEqual({ title, description, tone: 'destructive' });
});

it('R-GH-14 offline, whatever was to be loaded', () => {
  for (const [, kind] of catalogue) {
    expect(loadNotice(kind, { name: 'TypeError', message: 'Failed to fetch' }, false)).toEqual({
      title: 'Network Error',
      description: 'You appear to be offline. Please check your connection.',
      tone: 'destructive',
    });
  }
});

it('R-GH-18 a permission error that names WebAuthn, in any case of letters, and no other permission error', () => {
  const notice = loadNotice('posts', { name: 'NotAllowedError', message: 'The webAuthn operation is not allowed' });
  expect(notice).toMatchObject({
    title: 'WebAuthn Error',
    description: 'There was a problem with the authentication process.',
  });
  for (const error of [
    { name: 'NotAllowedError', message: 'Playing is not allowed' },
    { name: 'TypeError', message: 'WebAuthn' },
  ]) {
    expect(loadNotice('posts', error)?.title).toBe('Error Loading Posts');
  }
});

it('R-GH-19 nothing for a request that was given up on purpose; a time-out is a failure', () => {
  expect(loadNotice('posts', { name: 'AbortError', message: 'The user aborted a request.' })).toBeNull();
  expect(loadNotice('post', { name: 'TimeoutError', message: 'The operation timed out.' })?.title).toBe(
    'Error Loading Post',
  );
});
