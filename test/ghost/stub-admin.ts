import { createHmac } from 'node:crypto';
import type { StubDraft } from './stub-posts.ts';
import { errorResponse, page, type StubResponse, selectFields } from './stub-responses.ts';

/** The response of Ghost's Admin API to a request for posts: 401 for an invalid token. */
export function adminResponse(
  url: URL,
  authorization: string | undefined,
  key: string,
  drafts: readonly StubDraft[],
): StubResponse {
  const error = tokenError(authorization, key);
  if (error) return errorResponse(401, error);
  const resource = /^\/ghost\/api\/admin\/(posts|pages)\/$/.exec(url.pathname)?.[1];
  if (!resource) return errorResponse(404, 'Resource not found.');
  const query = url.searchParams;
  const [, column, value, statuses] =
    /^(?:(id|slug):'([a-z0-9_-]+)'\+)?status:\[([a-z,]+)\]$/.exec(query.get('filter') ?? '') ?? [];
  if (!statuses) return errorResponse(400, 'Error parsing filter');
  const matching = drafts.filter(
    (draft) =>
      (draft['type'] ?? 'post') === resource.slice(0, -1) &&
      statuses.split(',').includes(draft.status) &&
      (!column || draft[column] === value),
  );
  if (query.get('order') === 'updated_at desc') matching.sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return page(matching, query, resource, (draft) => selectFields(draft, query));
}

/** Why a real Ghost would refuse the token: it must be HS256 with the key of that id, for `/admin/`, for at most five minutes. */
function tokenError(authorization: string | undefined, key: string): string | null {
  const [id, secret] = key.split(':') as [string, string];
  const [, head, claims, signature] = /^Ghost ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!head || !claims) return 'Authorization header format is "Authorization: Ghost [token]"';
  const { alg, kid } = decoded(head);
  if (alg !== 'HS256' || kid !== id) return 'Unknown Admin API Key';
  const expected = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${head}.${claims}`).digest('base64url');
  if (signature !== expected) return 'Invalid token: invalid signature';
  const { aud, iat, exp } = decoded(claims);
  const now = Date.now() / 1_000;
  if (aud !== '/admin/') return 'Invalid token: jwt audience invalid';
  return Number(exp) > now && Number(iat) > now - 300 && Number(exp) - Number(iat) <= 300
    ? null
    : 'Invalid token: jwt expired';
}

function decoded(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}
