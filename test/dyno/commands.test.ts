import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpStub, startSmtpStub } from '../smtp-stub.ts';
import { buttonEnv, type Env, processLine, runOnce, startSite, stopSites } from './dyno.ts';

let smtp: SmtpStub;
let mailed: Env;
beforeAll(async () => {
  smtp = await startSmtpStub();
  mailed = { ...buttonEnv(), SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example' };
});
afterAll(async () => {
  await stopSites();
  await smtp.close();
});

it.each([
  ['doctor', /LOSES|MISSING/],
  ['preview', /^Draft previews are not set up/],
  ['outbox -- list', /REDIS_URL/],
  ['report', /REDIS_URL/],
])('npm run %s builds nothing, and says what is missing', async (command, said) => {
  const { code, output, printed } = await runOnce(`npm run ${command}`);
  expect([code, output]).toEqual([1, expect.not.stringMatching(/esbuild|built in|Error:/)]);
  expect(printed[0]).toMatch(said);
});

it('npm start starts it, too', async () => {
  expect((await runOnce('npm start', { ...buttonEnv(), WARM_UP: 'false' }, /cache warmed/)).output).toContain(
    '"stopped"',
  );
});

const release = 'npm run doctor -- --release';

it('the release check passes where messages are mailed, and fails within ten seconds where the service would break', async () => {
  const timed = async (command: string, changed: Env) => {
    const started = performance.now();
    const { code, printed } = await runOnce(command, { ...mailed, ...changed });
    expect(performance.now() - started).toBeLessThan(10_000);
    return [code, printed[0]];
  };
  expect(await timed(processLine('release'), {})).toEqual([0, 'release check: passed']);
  const nowhere = { SMTP_URL: 'smtp://127.0.0.1:1' };
  expect(await timed(processLine('release'), nowhere)).toEqual([
    1,
    expect.stringContaining('(SMTP_URL) does not respond'),
  ]);
  expect(await timed(release, { SMTP_URL: '' })).toEqual([1, expect.stringContaining('LOSES')]);
  const phone = { BRAND_DRESDENTAX_PHONE: 'call us' };
  expect(await timed(release, phone)).toEqual([1, expect.stringContaining('BRAND_DRESDENTAX_PHONE')]);
});

it('a bad telephone number stops no site that runs', async () => {
  const site = await startSite({ ...buttonEnv(), BRAND_DRESDENTAX_PHONE: 'call us', WARM_UP: 'false' });
  expect((await fetch(`${site.url}/contact`)).status).toBe(200);
  expect(site.lines().filter(({ level }) => level >= 50)).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('BRAND_DRESDENTAX_PHONE') }),
  );
});
