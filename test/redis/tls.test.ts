import { createServer, type Server } from 'node:net';
import tls from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { dedicatedConnection, type SiteRedis, whenReady } from '#server/redis.ts';
import { memoryLog } from '../ghost/memory-log.ts';
import { runDoctor } from '../server/cli/doctor-run.ts';
import { endAll, startProcess, untilReady } from '../server/own-process.ts';
import { bookCall, freeTimes } from '../visitor.ts';
import { type Certificate, makeCertificate } from './certificates.ts';
import { connect } from './connect.ts';
import { startOwnRedis } from './own-redis.ts';

const accept = { REDIS_TLS: 'accept-self-signed' };
const selfSigned = makeCertificate();
const authority = makeCertificate();
const signed = makeCertificate({ authority });
const [leaf] = signed.cert.split(/(?<=-----END CERTIFICATE-----\n)/);

async function start(certificate?: Certificate, options: string[] = []): Promise<string> {
  const redis = await startOwnRedis({ ...(certificate && { certificate }), options });
  onTestFinished(redis.stop);
  return redis.url;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

/** `ready`, or why not, as the log says it, too. */
async function outcome(url: string, variables: Record<string, string> = {}): Promise<string> {
  const { log, lines } = memoryLog();
  const redis = connect(url, 'test', variables, log);
  onTestFinished(() => redis.connection.disconnect());
  const result = await whenReady(redis, 10_000).then(
    () => 'ready',
    (error: Error) => error.message,
  );
  if (result !== 'ready')
    await expect.poll(() => lines.map(({ level, error }) => [level, error])).toContainEqual([50, result]);
  return result;
}

const dedicated = (redis: SiteRedis) => dedicatedConnection(redis, () => undefined);

it('a certificate that no authority has signed is refused, with the variable that helps, in the log and by the doctor', async () => {
  const url = await start(selfSigned);
  const advice =
    "Redis's certificate is self-signed: set REDIS_TLS=accept-self-signed (Heroku), or REDIS_CA to its authority";
  expect(await outcome(url)).toBe(advice);
  const { wrong } = await runDoctor({ REDIS_URL: url });
  expect(wrong.filter((line) => line.includes(`Redis does not respond: ${advice}`))).toHaveLength(1);
  const accepted = await runDoctor({ REDIS_URL: url, ...accept });
  expect(accepted.output).toContain('Redis responds');
});

it.each([
  ['a chain to an authority of its own', signed, {}, 'is self-signed: set REDIS_TLS=accept-self-signed'],
  ['no chain', { ...signed, cert: leaf! }, {}, 'has an unknown authority: set REDIS_CA'],
  ['another authority than REDIS_CA', signed, { REDIS_CA: selfSigned.cert }, 'is self-signed'],
  [
    'another host name',
    makeCertificate({ names: 'DNS:redis.example', authority }),
    { REDIS_CA: authority.cert },
    'is for another host: correct REDIS_URL',
  ],
  ['a date that is past', makeCertificate({ authority, days: -1 }), { REDIS_CA: authority.cert }, 'has expired: renew'],
])(
  'a certificate with %s is named as such, and taken by accept-self-signed',
  async (_what, certificate, variables, problem) => {
    const url = await start(certificate);
    expect(await outcome(url, variables)).toContain(`Redis's certificate ${problem}`);
    expect(await outcome(url, accept)).toBe('ready');
  },
);

it.each([
  ['its own certificate', selfSigned, selfSigned.cert],
  ['the authority that signed it', signed, authority.cert],
  ['line breaks written as \\n', { ...signed, cert: leaf! }, authority.cert.replaceAll('\n', '\\n')],
])('REDIS_CA with %s connects, for commands and for invalidation events', async (_what, certificate, ca) => {
  const redis = connect(await start(certificate), 'test', { REDIS_CA: ca });
  const subscriber = dedicated(redis);
  onTestFinished(() => {
    redis.connection.disconnect();
    subscriber.disconnect();
  });
  await whenReady(redis, 10_000);
  expect(await redis.connection.ping()).toBe('PONG');
  expect(await subscriber.subscribe('channel')).toBe(1);
});

it.each([
  ['TLS 1.3 alone', ['--tls-protocols', 'TLSv1.3'], ''],
  ['TLS 1.2 alone', ['--tls-protocols', 'TLSv1.2'], ''],
  ['a password without a user name', ['--requirepass', 'pa55word'], ':pa55word@'],
  ['a user name and password', ['--requirepass', 'pa55word'], 'default:pa55word@'],
])('a Redis with %s is used', async (_what, options, user) => {
  expect(await outcome((await start(selfSigned, options)).replace('://', `://${user}`), accept)).toBe('ready');
});

it('a scheme in capitals is TLS, too', async () => {
  expect(await outcome((await start(selfSigned)).replace('rediss', 'REDISS'), accept)).toBe('ready');
});

it('the host name is sent to the server, which may choose its certificate by it', async () => {
  const asked: string[] = [];
  const { cert, key } = selfSigned;
  const server = tls.createServer({ cert, key, SNICallback: (name, done) => done(null, void asked.push(name)) });
  const port = await listen(server);
  for (const host of ['localhost', '127.0.0.1']) {
    const redis = connect(`rediss://${host}:${port}`, 'test', accept);
    onTestFinished(() => redis.connection.disconnect());
    await new Promise((resolve) => redis.connection.once('connect', resolve));
  }
  expect(asked).toEqual(['localhost']);
});

it('the wrong scheme is named within the time-out: TLS where there is none, and none where there is', async () => {
  const url = await start();
  expect(await outcome(url.replace('redis:', 'rediss:'))).toMatch(/^no TLS there .* begins with redis:\/\/$/);
  const secure = await start(selfSigned);
  expect(await outcome(secure.replace('rediss:', 'redis:'))).toMatch(
    /: if it wants TLS, REDIS_URL begins with rediss:/,
  );
});

it('a server that accepts connections and says nothing is named within the time-out', async () => {
  const port = await listen(createServer(() => undefined));
  expect(await outcome(`redis://127.0.0.1:${port}`)).toMatch(/didn't receive any/);
  expect(await outcome(`rediss://127.0.0.1:${port}`)).toContain('no TLS there');
});

it('a process on a Redis with a certificate of its own books meetings, and without REDIS_TLS says what helps', async () => {
  onTestFinished(endAll);
  const REDIS_URL = await start(selfSigned);
  const site = await untilReady(await startProcess({ REDIS_URL, ...accept }));
  expect((await bookCall(site.url, (await freeTimes(site.url))[0]!)).status).toBe(201);
  expect(site.output()).not.toContain('Redis connection error');
  const strict = await startProcess({ REDIS_URL });
  await expect
    .poll(strict.output, { timeout: 20_000 })
    .toMatch(/"level":50,.*self-signed: set REDIS_TLS=.*"msg":"Redis connection error"/);
});
