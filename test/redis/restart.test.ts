import { afterEach, expect, it } from 'vitest';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endAll();
  for (const close of closing.splice(0)) await close();
});

/** The news of a process that starts while Ghost is down, after another process has served them. */
async function newsAfterRestart(env: Record<string, string>) {
  const ghost = await startGhostStub({ posts: 12 });
  closing.push(ghost.close);
  const first = await untilReady(await startProcess({ ...ghost.env, ...env }));
  expect((await fetch(`${first.url}/blog/post-3`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${first.url}/api/data/posts?page=1`)).status).toBe(200);
  first.process.kill('SIGTERM');
  await first.ended;
  ghost.fail({ kind: 'drop' });
  const second = await untilReady(await startProcess({ ...ghost.env, ...env }));
  const response = await fetch(`${second.url}/blog/post-3`);
  return { status: response.status, html: await response.text() };
}

it('a process that starts while Ghost is down serves the news that Redis holds', async () => {
  const env = { REDIS_URL: process.env['REDIS_TEST_URL']!, REDIS_PREFIX: `test-${crypto.randomUUID().slice(0, 8)}` };
  const { status, html } = await newsAfterRestart(env);
  expect([status, html.includes('Post number 3')]).toEqual([200, true]);
});
