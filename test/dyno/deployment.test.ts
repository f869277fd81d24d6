import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buttonEnv, platform, startSite, stopSites } from './dyno.ts';
import { buildNextSlug } from './slug.ts';

afterAll(stopSites);

it('the files of a page that was sent before a deployment are there after it', { timeout: 240_000 }, async () => {
  const site = await startSite({ ...buttonEnv(), WARM_UP: 'false' });
  const filesOf = async (page: string) =>
    (await (await fetch(site.url + page)).text()).match(/\/assets\/[\w./-]+\.(?:css|js|json)\b/g)!;
  const ofHome = await filesOf('/');
  const named = new Set([...ofHome, ...(await filesOf('/contact'))]);
  const changed = buildNextSlug(platform, (sources) => {
    const file = path.join(sources, 'views/styles/pages/home.css');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/$/, '\n:root { --changed: 1px; }'));
  });
  try {
    await site.restart({ slug: changed });
    expect(await filesOf('/')).not.toEqual(ofHome);
    const statuses = await Promise.all([...named].map(async (file) => (await fetch(site.url + file)).status));
    expect([named.size > 5, new Set(statuses)]).toEqual([true, new Set([200])]);
  } finally {
    await site.stop();
    rmSync(changed, { recursive: true });
  }
});
