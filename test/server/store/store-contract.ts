import { describe, expect, it } from 'vitest';
import { changeStored, type NewRecord, type Store } from '#server/store/store.ts';

/**
 * What a test has: the same store as two processes see it, and their clock. `pass` lets time pass for all, also for a
 * Redis, whose own clock `clock` leaves alone.
 */
export type OpenedStore = { one: Store; two: Store; clock: { now: number }; pass: (ms: number) => Promise<void> };

const record = (id: string, changes: Partial<NewRecord> = {}): NewRecord => ({
  id,
  state: 'new',
  due: 0,
  expires: null,
  value: `value of ${id}`,
  ...changes,
});
const ids = (records: { id: string }[]) => records.map(({ id }) => id);

/** The behavior that every store has. @param open an empty store */
export function describeStore(name: string, open: () => Promise<OpenedStore>) {
  describe(name, () => {
    it('stores a record once, and reads it in every process', async () => {
      const { one, two } = await open();
      expect(await one.read('mail', 'a')).toBeNull();
      const value = 'ä "quoted" \u0000 \u2028 '.repeat(1_000);
      expect(await one.put('mail', record('a', { value, due: 7 }))).toBe('stored');
      expect(await two.put('mail', record('a'))).toBe('exists');
      expect(await two.read('mail', 'a')).toEqual({ ...record('a', { value, due: 7 }), revision: 0 });
      expect(await two.read('bookings', 'a')).toBeNull();
    });

    it('of many who put one record at once, one succeeds', async () => {
      const { one, two } = await open();
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, n) => (n % 2 ? one : two).put('mail', record('a', { value: String(n) }))),
      );
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    });

    it('of many who take one name at once, one succeeds, and nothing is left of the others', async () => {
      const { one, two } = await open();
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          (n % 2 ? one : two).put('bookings', record(`a${n}`), [`own${n}`, 'shared']),
        ),
      );
      expect(outcomes.toSorted()).toEqual(['stored', ...Array(39).fill('taken')]);
      expect(await one.list('bookings', 'new')).toHaveLength(1);
      const loser = outcomes.indexOf('taken');
      expect(await one.put('bookings', record('b'), [`own${loser}`])).toBe('stored');
    });

    it('updates what was read, unless another process has changed it', async () => {
      const { one, two } = await open();
      await one.put('bookings', record('a'), ['nine']);
      const read = (await two.read('bookings', 'a'))!;
      expect(await one.update('bookings', { ...read, state: 'moved', value: 'b' }, ['ten'])).toBe('stored');
      expect(await two.update('bookings', { ...read, value: 'c' }, ['eleven'])).toBe('conflict');
      expect(await two.read('bookings', 'a')).toMatchObject({ state: 'moved', value: 'b', revision: 1 });
      expect(await two.update('bookings', { ...read, id: 'gone' })).toBe('conflict');
      expect(await two.put('bookings', record('b'), ['nine'])).toBe('stored');
      expect(await two.put('bookings', record('c'), ['ten'])).toBe('taken');
    });

    it('keeps record and names when an update wants a name that is taken', async () => {
      const { one } = await open();
      await one.put('bookings', record('a'), ['nine', 'ten']);
      await one.put('bookings', record('b'), ['eleven']);
      const read = (await one.read('bookings', 'a'))!;
      expect(await one.update('bookings', { ...read, value: 'x' }, ['ten', 'eleven'])).toBe('taken');
      expect(await one.read('bookings', 'a')).toEqual(read);
      expect(await one.put('bookings', record('c'), ['nine'])).toBe('taken');
      expect(await one.update('bookings', { ...read, value: 'x' }, ['ten', 'noon'])).toBe('stored');
    });

    it('counts what many add at once', async () => {
      const { one, two } = await open();
      const add = (store: Store) =>
        changeStored(store, 'counts', 'day', (stored) => ({
          record: record('day', { value: String(Number(stored?.value ?? 0) + 1) }),
        }));
      const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => add(n % 2 ? one : two)));
      expect(outcomes).toEqual(Array(6).fill('stored'));
      expect((await one.read('counts', 'day'))!.value).toBe('6');
    });

    it('is claimed by one process, the first due first, and again when the lease has ended', async () => {
      const { one, two, clock } = await open();
      await one.put('mail', record('later', { due: clock.now + 5_000 }));
      await one.put('mail', record('second', { due: clock.now - 1 }));
      await one.put('mail', record('first', { due: clock.now - 2 }));
      await one.put('mail', record('other', { state: 'sent', due: 0 }));
      const claim = (store: Store) => store.claim('mail', 'new', 'sending', 60_000);
      expect(await claim(two)).toMatchObject({ id: 'first', state: 'sending', due: clock.now + 60_000, revision: 1 });
      expect(await claim(one)).toMatchObject({ id: 'second' });
      expect(await claim(two)).toBeNull();
      expect(ids(await one.list('mail', 'sending'))).toEqual(['first', 'second']);
      clock.now += 5_000;
      expect(await claim(one)).toMatchObject({ id: 'later' });
      clock.now += 55_000;
      expect(await claim(one)).toMatchObject({ id: 'first', revision: 2 });
      const first = (await one.read('mail', 'first'))!;
      expect(await one.update('mail', { ...first, state: 'sent' })).toBe('stored');
      expect(ids(await two.list('mail', 'sent'))).toEqual(['other', 'first']);
    });

    it('is claimed although a clock that was wrong has made it due in a year', async () => {
      const { one, two, clock } = await open();
      clock.now += 400 * 86_400_000;
      await one.put('mail', record('a', { due: clock.now + 5_000 }));
      await one.put('mail', record('b'));
      expect(await one.claim('mail', 'new', 'sending', 60_000)).toMatchObject({ id: 'b' });
      clock.now -= 400 * 86_400_000;
      const claimed = [
        await two.claim('mail', 'new', 'sending', 60_000),
        await one.claim('mail', 'new', 'sending', 60_000),
      ];
      expect(claimed.map((found) => found?.id).toSorted()).toEqual(['a', 'b']);
      expect(claimed.map((found) => found?.due)).toEqual([clock.now + 60_000, clock.now + 60_000]);
      expect(await two.claim('mail', 'new', 'sending', 60_000)).toBeNull();
    });

    it('of many who claim at once, each gets another record', async () => {
      const { one, two } = await open();
      for (let number = 0; number < 10; number++) await one.put('mail', record(`m${number}`));
      const claims = Array.from({ length: 20 }, (_, n) => (n % 2 ? one : two).claim('mail', 'new', 'sending', 60_000));
      const claimed = (await Promise.all(claims)).filter((found) => found !== null);
      expect(new Set(ids(claimed)).size).toBe(10);
      expect(claimed).toHaveLength(10);
    });

    it('has no record any more that has expired, and frees its names', async () => {
      const { one, two, clock, pass } = await open();
      await one.put('bookings', record('a', { expires: clock.now + 60_000 }), ['nine']);
      await one.put('bookings', record('b', { expires: clock.now + 120_000 }));
      await pass(59_000);
      expect(ids(await two.list('bookings', 'new'))).toEqual(['a', 'b']);
      await pass(1_000);
      expect(ids(await two.list('bookings', 'new'))).toEqual(['b']);
      expect(await two.read('bookings', 'a')).toBeNull();
      expect(await two.put('bookings', record('c'), ['nine'])).toBe('stored');
      const kept = (await one.read('bookings', 'b'))!;
      expect(await one.update('bookings', { ...kept, expires: null })).toBe('stored');
      await pass(600_000);
      expect(await one.claim('bookings', 'none', 'none', 1)).toBeNull();
      expect(ids(await one.list('bookings', 'new'))).toEqual(['b', 'c']);
    });

    it.each([400, -400])('a clock that is %i days wrong for a moment deletes nothing', async (days) => {
      const { one, two, clock } = await open();
      const wrongMs = days * 86_400_000;
      const start = clock.now;
      await one.put('bookings', record('a', { expires: start + 90 * 86_400_000 }), ['nine']);
      await one.put('counts', record('kept', { expires: start + 90 * 86_400_000 }));
      clock.now += wrongMs;
      expect(await two.put('mail', record('sent', { state: 'sent', expires: clock.now + 30 * 86_400_000 }))).toBe(
        'stored',
      );
      const booking = await two.read('bookings', 'a');
      if (booking) await two.update('bookings', { ...booking, state: 'moved' }, ['ten']);
      for (const collection of ['bookings', 'counts'] as const)
        expect(await one.put(collection, record('other'))).toBe('stored');
      clock.now -= wrongMs;
      expect(await one.put('mail', record('later'))).toBe('stored');
      expect([await one.read('bookings', 'a'), await two.read('counts', 'kept')]).toMatchObject([
        { id: 'a' },
        { id: 'kept' },
      ]);
      expect(await one.put('bookings', record('b'), [booking ? 'ten' : 'nine'])).toBe('taken');
    });
  });
}
