import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { listLimit } from './store.ts';

const schema = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA wal_autocheckpoint = 250;
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
const isKept = '(expires IS NULL OR expires > ?)';
const statements = {
  expire: 'DELETE FROM records WHERE expires <= ?',
  expireOne: 'DELETE FROM records WHERE collection = ? AND id = ? AND expires <= ?',
  lastHour: 'PRAGMA user_version',
  insert: `INSERT INTO records (collection, id, state, due, expires, value) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  read: `SELECT ${fields} FROM records WHERE collection = ? AND id = ? AND ${isKept}`,
  update: `UPDATE records SET state = ?, due = ?, expires = ?, value = ?, revision = revision + 1
    WHERE collection = ? AND id = ? AND revision = ?`,
  claim: `UPDATE records SET state = ?, due = ?, revision = revision + 1 WHERE rowid = (
      SELECT rowid FROM records WHERE collection = ? AND state IN (?, ?) AND (due <= ? OR due > ?) ORDER BY due, id LIMIT 1
    ) RETURNING ${fields}`,
  list: `SELECT ${fields} FROM records WHERE collection = ? AND state = ? AND ${isKept}
    ORDER BY due, id LIMIT ${listLimit}`,
  leaveNames: 'DELETE FROM names WHERE collection = ? AND id = ?',
  takeName: 'INSERT INTO names (collection, name, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
} as const;

export type Open = { database: DatabaseSync; inodes: readonly (bigint | null)[] } & Record<
  keyof typeof statements,
  StatementSync
>;

/** How long a check waits while another program holds the file's lock, in milliseconds. */
const checkTimeoutMs = 2_000;

/** What keeps the file from being read whole or written, in the words of SQLite; null for nothing. It is made where there is none. */
export function problemOfFile(file: string): string | null {
  try {
    const { database } = openFile(file);
    try {
      database.exec(`PRAGMA busy_timeout = ${checkTimeoutMs}`);
      const found = String(database.prepare('PRAGMA quick_check(1)').get()!['quick_check']);
      database.exec('BEGIN IMMEDIATE');
      writeAgain(database);
      database.exec('COMMIT');
      return found === 'ok' ? clockProblem(database, Date.now()) : `${file}: ${found.split('\n').at(-1)}`;
    } finally {
      database.close();
    }
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : error}`;
  }
}

/** How much earlier than what is known a clock may be, in milliseconds: the clocks of two machines differ. */
const clockToleranceMs = 2 * 3_600_000;

/**
 * What shows that the clock is behind, in words: the file was last written later, or this version was put on the machine
 * later; null for nothing.
 * @param now milliseconds since 1970
 */
export function clockProblem(database: DatabaseSync, now: number): string | null {
  const written = Number(database.prepare('PRAGMA user_version').get()!['user_version']) * 3_600_000;
  const known = Math.max(written, statSync(import.meta.filename).mtimeMs);
  if (now >= known - clockToleranceMs) return null;
  const what = known === written ? 'messages were last stored' : 'this version of the site was installed';
  return `the clock is behind: it says ${new Date(now).toISOString()}, but ${what} at ${new Date(known).toISOString()}`;
}

/** Writes a number that the file has already: a full disk is noticed by nothing less. */
export function writeAgain(database: DatabaseSync) {
  database.exec(`PRAGMA user_version = ${database.prepare('PRAGMA user_version').get()!['user_version']}`);
}

/** @throws when the file cannot be opened, or is locked */
export function openFile(file: string): Open {
  makeFile(file, 'a');
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(schema);
    const prepared = Object.entries(statements).map(([name, sql]) => [name, database.prepare(sql)]);
    const inodes = ['', '-wal', '-shm'].map((suffix) => inodeOf(file + suffix));
    return { database, inodes, ...Object.fromEntries(prepared) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite gives its other files the mode of this one. */
export function makeFile(file: string, flag: 'a' | 'w') {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, flag, 0o600));
}

/** Null when there is no such file. */
export function inodeOf(name: string): bigint | null {
  return statSync(name, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

/** A file that stands in the place of another one may have its inode, but was made later. Null when there is no such file. */
export function identityOf(name: string): string | null {
  const found = statSync(name, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino} ${found.birthtimeNs}` : null;
}

/** The primary result code of SQLite (sqlite.org/rescode.html); null for another error. */
function codeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

/** SQLITE_BUSY: another program holds the lock. */
export const isBusy = (error: unknown) => codeOf(error) === 5;
/** SQLITE_BUSY and SQLITE_FULL: the file can still be read. */
export const isPassing = (error: unknown) => isBusy(error) || codeOf(error) === 13;
/** SQLITE_CORRUPT and SQLITE_NOTADB. */
export const isDamage = (error: unknown) => codeOf(error) === 11 || codeOf(error) === 26;
/** Another program has dropped a table: it is made again when the file is opened. */
export const lacksTable = (error: unknown) => error instanceof Error && error.message.startsWith('no such table');
