import { createHmac, randomBytes } from 'node:crypto';

const timeoutMs = 8_000;
const maxTokenLength = 500;

/**
 * `sent`: Ghost mails a link, whether or not it knows the address. `refused`: Ghost does not take this address. `busy`:
 * Ghost has mailed too many links. `unavailable`: Ghost failed, or takes no members.
 */
export type SignUpOutcome = { outcome: 'sent' | 'refused' | 'busy' | 'unavailable'; status: number | null };

export type Members = ReturnType<typeof createMembers>;

/**
 * Ghost lets one network address request eight links in twelve hours. All of ours come from this server, so each visitor gets
 * an address made up for Ghost: a private one (RFC 4193), from which the visitor's own cannot be worked out.
 */
function createPseudonyms(): (client: string) => string {
  const secret = randomBytes(32);
  return (client) => {
    const hash = createHmac('sha256', secret).update(client).digest('hex');
    return `fd${hash.slice(0, 30)}`.match(/.{4}/g)!.join(':');
  };
}

/** Ghost's members: it mails a link, and who opens it is a member (double opt-in). Unsubscribing is Ghost's own. */
export function createMembers(ghostUrl: string, fetch = globalThis.fetch) {
  const pseudonymOf = createPseudonyms();

  /** Ghost 6 wants a token with each sign-up; earlier versions have none. */
  async function integrityToken(headers: Record<string, string>, signal: AbortSignal): Promise<string | undefined> {
    const response = await fetch(`${ghostUrl}/members/api/integrity-token/`, { headers, signal });
    if (response.ok) return (await response.text()).slice(0, maxTokenLength);
    await response.body?.cancel();
    return undefined;
  }

  return {
    /** @param client network address of the visitor, which is not passed on */
    async signUp(email: string, client: string): Promise<SignUpOutcome> {
      const signal = AbortSignal.timeout(timeoutMs);
      const headers = {
        Accept: 'application/json, text/plain',
        'Content-Type': 'application/json',
        'X-Forwarded-For': pseudonymOf(client),
      };
      try {
        const token = await integrityToken(headers, signal);
        const body = JSON.stringify({ email, emailType: 'subscribe', integrityToken: token });
        const response = await fetch(`${ghostUrl}/members/api/send-magic-link/`, {
          ...{ method: 'POST', headers, body, signal, redirect: 'error' },
        });
        await response.body?.cancel();
        return { outcome: outcomeOf(response.status), status: response.status };
      } catch {
        // The error may hold what was sent.
        return { outcome: 'unavailable', status: null };
      }
    },
  };
}

function outcomeOf(status: number): SignUpOutcome['outcome'] {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429) return 'busy';
  return status === 400 || status === 422 ? 'refused' : 'unavailable';
}
