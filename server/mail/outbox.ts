import { link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandId } from '#shared/brands/index.ts';
import { exists, hasCode, syncFolder, writeDurably } from './durable-file.ts';
import { isStale, leaseFileName, parseLease } from './file-lease.ts';
import type { Mail } from './lead.ts';

/** Where a message is: `resting` ones lie in the outbox folder itself, the others in a folder of that name. */
export type OutboxState = 'resting' | 'pending' | 'sending' | 'sent' | 'failed' | 'suspect';
export const outboxStates = [
  'resting',
  'pending',
  'sending',
  'sent',
  'failed',
  'suspect',
] as const satisfies OutboxState[];

/** What is known about a message beside its text. Times in milliseconds since 1970. */
export type MailRecord = {
  id: string;
  brand: BrandId;
  messageId: string;
  subject: string;
  envelope: Mail['envelope'];
  createdAt: number;
  attempts: number;
  lastAttempt: number | null;
  nextAttempt: number;
  lastError: string | null;
  /** The last try did not reach the server, so the next message that gets through brings this one's turn. */
  unreached: boolean;
};

/** A message that this process alone may send, until it settles it. */
export type Claim = {
  record: MailRecord;
  raw: Buffer;
  settle(state: OutboxState, changes: Partial<MailRecord>): Promise<void>;
};

const retention = 30 * 86_400_000;
const listLimit = 1_000;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Messages as files that survive a crash at any point: `ID.eml` lies in the folder of its state and changes state by
 * one rename, so that two processes never hold the same message; `records/ID.json` is written before it. Files are
 * flushed to the disk before they count.
 */
export function createOutbox(directory: string, now: () => number = Date.now) {
  const folder = (state: OutboxState) => (state === 'resting' ? directory : join(directory, state));
  const place = (state: OutboxState, id: string) => join(folder(state), `${id}.eml`);
  const recordPath = (id: string) => join(directory, 'records', `${id}.json`);
  const write = (path: string, content: Buffer | string, publish: typeof rename) =>
    writeDurably(path, content, publish, join(directory, 'tmp'));
  let prepared: Promise<void> | null = null;

  async function makeFolders() {
    for (const name of [...outboxStates.map(folder), join(directory, 'records'), join(directory, 'tmp')]) {
      await mkdir(name, { recursive: true, mode: 0o700 });
    }
  }

  function prepare() {
    prepared ??= makeFolders().catch((error: unknown) => {
      prepared = null;
      throw error;
    });
    return prepared;
  }

  async function readRecord(id: string): Promise<MailRecord> {
    return JSON.parse(await readFile(recordPath(id), 'utf8')) as MailRecord;
  }

  const writeRecord = (record: MailRecord) => write(recordPath(record.id), JSON.stringify(record), rename);

  async function find(id: string): Promise<OutboxState | null> {
    for (const state of outboxStates) {
      if (state === 'sending' ? (await claimsOf(id)).length > 0 : await exists(place(state, id))) return state;
    }
    return null;
  }

  async function claimsOf(id?: string) {
    const names = (await namesIn(folder('sending'))).map((name) => ({ name, ...parseLease(name) }));
    return id === undefined ? names : names.filter((claim) => claim.id === id);
  }

  function claimed(record: MailRecord, raw: Buffer, path: string): Claim {
    return {
      record,
      raw,
      async settle(state, changes) {
        // Sent mail is marked first: a kill in between sends it again.
        const note = () => writeRecord({ ...record, ...changes });
        if (state !== 'sent') await note();
        await rename(path, place(state, record.id));
        await syncFolder(folder(state));
        if (state === 'sent') await note();
      },
    };
  }

  const claimPath = (id: string) => join(folder('sending'), leaseFileName(id, now()));

  return {
    /**
     * Keeps a new message. `sending` hands it to the caller at once, as a claim to settle.
     * @returns null when the outbox has a message of that id already
     * @throws when the disk cannot be written; nothing was kept then
     */
    async put(mail: Mail, state: 'resting' | 'suspect' | 'sending'): Promise<Claim | null> {
      await prepare();
      const record = newRecord(mail, now());
      try {
        await write(recordPath(mail.id), JSON.stringify(record), link);
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        if (await appears(() => find(mail.id))) return null;
        await writeRecord(record);
      }
      const path = state === 'sending' ? claimPath(mail.id) : place(state, mail.id);
      try {
        await write(path, mail.raw, rename);
      } catch (error) {
        await rm(recordPath(mail.id), { force: true });
        throw error;
      }
      return claimed(record, mail.raw, path);
    },

    /** Takes a message for sending, from `pending` or where else it lies. Null when somebody else was quicker. */
    async claim(id: string, from: OutboxState = 'pending'): Promise<Claim | null> {
      const path = claimPath(id);
      try {
        await rename(place(from, id), path);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
      return claimed(await readRecord(id), await readFile(path), path);
    },

    /** Puts messages back to `pending` whose process died while sending. */
    async recover(): Promise<number> {
      await prepare();
      const stale = (await claimsOf()).filter((claim) => isStale(claim, now()));
      for (const { name, id } of stale) {
        await rename(join(folder('sending'), name), place('pending', id)).catch((error: unknown) => {
          if (!hasCode(error, 'ENOENT')) throw error;
        });
      }
      return stale.length;
    },

    /** Records of the messages in one state, oldest first, 1,000 at most. */
    async list(state: OutboxState): Promise<MailRecord[]> {
      const ids =
        state === 'sending'
          ? (await claimsOf()).map(({ id }) => id)
          : (await namesIn(folder(state))).map((name) => name.slice(0, -4));
      const records: MailRecord[] = [];
      for (const id of ids.slice(0, listLimit)) {
        await readRecord(id).then(
          (record) => records.push(record),
          () => undefined,
        );
      }
      return records.sort((a, b) => a.createdAt - b.createdAt);
    },

    /** The bytes of a message and what is known of it; null when there is none. */
    async read(id: string): Promise<{ state: OutboxState; record: MailRecord; raw: Buffer } | null> {
      const state = await find(id);
      if (state === null) return null;
      const name = state === 'sending' ? (await claimsOf(id))[0]?.name : `${id}.eml`;
      if (!name) return null;
      return { state, record: await readRecord(id), raw: await readFile(join(folder(state), name)) };
    },

    find,

    /** Deletes what was sent, or put aside as spam, more than 30 days ago, and the leavings of crashes. */
    async prune(): Promise<void> {
      await prepare();
      const old = async (path: string, age: number) => now() - (await stat(path)).mtimeMs > age;
      for (const state of ['sent', 'suspect'] as const) {
        for (const name of await namesIn(folder(state))) {
          if (!(await old(join(folder(state), name), retention))) continue;
          await rm(join(folder(state), name), { force: true });
          await rm(recordPath(name.slice(0, -4)), { force: true });
        }
      }
      for (const name of await readdir(join(directory, 'tmp'))) {
        const path = join(directory, 'tmp', name);
        if (await old(path, 3_600_000).catch(() => false)) await rm(path, { force: true });
      }
    },
  };
}

/** What is known of a message before its first try. */
export function newRecord({ id, brand, messageId, subject, envelope }: Mail, now: number): MailRecord {
  const untried = { attempts: 0, lastAttempt: null, nextAttempt: now, lastError: null, unreached: false };
  return { id, brand, messageId, subject, envelope, createdAt: now, ...untried };
}

/** The other half of a message that another process is just writing: looked for during half a second. */
async function appears(look: () => Promise<unknown>) {
  for (let tries = 0; tries < 10; tries++) {
    if (await look()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

async function namesIn(path: string) {
  const names = await readdir(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml'));
}
