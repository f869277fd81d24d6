import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Collection, listLimit, type NewRecord, type Store, type StoredRecord } from './store.ts';

/** How long an operation waits for another process, in milliseconds: it holds up the whole process. */
const busyTimeoutMs = 1_000;

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
  insert: `INSERT INTO records (collection, id, state, due, expires, value) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  read: `SELECT ${fields} FROM records WHERE collection = ? AND id = ?`,
  update: `UPDATE records SET state = ?, due = ?, expires = ?, value = ?, revision = revision + 1
    WHERE collection = ? AND id = ? AND revision = ?`,
  claim: `UPDATE records SET state = ?, due = ?, revision = revision + 1 WHERE rowid = (
      SELECT rowid FROM records WHERE collection = ? AND state IN (?, ?) AND due <= ? ORDER BY due, id LIMIT 1
    ) RETURNING ${fields}`,
  list: `SELECT ${fields} FROM records WHERE collection = ? AND state = ? ORDER BY due, id LIMIT ${listLimit}`,
  leaveNames: 'DELETE FROM names WHERE collection = ? AND id = ?',
  takeName: 'INSERT INTO names (collection, name, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
} as const;

type Open = { database: DatabaseSync } & Record<keyof typeof statements, StatementSync>;

/**
 * A store in a file, which several processes of one machine may share. It is opened at the first use, and again after most
 * errors, so that a repaired disk is used at once.
 */
export function createSqliteStore(file: string, now: () => number = Date.now): Store {
  let opened: Open | null = null;

  /** Runs `work` as one transaction. It is undone when `work` returns one of `undone`, or throws. */
  async function write<T>(work: (open: Open) => T, undone?: T): Promise<T> {
    return using((open) => {
      open.database.exec('BEGIN IMMEDIATE');
      open.expire.run(now());
      const result = work(open);
      open.database.exec(result === undone ? 'ROLLBACK' : 'COMMIT');
      return result;
    });
  }

  function using<T>(work: (open: Open) => T): T {
    try {
      opened ??= openFile(file);
      return work(opened);
    } catch (error) {
      if (opened && isPassing(error)) {
        if (opened.database.isTransaction) opened.database.exec('ROLLBACK');
      } else {
        opened?.database.close();
        opened = null;
      }
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }

  return {
    put: (collection, { id, state, due, expires, value }, names = []) =>
      write((open) => {
        if (open.insert.run(collection, id, state, due, expires, value).changes === 0) return 'exists';
        return takeNames(open, collection, id, names) ? 'stored' : 'taken';
      }, 'taken'),

    read: async (collection, id) =>
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
      write(({ claim }) => recordOf(claim.get(to, now() + leaseMs, collection, from, to, now()))),

    list: async (collection, state) =>
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
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its other files the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    database.exec(schema);
    const prepared = Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]);
    return { database, ...Object.fromEntries(prepared) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLITE_BUSY and SQLITE_FULL: the file can still be read. */
function isPassing(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 13);
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
