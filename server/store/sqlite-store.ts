import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { type Collection, listLimit, longestLeaseMs, type NewRecord, type Store, type StoredRecord } from './store.ts';

const hourMs = 3_600_000;

/** How long an operation tries again while another program holds the file's lock, in milliseconds. */
const busyTimeoutMs = 2_000;
/** The longest pause between two tries: SQLite itself never waits, because that holds up the whole process. */
const busyPauseMs = 30;

const schema = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS records (
  collection TEXT NOT NULL,
  id TEXT NOT NULL,
  state TEXT NOT NULL,
  due INTEGER NOT NULL,
  expires INTEGER,
  revision INTEGER NOT NULL DEFAULT 0,
  value TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) STRICT;
CREATE INDEX IF NOT EXISTS records_by_state ON records (collection, state, due);
CREATE INDEX IF NOT EXISTS records_by_expiry ON records (expires) WHERE expires IS NOT NULL;
CREATE TABLE IF NOT EXISTS names (
  collection TEXT NOT NULL,
  name TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (collection, name),
  FOREIGN KEY (collection, id) REFERENCES records ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS names_by_id ON names (collection, id);`;

const fields = 'id, state, due, expires, revision, value';
const statements = {
  expire: 'DELETE FROM records WHERE expires <= ?',
  expireOne: 'DELETE FROM records WHERE collection = ? AND id = ? AND expires <= ?',
  lastHour: 'PRAGMA user_version',
  insert: `INSERT INTO records (collection, id, state, due, expires, value) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  read: `SELECT ${fields} FROM records WHERE collection = ? AND id = ?`,
  update: `UPDATE records SET state = ?, due = ?, expires = ?, value = ?, revision = revision + 1
    WHERE collection = ? AND id = ? AND revision = ?`,
  claim: `UPDATE records SET state = ?, due = ?, revision = revision + 1 WHERE rowid = (
      SELECT rowid FROM records WHERE collection = ? AND state IN (?, ?) AND (due <= ? OR due > ?) ORDER BY due, id LIMIT 1
    ) RETURNING ${fields}`,
  list: `SELECT ${fields} FROM records WHERE collection = ? AND state = ? ORDER BY due, id LIMIT ${listLimit}`,
  leaveNames: 'DELETE FROM names WHERE collection = ? AND id = ?',
  takeName: 'INSERT INTO names (collection, name, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
} as const;

type Open = { database: DatabaseSync; inodes: readonly (bigint | null)[] } & Record<
  keyof typeof statements,
  StatementSync
>;

/**
 * A store in a file, which several processes of one machine may share. It is opened at the first use, and again after most
 * errors, so that a repaired disk is used at once. A file that is deleted while it is open is written again with all it
 * had; one that is replaced is opened.
 * @param report is told of either, and of a clock that jumps by more than a day
 * @param elapsed milliseconds of a clock that nobody sets
 */
export function createSqliteStore(
  file: string,
  now: () => number = Date.now,
  report: (problem: string) => void = () => {},
  elapsed: () => number = () => performance.now(),
): Store {
  let opened: Open | null = null;
  let hasDeleted = false;
  let jumpedAt: number | null = null;
  let leaving: Promise<void> | null = null;

  /** Runs `work` as one transaction. It is undone when `work` returns one of `undone`, or throws. */
  async function write<T>(work: (open: Open) => T, undone?: T): Promise<T> {
    return using((open) => {
      open.database.exec('BEGIN IMMEDIATE');
      deleteExpired(open);
      const result = work(open);
      open.database.exec(result === undone ? 'ROLLBACK' : 'COMMIT');
      return result;
    });
  }

  async function using<T>(work: (open: Open) => T): Promise<T> {
    const giveUpAt = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        if (opened && inodeOf(file) !== opened.inodes[0])
          leaving ??= leaveMovedFile(opened).finally(() => {
            leaving = null;
          });
        // Another call may come before this one goes on.
        while (leaving) await leaving;
        opened ??= openFile(file);
        return work(opened);
      } catch (error) {
        if (opened && isPassing(error)) {
          if (opened.database.isTransaction) opened.database.exec('ROLLBACK');
        } else {
          opened?.database.close();
          opened = null;
        }
        if (!isBusy(error) || performance.now() > giveUpAt)
          throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
      await delay(busyPauseMs * Math.random());
    }
  }

  /**
   * The file has the hour of the last deletion. Where the clock is more than a day away from it, it may be wrong: nothing
   * is deleted until it has been so for an hour.
   */
  function deleteExpired({ database, expire, lastHour }: Open) {
    const hour = Math.floor(now() / hourMs);
    const last = Number(lastHour.get()!['user_version']);
    if (last === 0 || Math.abs(hour - last) <= 24) jumpedAt = null;
    else {
      if (jumpedAt === null && hasDeleted) report(`the clock jumped to ${new Date(now()).toISOString()}`);
      jumpedAt ??= elapsed();
      if (elapsed() - jumpedAt < hourMs) return;
    }
    hasDeleted = true;
    expire.run(now());
    if (hour !== last) database.exec(`PRAGMA user_version = ${hour}`);
  }

  /** What SQLite writes into a file that has no name any more is lost with the process. */
  async function leaveMovedFile({ database, inodes: [, logInode] }: Open) {
    const isDeleted = inodeOf(file) === null;
    const copy = `${file}.rescued-${process.pid}`;
    if (isDeleted) {
      makeFile(copy, 'w');
      await backup(database, copy);
    }
    database.close();
    opened = null;
    // The new file must not get what this log says of the old one.
    if (inodeOf(`${file}-wal`) === logInode)
      for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    // Another process may have been faster.
    if (isDeleted && inodeOf(file) === null) renameSync(copy, file);
    else rmSync(copy, { force: true });
    report(`${file} was ${isDeleted ? 'deleted while in use, and is written again' : 'replaced while in use'}`);
  }

  return {
    put: (collection, { id, state, due, expires, value }, names = []) =>
      write((open) => {
        // It may be left from before the clock jumped.
        open.expireOne.run(collection, id, now());
        if (open.insert.run(collection, id, state, due, expires, value).changes === 0) return 'exists';
        return takeNames(open, collection, id, names) ? 'stored' : 'taken';
      }, 'taken'),

    read: (collection, id) =>
      using(({ read }) => {
        const record = recordOf(read.get(collection, id));
        return record && !isExpired(record, now()) ? record : null;
      }),

    update: (collection, { id, state, due, expires, value, revision }, names = []) =>
      write((open) => {
        if (open.update.run(state, due, expires, value, collection, id, revision).changes === 0) return 'conflict';
        open.leaveNames.run(collection, id);
        return takeNames(open, collection, id, names) ? 'stored' : 'taken';
      }, 'taken'),

    claim: (collection, from, to, leaseMs) =>
      write(({ claim }) =>
        recordOf(claim.get(to, now() + leaseMs, collection, from, to, now(), now() + longestLeaseMs)),
      ),

    list: (collection, state) =>
      using(({ list }) =>
        list.all(collection, state).flatMap((row) => {
          const record = recordOf(row)!;
          return isExpired(record, now()) ? [] : record;
        }),
      ),

    close() {
      opened?.database.close();
      opened = null;
    },
  };
}

function openFile(file: string): Open {
  makeFile(file, 'a');
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(schema);
    const prepared = Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]);
    const inodes = [inodeOf(file), inodeOf(`${file}-wal`)];
    return { database, inodes, ...Object.fromEntries(prepared) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite gives its other files the mode of this one. */
function makeFile(file: string, flag: 'a' | 'w') {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, flag, 0o600));
}

/** Null when there is no such file. */
function inodeOf(name: string): bigint | null {
  return statSync(name, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

/** SQLITE_BUSY, with its extended codes: another program holds the lock. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/** SQLITE_BUSY and SQLITE_FULL: the file can still be read. */
function isPassing(error: unknown): boolean {
  return isBusy(error) || (error instanceof Error && 'errcode' in error && error.errcode === 13);
}

function takeNames({ takeName }: Open, collection: Collection, id: string, names: readonly string[]): boolean {
  return names.every((name) => takeName.run(collection, name, id).changes === 1);
}

function recordOf(row: Record<string, unknown> | undefined): StoredRecord | null {
  return row ? ({ ...row } as StoredRecord) : null;
}

function isExpired({ expires }: NewRecord, now: number): boolean {
  return expires !== null && expires <= now;
}
