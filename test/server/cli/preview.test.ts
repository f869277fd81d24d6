import request from 'supertest';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { runPreviewTool } from '#server/cli/preview.ts';
import { parseEnv } from '#server/env.ts';
import { type GhostStub, startGhostStub } from '#test/ghost/ghost-stub.ts';
import { makeDraft } from '#test/ghost/stub-posts.ts';
import { startTestSite } from '../site.ts';

let ghost: GhostStub;
beforeEach(async () => {
  ghost = await startGhostStub();
});
afterEach(() => ghost.close());

async function run(args: string[], env: Record<string, string> = ghost.previewEnv) {
  const printed: string[] = [];
  const code = await runPreviewTool(args, parseEnv(env), (text) => printed.push(text));
  const text = printed.join('\n');
  return { code, text, links: text.match(/http\S+\/preview\/\S+/g) ?? [] };
}

const hoursOf = (link: string) => (Number(new URL(link).searchParams.get('expires')) - Date.now() / 1_000) / 3_600;

it('lists unpublished posts, last changed first, each with a link that works for a day', async () => {
  ghost.drafts.push(
    makeDraft(2, { updated_at: '2026-11-18T15:00:00.000Z' }),
    makeDraft(1, { updated_at: '2026-11-19T20:30:00.000Z' }),
    makeDraft(3, {
      status: 'scheduled',
      updated_at: '2026-11-17T15:00:00.000Z',
      published_at: '2027-01-04T13:00:00.000Z',
    }),
    makeDraft(4, { status: 'published' }),
  );
  const { code, text, links } = await run([], {
    ...ghost.previewEnv,
    BRAND_DRESDENTAX_DOMAIN: 'www.firm.example',
    BRAND_PAYROLL_DOMAIN: 'www.pay.example',
  });
  expect(code).toBe(0);
  expect(text).toContain(
    'Draft number 1\n  Draft, last changed Thursday, November 19, 2026 at 3:30 PM EST\n  https://',
  );
  expect(text).toContain('Scheduled for Monday, January 4, 2027 at 8:00 AM EST');
  expect(text).not.toContain('Draft number 4');
  expect(links.map((link) => new URL(link).pathname)).toEqual(
    [1, 2, 3].map((number) => `/preview/${makeDraft(number).id}`),
  );
  for (const link of links) {
    expect(new URL(link).origin).toBe('https://www.firm.example');
    expect(hoursOf(link)).toBeCloseTo(24, 1);
  }
  const site = await startTestSite({ env: ghost.previewEnv });
  for (const link of links) {
    const { pathname, search } = new URL(link);
    expect((await request(site.server).get(pathname + search)).status).toBe(200);
  }
  await site.close();
});

it('prints the link of one draft by slug or id, valid for the given hours', async () => {
  ghost.drafts.push(makeDraft(1), makeDraft(2));
  const { id } = makeDraft(2);
  for (const [name, hours] of [
    ['draft-2', '168'],
    [id, '1'],
  ] as const) {
    const { code, links } = await run([name, hours]);
    expect([code, links.length, new URL(links[0]!).pathname]).toEqual([0, 1, `/preview/${id}`]);
    expect(hoursOf(links[0]!)).toBeCloseTo(Number(hours), 1);
  }
});

test.each([
  [["it's"]],
  [['draft-1', '0']],
  [['draft-1', '169']],
  [['draft-1', '1.5']],
  [['draft-1', '1', 'more']],
  [['--help']],
])('prints the usage for %j, without a request to Ghost', async (args) => {
  const { code, text } = await run(args);
  expect([code, text.includes('npm run preview -- SLUG HOURS')]).toEqual([2, true]);
  expect(ghost.calls).toEqual([]);
});

it('names the variables that are not set', async () => {
  expect(await run([], {})).toMatchObject({
    code: 1,
    text: 'Draft previews are not set up: GHOST_URL and GHOST_ADMIN_API_KEY and PREVIEW_SECRET not set.',
  });
  const { PREVIEW_SECRET: _, ...rest } = ghost.previewEnv;
  expect((await run([], rest)).text).toContain('PREVIEW_SECRET not set.');
});

it('reports that Ghost does not respond, and prints no secret', async () => {
  ghost.fail({ kind: 'status', status: 401 });
  const { code, text } = await run([]);
  expect([code, text]).toEqual([1, 'Ghost does not respond: status 401']);
});
