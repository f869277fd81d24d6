import { createHmac } from 'node:crypto';
import { type Answer, page, refusal, shown } from './stub-answers.ts';
import type { StubDraft } from './stub-posts.ts';

/** What a real Ghost would say to a question for posts of its Admin API: 401 for a token it would not take. */
export function adminAnswerTo(
  url: URL,
  authorization: string | undefined,
  key: string,
  drafts: readonly StubDraft[],
): Answer {
  const fault = tokenFault(authorization, key);
  if (fault) return refusal(401, fault);
  if (url.pathname !== '/ghost/api/admin/posts/') return refusal(404, 'Resource not found.');
  const query = url.searchParams;
  const [, column, value, statuses] =
    /^(?:(id|slug):'([a-z0-9_-]+)'\+)?status:\[([a-z,]+)\]$/.exec(query.get('filter') ?? '') ?? [];
  if (!statuses) return refusal(400, 'Error parsing filter');
  const fitting = drafts.filter(
    (draft) => statuses.split(',').includes(draft.status) && (!column || draft[column] === value),
  );
  if (query.get('order') === 'updated_at desc') fitting.sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return page(fitting, query, 'posts', (draft) => shown(draft, query));
}

/** By the rules of Ghost: HS256 by the key of that id, for `/admin/`, five minutes at most. */
function tokenFault(authorization: string | undefined, key: string): string | null {
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
