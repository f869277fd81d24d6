import { afterEach, expect, it } from 'vitest';
import { createLogDestination } from '#server/log.ts';
import { endAll, startProcess, untilReady } from './own-process.ts';

afterEach(endAll);

/** A file that takes so many bytes of each write, or fails with a code. */
function startFile() {
  const state = { code: '', codes: [] as string[], takes: Infinity, text: '' };
  const destination = createLogDestination(1, (_fd, bytes, done) =>
    setImmediate(() => {
      const code = state.codes.shift() ?? state.code;
      if (code) return done(Object.assign(new Error(code), { code }), 0);
      const written = Math.min(bytes.length, state.takes);
      state.text += bytes.subarray(0, written).toString();
      done(null, written);
    }),
  );
  return { state, ...destination };
}

it.each(['ENOSPC', 'EPIPE', 'EIO'])(
  'lines that fail with %s are dropped, and the next line says how many',
  async (code) => {
    const { state, write, idle } = startFile();
    state.code = code;
    for (const line of ['1\n', '2\n', '3\n']) write(line);
    await idle();
    state.code = '';
    write('4\n');
    write('5\n');
    await idle();
    expect(state.text).toMatch(
      /^\{"level":40,"time":"[^"]+","msg":"3 lines of the log could not be written"\}\n4\n5\n$/,
    );
  },
);

it('a line that was cut off ends before the next one', async () => {
  const { state, write, idle } = startFile();
  Object.assign(state, { takes: 3, codes: ['', 'ENOSPC'] });
  write('abcdef\n');
  await idle();
  state.takes = Infinity;
  write('next\n');
  await idle();
  expect(state.text).toMatch(/^abc\n\{.*1 lines.*\}\nnext\n$/);
});

it('while a reader does not read, a megabyte waits and the rest is dropped', async () => {
  const { state, write, idle } = startFile();
  state.codes = ['EAGAIN', 'EAGAIN'];
  for (let number = 0; number < 3_000; number++) write(`${'x'.repeat(1_000)}\n`);
  await idle();
  expect(state.codes).toEqual([]);
  const lines = state.text.split('\n');
  expect([lines.length > 1_000, lines.length < 1_100]).toEqual([true, true]);
  expect(lines[1]).toMatch(/^\{.*"19\d\d lines of the log could not be written"\}$/);
});

it('a server whose log has no room serves on, and stops', async () => {
  const site = await untilReady(await startProcess({ LOG_LEVEL: 'info' }, { log: '/dev/full' }));
  for (let number = 0; number < 5; number++) expect((await fetch(`${site.url}/terms?${number}`)).status).toBe(200);
  site.process.kill('SIGTERM');
  expect(await site.ended).toBe(0);
});
