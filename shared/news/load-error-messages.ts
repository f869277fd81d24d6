/** The kind of content that failed to load. */
export type LoadKind = keyof typeof loadErrorMessages;

/** Name and message of the Error of a failed request. */
export type LoadError = { name: string; message: string };

export type LoadErrorMessage = { title: string; description: string; tone: 'destructive' };

/** Title and text of the toast for each kind. */
export const loadErrorMessages = {
  posts: ['Error Loading Posts', 'Unable to load posts. Please try again later.'],
  post: ['Error Loading Post', 'Unable to load the requested post.'],
  tagPosts: ['Error Loading Tag Posts', 'Unable to load posts for this tag.'],
  tag: ['Error Loading Tag', 'Unable to load the requested tag.'],
  featured: ['Error Loading Featured Posts', 'Unable to load featured blog posts.'],
  authorPosts: ['Error Loading Author Posts', 'Unable to load posts by this author.'],
  author: ['Error Loading Author', 'Unable to load the requested author.'],
  search: ['Error Loading Results', 'Unable to search right now. Please try again later.'],
} as const satisfies Record<string, readonly [title: string, description: string]>;

const offline = ['Network Error', 'You appear to be offline. Please check your connection.'] as const;
const webAuthn = ['WebAuthn Error', 'There was a problem with the authentication process.'] as const;

/**
 * The toast for content that failed to load; null for an aborted request.
 * @param online `navigator.onLine`
 */
export function loadErrorMessage(kind: LoadKind, error?: LoadError, online = true): LoadErrorMessage | null {
  if (error?.name === 'AbortError') return null;
  const refused = error?.name === 'NotAllowedError' && /webauthn/i.test(error.message);
  const [title, description] = refused ? webAuthn : online ? loadErrorMessages[kind] : offline;
  return { title, description, tone: 'destructive' };
}
