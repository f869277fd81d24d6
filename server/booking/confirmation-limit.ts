import { createHash } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** Confirmations to one address in a day: anyone can enter any address. */
const perDay = 3;
const dayMs = 86_400_000;

/**
 * Whether a confirmation may be mailed to an address; the same one always may again. Shared by all processes of the store,
 * which has the addresses as hashes.
 * @returns a function of the address and the confirmation's id, which rejects when the store cannot be reached
 */
export function createConfirmationLimit(store: Store, now: () => number) {
  return async (email: string, confirmation: string): Promise<boolean> => {
    const day = Math.floor(now() / dayMs);
    const hash = createHash('sha256').update(`${day}|${email.toLowerCase()}`).digest('hex').slice(0, 32);
    for (let number = 1; number <= perDay; number++) {
      const record = { id: `${hash} ${number}`, state: 'counted', due: 0, expires: now() + dayMs, value: confirmation };
      if ((await store.put('confirmations', record)) === 'stored') return true;
      if ((await store.read('confirmations', record.id))?.value === confirmation) return true;
    }
    return false;
  };
}
