import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { runSmoke, runSmokeOn } from '#server/cli/smoke.ts';
import { smokeChecks } from '#server/cli/smoke-checks.ts';
import { startTestSite } from '../site.ts';

async function smoke(url?: string) {
  const lines: string[] = [];
  return { code: await runSmoke(url, (line) => lines.push(line), 60_000), lines };
}

it('passes with at least 40 checks on the hosts of all three brands, and leaves no message behind', async () => {
  // Addresses of this machine, because not every system resolves names below localhost.
  const hosts = { dresdentax: '127.0.0.1', brownco: '127.0.0.2', payroll: '127.0.0.3' };
  const env = Object.fromEntries(Object.entries(hosts).map(([id, host]) => [`BRAND_${id.toUpperCase()}_DOMAIN`, host]));
  const brands = await startTestSite({ env });
  await new Promise<void>((resolve) => brands.server.listen(0, resolve));
  const { port } = brands.server.address() as AddressInfo;
  try {
    const lines: string[] = [];
    const origins = Object.values(hosts).map((host) => `http://${host}:${port}`);
    const code = await runSmokeOn(origins, (line) => lines.push(line), 60_000);
    const passed = expect.stringMatching(/^(\d+) of \1 checks passed/);
    expect(lines).toEqual(origins.flatMap((one) => [`${one}:`, passed]));
    expect([code, Object.keys(smokeChecks).length >= 40]).toEqual([0, true]);
    expect(brands.log.filter(({ msg }) => /message|booking/.test(String(msg)))).toEqual([]);
    for (const [id, host] of Object.entries(hosts))
      expect(await (await fetch(`http://${host}:${port}/about-us`)).text()).toContain(`data-brand="${id}"`);
  } finally {
    await brands.close();
  }
});

it('names every check that fails, and exits with 1', async () => {
  const { code, lines } = await smoke('http://127.0.0.1:1');
  expect(code).toBe(1);
  expect(lines.length).toBeGreaterThan(40);
  expect(lines).toContainEqual(expect.stringMatching(/^FAILED {3}home: /));
  expect(lines.at(-1)).toMatch(/^\d+ of \d+ checks passed in /);
});

it.each([undefined, 'www.example.com', 'file:///etc'])('needs a URL: %s', async (url) => {
  expect(await smoke(url)).toEqual({ code: 2, lines: ['usage: npm run smoke -- https://www.example.com'] });
});
