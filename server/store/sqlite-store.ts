import { renameSync, rmSync } from 'node:fs';
import { backup } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import * as sqlite from './sqlite-file.ts';
import { type Collection, longestLeaseMs, type Store, type StoredRecord } from './store.ts';

const hourMs = 3_600_000;
/** A clock that has gone less than a quarter of so long, in milliseconds, stands still. */
const stoppedMs = 600_000;

/** How long an operation tries again while another program holds the file's lock, in milliseconds. */
const busyTimeoutMs = 2_000;
/** The longest pause between two tries: SQLite itself never waits, because that holds up the whole process. */
const busyPauseMs = 30;

/**
 * A store in a file, which several processes of one machine may share. It is opened at the first use, and again after most
 * errors, so that a repaired disk is used at once. A file that is deleted while it is open is written again with all it
 * had; one that is replaced is opened.
 * @param report is told of either, of a clock that jumps by more than a day, of one that stands still, and of one that is behind at the first write
 * @param elapsed milliseconds of a clock that nobody sets
 */
export function createSqliteStore(
  file: string,
  now: () => number = Date.now,
  report: (problem: string) => void = () => {},
  elapsed: () => number = () => performance.now(),
): Store {
  let opened: sqlite.Open | null = null;
  let hasDeleted = false;
  let jumpedAt: number | null = null;
  let leaving: Promise<void> | null = null;
  let looked = { now: now(), elapsed: elapsed() };
  let isStopped = false;
  let isChecked = false;
  let failing: { since: number; damaged: string | null } | null = null;

  /** Runs `work` as one transaction. It is undone when `work` returns one of `undone`, or throws. */
  async function write<T>(work: (open: sqlite.Open) => T, undone?: T): Promise<T> {
    return using((open) => {
      open.database.exec('BEGIN IMMEDIATE');
      deleteExpired(open);
      const result = work(open);
      // What changes nothing, such as looking for work, succeeds on a full disk.
      if (failing) sqlite.writeAgain(open.database);
      open.database.exec(result === undone ? 'ROLLBACK' : 'COMMIT');
      if (failing && result !== undone && failing.damaged !== sqlite.identityOf(file)) failing = null;
      return result;
    });
  }

  async function using<T>(work: (open: sqlite.Open) => T): Promise<T> {
    const giveUpAt = performance.now() + busyTimeoutMs;
    for (;;) {
      try {
        if (opened && !isInPlace(opened))
          leaving ??= leaveMovedFile(opened).finally(() => {
            leaving = null;
          });
        // Another call may come before this one goes on.
        while (leaving) await leaving;
        opened ??= sqlite.openFile(file);
        return work(opened);
      } catch (error) {
        if (opened && sqlite.isPassing(error)) {
          if (opened.database.isTransaction) opened.database.exec('ROLLBACK');
        } else {
          opened?.database.close();
          opened = null;
        }
        if (sqlite.lacksTable(error))
          report(`${file}: ${(error as Error).message}: it was dropped while in use, and is made again`);
        else if (!sqlite.isBusy(error) || performance.now() > giveUpAt) {
          noteFailure(error);
          throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
        }
      }
      await delay(busyPauseMs * Math.random());
    }
  }

  /** Until something is written; a damaged file, of which a part may still work, until another one is in its place. */
  function noteFailure(error: unknown) {
    const damaged = sqlite.isDamage(error) ? sqlite.identityOf(file) : (failing?.damaged ?? null);
    if (damaged !== (failing?.damaged ?? null))
      report(`${file} is damaged: see the runbook, Restore messages and bookings`);
    failing = { since: failing?.since ?? now(), damaged };
  }

  /**
   * The file has the hour of the last deletion. Where the clock is more than a day away from it, it may be wrong: nothing
   * is deleted until it has been so for an hour.
   */
  function deleteExpired({ database, expire, lastHour }: sqlite.Open) {
    noteStopped();
    const behind = isChecked ? null : sqlite.clockProblem(database, now());
    if (behind) report(behind);
    isChecked = true;
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

  /** Once for each time that it stops: nothing becomes due meanwhile, and what is fresh stays so. */
  function noteStopped() {
    const next = { now: now(), elapsed: elapsed() };
    const passed = next.elapsed - looked.elapsed;
    if (passed < stoppedMs) return;
    const stands = Math.abs(next.now - looked.now) < passed / 4;
    if (stands && !isStopped) report(`the clock stands still at ${new Date(next.now).toISOString()}`);
    looked = next;
    isStopped = stands;
  }

  /**
   * Neither the file nor the log beside it, which has what was written last, was deleted or replaced; nor the memory of
   * their locks, without which two processes write over each other.
   */
  function isInPlace({ inodes: [inode, ...others] }: sqlite.Open): boolean {
    const suffixes = ['-wal', '-shm'];
    const isThere = (found: bigint | null, index: number) =>
      found === null || sqlite.inodeOf(file + suffixes[index]) === found;
    return sqlite.inodeOf(file) === inode && others.every(isThere);
  }

  /** What SQLite writes into a file that has no name any more is lost with the process. A damaged one is let go. */
  async function leaveMovedFile({ database, inodes: [inode, logInode] }: sqlite.Open) {
    const isGone = () => [null, inode].includes(sqlite.inodeOf(file));
    const isDeleted = isGone() && !failing?.damaged;
    const copy = `${file}.rescued-${process.pid}`;
    if (isDeleted) {
      sqlite.makeFile(copy, 'w');
      await backup(database, copy);
    }
    database.close();
    opened = null;
    // The new file must not get what this log says of the old one.
    if ([null, logInode].includes(sqlite.inodeOf(`${file}-wal`)))
      for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    // Another process may have been faster.
    if (isDeleted && isGone()) renameSync(copy, file);
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

    read: (collection, id) => using(({ read }) => recordOf(read.get(collection, id, now()))),

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

    list: (collection, state) => using(({ list }) => list.all(collection, state, now()).map((row) => recordOf(row)!)),

    awaySince: () => failing?.since ?? null,

    close() {
      opened?.database.close();
      opened = null;
    },
  };
}

function takeNames({ takeName }: sqlite.Open, collection: Collection, id: string, names: readonly string[]): boolean {
  return names.every((name) => takeName.run(collection, name, id).changes === 1);
}

function recordOf(row: Record<string, unknown> | undefined): StoredRecord | null {
  return row ? ({ ...row } as StoredRecord) : null;
}
