import { readFileSync } from 'node:fs';
import path from 'node:path';

export type SignUp = { email: string; emailType: string; integrityToken?: string };

type MembersResponse = { status: number; body: object };

const file = path.resolve(import.meta.dirname, '../recordings/ghost/members-sign-up.json');
const recorded = JSON.parse(readFileSync(file, 'utf8')) as {
  integrityToken: string;
} & Record<'sent' | 'noToken' | 'invalidEmail', MembersResponse>;

export const { integrityToken } = recorded;

/** As many links as Ghost mails at the request of one address, before it makes that address wait. */
const freeSignUps = 8;

/** Ghost's members API: the responses of a real Ghost to a request for a link. */
export function createMembersStub() {
  const signUps: SignUp[] = [];
  const byAddress = new Map<string, number>();
  return {
    signUps,
    /** @param address the client's, as Ghost sees it */
    signUp(json: string, address: string, wantsToken: boolean): MembersResponse {
      const body = JSON.parse(json) as SignUp;
      const count = (byAddress.get(address) ?? 0) + 1;
      byAddress.set(address, count);
      if (count > freeSignUps)
        return { status: 429, body: { errors: [{ message: 'Too many attempts.', type: 'TooManyRequestsError' }] } };
      if (wantsToken && body.integrityToken !== integrityToken) return recorded.noToken;
      if (!/^[^@]+@[^@]+$/.test(body.email)) return recorded.invalidEmail;
      signUps.push(body);
      return recorded.sent;
    },
  };
}
