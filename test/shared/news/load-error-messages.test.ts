import { expect, it } from 'vitest';
import { type LoadKind, loadErrorMessage } from '#shared/news/load-error-messages.ts';

const kinds: LoadKind[] = ['posts', 'post', 'tagPosts', 'tag', 'featured'];

it('has one message for every kind when offline', () => {
  for (const kind of kinds) {
    expect(loadErrorMessage(kind, { name: 'TypeError', message: 'Failed to fetch' }, false)).toEqual({
      title: 'Network Error',
      description: 'You appear to be offline. Please check your connection.',
      tone: 'destructive',
    });
  }
});

it('has a WebAuthn message for a permission error that names it in any case, and for no other', () => {
  const notice = loadErrorMessage('posts', {
    name: 'NotAllowedError',
    message: 'The webAuthn operation is not allowed',
  });
  expect(notice).toMatchObject({
    title: 'WebAuthn Error',
    description: 'There was a problem with the authentication process.',
  });
  for (const error of [
    { name: 'NotAllowedError', message: 'Playing is not allowed' },
    { name: 'TypeError', message: 'WebAuthn' },
  ]) {
    expect(loadErrorMessage('posts', error)?.title).toBe('Error Loading Posts');
  }
});

it('has none for an aborted request; a timeout is an error', () => {
  expect(loadErrorMessage('posts', { name: 'AbortError', message: 'The user aborted a request.' })).toBeNull();
  expect(loadErrorMessage('post', { name: 'TimeoutError', message: 'The operation timed out.' })?.title).toBe(
    'Error Loading Post',
  );
});
