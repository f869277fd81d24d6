import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { runSmoke } from '#server/cli/smoke.ts';
import { startTestSite } from '../site.ts';

async function smoke(...urls: string[]) {
  const lines: string[] = [];
  return { code: await runSmoke(urls, (line) => lines.push(line), 120_000), lines };
}

it('passes on a site, and leaves no message behind', async () => {
  const site = await startTestSite();
  await new Promise<void>((resolve) => site.server.listen(0, resolve));
  const origin = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  expect(await smoke(origin, origin)).toEqual({ code: 0, lines: [`ok       ${origin}`, `ok       ${origin}`] });
  expect(site.log.filter(({ msg }) => /message|booking/.test(String(msg)))).toEqual([]);
}, 300_000);

it('names what fails, and exits with 1', async () => {
  const { code, lines } = await smoke('http://127.0.0.1:1');
  expect(code).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^FAILED {3}http:\/\/127\.0\.0\.1:1: /));
});

it.each([[], ['www.example.com'], ['file:///etc']])('needs a URL: %s', async (...urls) => {
  expect(await smoke(...urls)).toEqual({ code: 2, lines: ['usage: npm run smoke -- https://www.example.com'] });
});
