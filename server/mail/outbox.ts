import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mailRetentionDays } from '#shared/limits.ts';
import { exists, hasCode, onceSuccessful, syncFolder, writeDurably } from './durable-file.ts';
import { isExpired, leaseFileName, parseLease } from './file-lease.ts';
import type { Mail } from './lead.ts';
import type { MailReport } from './mail-queue.ts';
import {
  type MailRecord,
  newRecord,
  type OutboxState,
  outboxStates,
  parseRecordJson,
  recordFromMessage,
} from './mail-record.ts';

/** A message that only this process may send, until it releases it. */
export type Lease = {
  record: MailRecord;
  raw: Buffer;
  release(state: OutboxState, changes: Partial<MailRecord>): Promise<void>;
};

const listLimit = 1_000;

export type Outbox = ReturnType<typeof createOutbox>;

type Options = { report: Pick<MailReport, 'error'>; now?: () => number };

/**
 * Messages as files that survive a crash at any point: `ID.eml` is in the folder of its state (`held`: the outbox folder
 * itself) and changes state by one rename, so that no message is leased twice; `records/ID.json` is written before it.
 * Files are flushed to the disk before they count.
 */
export function createOutbox(directory: string, { report, now = Date.now }: Options) {
  const folder = (state: OutboxState) => (state === 'held' ? directory : join(directory, state));
  const messagePath = (state: OutboxState, id: string) => join(folder(state), `${id}.eml`);
  const recordPath = (id: string) => join(directory, 'records', `${id}.json`);
  const write = (path: string, content: Buffer | string, publish: typeof rename) =>
    writeDurably(path, content, publish, join(directory, 'tmp'));
  const writeRecord = (record: MailRecord) => write(recordPath(record.id), JSON.stringify(record), rename);
  const prepare = onceSuccessful(async () => {
    for (const name of [...outboxStates.map(folder), join(directory, 'records'), join(directory, 'tmp')]) {
      await mkdir(name, { recursive: true, mode: 0o700 });
    }
    await migrateQuarantine();
  });

  /** Until November 2026 the folder `quarantined` was named `suspect`. */
  async function migrateQuarantine() {
    const oldFolder = join(directory, 'suspect');
    for (const name of await messagesIn(oldFolder)) {
      await rename(join(oldFolder, name), join(folder('quarantined'), name)).catch(ignoreMissing);
    }
    await rmdir(oldFolder).catch(() => undefined);
  }

  /** Null when the message has been moved meanwhile. A damaged record is rebuilt: without it the message is never sent. */
  async function readRecord(id: string, messageFile: string): Promise<MailRecord | null> {
    const json = await readFile(recordPath(id), 'utf8').catch(ignoreMissing);
    const record = json ? parseRecordJson(json) : null;
    if (record) return record;
    const raw = await readFile(messageFile).catch(ignoreMissing);
    if (!raw) return null;
    const rebuilt = recordFromMessage(id, raw, now());
    await writeRecord(rebuilt);
    report.error(new Error(`records/${id}.json`), 'A missing or damaged mail record was rebuilt from its message');
    return rebuilt;
  }

  async function leasesOf(id?: string) {
    const names = (await messagesIn(folder('sending'))).map((name) => ({ name, ...parseLease(name) }));
    return id === undefined ? names : names.filter((lease) => lease.id === id);
  }

  async function find(id: string): Promise<OutboxState | null> {
    for (const state of outboxStates) {
      const found = state === 'sending' ? (await leasesOf(id)).length > 0 : await exists(messagePath(state, id));
      if (found) return state;
    }
    return null;
  }

  function leaseOf(record: MailRecord, raw: Buffer, path: string): Lease {
    return {
      record,
      raw,
      async release(state, changes) {
        const update = () => writeRecord({ ...record, ...changes });
        // A sent message is moved before anything else is written: a crash in between must not send it again.
        if (state !== 'sent') await update();
        await rename(path, messagePath(state, record.id));
        await syncFolder(folder(state));
        if (state === 'sent') await update();
      },
    };
  }

  const leasePath = (id: string) => join(folder('sending'), leaseFileName(id, now()));

  return {
    /**
     * Stores a new message. With `sending` the caller gets its lease at once.
     * @returns null when the outbox has a message of that id already
     * @throws when the disk cannot be written; nothing was stored then
     */
    async add(mail: Mail, state: 'held' | 'quarantined' | 'sending' | 'uncertain'): Promise<Lease | null> {
      await prepare();
      const record = newRecord(mail, now());
      try {
        await write(recordPath(mail.id), JSON.stringify(record), link);
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        if (await eventually(() => find(mail.id))) return null;
        await writeRecord(record);
      }
      const path = state === 'sending' ? leasePath(mail.id) : messagePath(state, mail.id);
      try {
        await write(path, mail.raw, rename);
      } catch (error) {
        await rm(recordPath(mail.id), { force: true });
        throw error;
      }
      return leaseOf(record, mail.raw, path);
    },

    /** Takes a message for sending, from `pending` or another state. Null when another process has taken it. */
    async lease(id: string, from: OutboxState = 'pending'): Promise<Lease | null> {
      const path = leasePath(id);
      try {
        await rename(messagePath(from, id), path);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
      const record = await readRecord(id, path);
      return record && leaseOf(record, await readFile(path), path);
    },

    /** Lets a message be sent that another queue does not have after all. */
    async release(id: string): Promise<void> {
      await rename(messagePath('uncertain', id), messagePath('pending', id)).catch(ignoreMissing);
      await syncFolder(folder('pending'));
    },

    /** Removes the copy of a message that another queue has. */
    async discard(id: string): Promise<void> {
      await rm(messagePath('uncertain', id), { force: true });
      if (!(await find(id))) await rm(recordPath(id), { force: true });
    },

    /** Moves messages with an expired lease back to `pending`. */
    async recover(): Promise<number> {
      await prepare();
      const expired = (await leasesOf()).filter((lease) => isExpired(lease, now()));
      for (const { name, id } of expired) {
        await rename(join(folder('sending'), name), messagePath('pending', id)).catch(ignoreMissing);
      }
      return expired.length;
    },

    /** Records of the messages in one state, oldest first, 1,000 at most. A record that cannot be read is logged. */
    async list(state: OutboxState): Promise<MailRecord[]> {
      const files =
        state === 'sending'
          ? await leasesOf()
          : (await messagesIn(folder(state))).map((name) => ({ id: name.slice(0, -4), name }));
      const records: MailRecord[] = [];
      for (const { id, name } of files.slice(0, listLimit)) {
        const record = await readRecord(id, join(folder(state), name)).catch((error: unknown) =>
          report.error(error, 'A mail record cannot be read'),
        );
        if (record) records.push(record);
      }
      return records.sort((a, b) => a.createdAt - b.createdAt);
    },

    /** A message with its record; null when there is none of that id. */
    async read(id: string): Promise<{ state: OutboxState; record: MailRecord; raw: Buffer } | null> {
      const state = await find(id);
      if (state === null) return null;
      const name = state === 'sending' ? (await leasesOf(id))[0]?.name : `${id}.eml`;
      if (!name) return null;
      const path = join(folder(state), name);
      const record = await readRecord(id, path);
      return record && { state, record, raw: await readFile(path) };
    },

    find,

    /** Deletes sent, quarantined and refused messages after mailRetentionDays, and temporary files that crashes left. */
    async prune(): Promise<void> {
      await prepare();
      const isOlder = async (path: string, age: number) => now() - (await stat(path)).mtimeMs > age;
      for (const state of ['sent', 'quarantined', 'failed'] as const) {
        for (const name of await messagesIn(folder(state))) {
          if (!(await isOlder(join(folder(state), name), mailRetentionDays[state] * 86_400_000))) continue;
          await rm(join(folder(state), name), { force: true });
          await rm(recordPath(name.slice(0, -4)), { force: true });
        }
      }
      for (const name of await readdir(join(directory, 'tmp'))) {
        const path = join(directory, 'tmp', name);
        if (await isOlder(path, 3_600_000).catch(() => false)) await rm(path, { force: true });
      }
    },
  };
}

/** Polls for half a second: another process may be between writing the record and the message. */
async function eventually(condition: () => Promise<unknown>) {
  for (let tries = 0; tries < 10; tries++) {
    if (await condition()) return true;
    await delay(50);
  }
  return false;
}

function ignoreMissing(error: unknown) {
  if (!hasCode(error, 'ENOENT')) throw error;
}

async function messagesIn(path: string) {
  const names = (await readdir(path).catch(ignoreMissing)) ?? [];
  return names.filter((name) => name.endsWith('.eml'));
}
