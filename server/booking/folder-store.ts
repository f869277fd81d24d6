import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode, onceSuccessful, writeDurably } from '../mail/durable-file.ts';
import { isExpired, leaseFileName, parseLease } from '../mail/file-lease.ts';
import { type Booking, bookingRecord, cellsOf, endOf, occupiedTime, parseBookingRecord } from './booking.ts';
import type { BookingStore, DiaryOf } from './booking-store.ts';

type Options = { diaryOf: DiaryOf; now?: () => number };

/** A reservation older than this, in milliseconds, does not become a booking any more; far less than a lease lasts. */
const reservationTimeoutMs = 20_000;

/**
 * Bookings in a folder that several processes of one machine may share, correct when any of them is killed at any point.
 *
 * `claims/DIARY/CELL/` is a folder per unit of time that holds the name of its reservation; it is not named `reservations`
 * because those of earlier versions are there. A time is reserved by renaming a prepared folder to that path, which fails
 * unless the path is free or an empty folder. A reservation is withdrawn by deleting its own name, which cannot hit anyone
 * else's. It counts while its process may still be storing the booking, and as long as a stored booking occupies the cell.
 *
 * `records/ID.REVISION.json` is the booking. The next revision is created, never overwritten, so that only one of
 * two concurrent changes succeeds; the highest one counts.
 */
export function createFolderStore(directory: string, { diaryOf, now = Date.now }: Options): BookingStore {
  const folder = (name: 'claims' | 'records' | 'tmp') => join(directory, name);
  const recordPath = ({ id, revision }: Booking) => join(folder('records'), `${id}.${revision}.json`);
  const cellPath = (booking: Booking, cell: string) => join(folder('claims'), diaryOf(booking.brand), cell);
  const prepare = onceSuccessful(async () => {
    for (const name of ['claims', 'records', 'tmp'] as const)
      await mkdir(folder(name), { recursive: true, mode: 0o700 });
  });

  /** Record files of one booking or of all, the latest revision of each booking. */
  async function latestRecords(id?: string): Promise<string[]> {
    const latest = new Map<string, { name: string; revision: number }>();
    for (const name of await namesIn(folder('records'))) {
      const [found = '', revision] = name.split('.');
      if (id !== undefined && found !== id) continue;
      if (Number(revision) >= (latest.get(found)?.revision ?? 0))
        latest.set(found, { name, revision: Number(revision) });
    }
    return [...latest.values()].map(({ name }) => name);
  }

  async function read(id: string): Promise<Booking | null> {
    for (let tries = 0; tries < 5; tries++) {
      const [name] = await latestRecords(id);
      if (!name) return null;
      const json = await readFile(join(folder('records'), name), 'utf8').catch(ignoreMissing);
      // A missing file was replaced by the next revision meanwhile.
      if (json !== undefined) return parseBookingRecord(json);
    }
    return null;
  }

  async function list(): Promise<Booking[]> {
    const bookings: Booking[] = [];
    for (const name of await latestRecords()) {
      const json = await readFile(join(folder('records'), name), 'utf8').catch(ignoreMissing);
      const booking = json === undefined ? await read(name.split('.')[0]!) : parseBookingRecord(json);
      if (booking) bookings.push(booking);
    }
    return bookings;
  }

  /** Stores a revision that does not exist yet. @returns false when it exists */
  async function store(booking: Booking): Promise<boolean> {
    try {
      await writeDurably(recordPath(booking), bookingRecord(booking), link, folder('tmp'));
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    }
  }

  /** Reserves every cell of a booking, or none. */
  async function reserveAll(booking: Booking): Promise<boolean> {
    const reserved: string[] = [];
    for (const cell of cellsOf(booking)) {
      const path = cellPath(booking, cell);
      if (!(await reserveCell(path, booking, cell))) {
        await release(reserved, booking.reservation);
        return false;
      }
      reserved.push(path);
    }
    return true;
  }

  async function reserveCell(path: string, booking: Booking, cell: string): Promise<boolean> {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    for (let tries = 0; tries < 3; tries++) {
      if (await placeFolder(path, booking.reservation)) return true;
      const holders = await namesIn(path);
      if (holders.length > 0 && holders.every((name) => parseLease(name).id === booking.id))
        return addToOwn(path, booking);
      for (const name of holders) if (await isValid(name, cell)) return false;
      // What is left of processes that were killed.
      for (const name of holders) await unlink(join(path, name)).catch(ignoreMissing);
    }
    return false;
  }

  /** Moves a folder that holds the reservation to the cell's path, unless something is there. */
  async function placeFolder(path: string, name: string): Promise<boolean> {
    const temporary = join(folder('tmp'), randomBytes(8).toString('hex'));
    await mkdir(temporary, { mode: 0o700 });
    await writeFile(join(temporary, name), '');
    try {
      await rename(temporary, path);
      return true;
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      // Windows does not rename to an empty folder.
      await rmdir(path).catch(() => undefined);
      if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'].some((code) => hasCode(error, code))) return false;
      throw error;
    }
  }

  /** A meeting that is moved by half its length overlaps its own old time. */
  async function addToOwn(path: string, booking: Booking): Promise<boolean> {
    try {
      await writeFile(join(path, booking.reservation), '', { flag: 'wx' });
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return false;
      throw error;
    }
    const holders = await namesIn(path);
    if (holders.every((name) => parseLease(name).id === booking.id)) return true;
    await release([path], booking.reservation);
    return false;
  }

  async function isValid(name: string, cell: string): Promise<boolean> {
    const lease = parseLease(name);
    if (!isExpired(lease, now())) return true;
    const holder = await read(lease.id);
    return holder !== null && cellsOf(holder).includes(cell);
  }

  async function release(paths: string[], leaseName: string) {
    for (const path of paths) {
      await unlink(join(path, leaseName)).catch(ignoreMissing);
      await rmdir(path).catch(() => undefined);
    }
  }

  const newReservation = ({ id }: Booking) => leaseFileName(id, now(), randomBytes(4).toString('hex'));

  /** Reservations do not survive a power failure, bookings do; and a brand may have come from another diary. */
  async function overlapsStored(booking: Booking): Promise<boolean> {
    const time = occupiedTime(booking);
    return (await list()).some((other) => {
      if (other.id === booking.id || other.state === 'cancelled') return false;
      if (diaryOf(other.brand) !== diaryOf(booking.brand)) return false;
      const taken = occupiedTime(other);
      return taken.start < time.end && time.start < taken.end;
    });
  }

  /** Reserves the time and stores the booking while the reservation is fresh; withdraws it when nothing was stored. */
  async function reserveAndStore(booking: Booking): Promise<'stored' | 'taken' | 'exists'> {
    const started = now();
    const paths = cellsOf(booking).map((cell) => cellPath(booking, cell));
    if (!(await reserveAll(booking))) return 'taken';
    let stored = false;
    try {
      if (await overlapsStored(booking)) return 'taken';
      if (now() - started > reservationTimeoutMs) throw new Error('storing a booking took too long');
      stored = await store(booking);
      return stored ? 'stored' : 'exists';
    } finally {
      if (!stored) await release(paths, booking.reservation);
    }
  }

  return {
    read,
    list,

    async create(draft) {
      await prepare();
      const booking = { ...draft, reservation: newReservation(draft) };
      const before = await read(booking.id);
      if (before) return { outcome: 'exists', booking: before };
      const outcome = await reserveAndStore(booking);
      if (outcome === 'stored') return { outcome: 'created' };
      const other = await eventually(() => read(booking.id), outcome === 'exists' ? 10 : 1);
      return other ? { outcome: 'exists', booking: other } : { outcome: 'taken' };
    },

    async update(draft, before) {
      await prepare();
      const isMove = draft.start !== before.start && draft.state === 'booked';
      const booking = {
        ...draft,
        revision: before.revision + 1,
        reservation: isMove ? newReservation(draft) : before.reservation,
      };
      if (!isMove) {
        if (!(await store(booking))) return 'changed';
      } else {
        const outcome = await reserveAndStore(booking);
        if (outcome !== 'stored') return outcome === 'taken' ? 'taken' : 'changed';
      }
      if (isMove || booking.state === 'cancelled')
        await release(
          cellsOf(before).map((cell) => cellPath(before, cell)),
          before.reservation,
        );
      await unlink(recordPath(before)).catch(ignoreMissing);
      return 'updated';
    },

    async prune(endedBefore) {
      await prepare();
      for (const booking of await list()) {
        const isOver = endOf(booking) < endedBefore;
        for (const name of await namesIn(folder('records'))) {
          const [id, revision] = name.split('.');
          if (id === booking.id && (isOver || Number(revision) < booking.revision))
            await unlink(join(folder('records'), name)).catch(ignoreMissing);
        }
      }
      const oldest = new Date(endedBefore).toISOString().slice(0, 16).replace(/\D/g, '');
      for (const diary of await namesIn(folder('claims')))
        for (const cell of await namesIn(join(folder('claims'), diary)))
          if (cell < oldest) await rm(join(folder('claims'), diary, cell), { recursive: true, force: true });
    },

    async secret() {
      await prepare();
      const path = join(directory, 'secret');
      const found = await readFile(path, 'utf8').catch(ignoreMissing);
      if (found) return found;
      await writeDurably(path, randomBytes(32).toString('base64url'), link, folder('tmp')).catch((error: unknown) => {
        if (!hasCode(error, 'EEXIST')) throw error;
      });
      return readFile(path, 'utf8');
    },
  };
}

/** Polls: another process may be between reserving a time and storing its booking. */
async function eventually<T>(find: () => Promise<T | null>, tries: number): Promise<T | null> {
  for (let left = tries; left > 0; left--) {
    const found = await find();
    if (found || left === 1) return found;
    await delay(50);
  }
  return null;
}

async function namesIn(path: string): Promise<string[]> {
  return (await readdir(path).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error;
}
