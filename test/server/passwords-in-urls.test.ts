import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { fetchCalendar, fetchCollection } from '#server/booking/calendar/fetch-calendar.ts';
import { parseEnv } from '#server/env.ts';
import { createMailer } from '#server/mail/transport.ts';
import { connectRedis } from '#server/redis.ts';
import { listen } from '#test/local-server.ts';

/** The passwords that a calendar, a CalDAV server, a mail server and a Redis get for one that is written so in their URLs. */
async function passwordsFor(written: string) {
  const basic: string[] = [];
  const http = await listen(
    createHttpServer(({ headers }, response) => {
      basic.push(Buffer.from(headers.authorization!.slice('Basic '.length), 'base64').toString().slice('me:'.length));
      response.writeHead(500).end();
    }),
  );
  const smtp: unknown[] = [];
  const mailServer = new SMTPServer({
    ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, disableReverseLookup: true, closeTimeout: 50 },
    onAuth({ password }, _session, done) {
      smtp.push(password);
      done(null, { user: 'me' });
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  onTestFinished(() => new Promise<void>((resolve) => mailServer.close(() => resolve())));
  const received = Promise.withResolvers<string>();
  const redisPort = await listen(
    createServer((socket) =>
      socket
        .on('error', () => undefined)
        .on('data', (data) => {
          const [, length, rest] = /AUTH\r\n\$2\r\nme\r\n\$(\d+)\r\n(.*)/is.exec(data.toString()) ?? [];
          if (rest) received.resolve(Buffer.from(rest).subarray(0, Number(length)).toString());
        }),
    ),
  );
  const at = (scheme: string, port: number) => `${scheme}://me:${written}@127.0.0.1:${port}`;
  const env = parseEnv({
    BRAND_PAYROLL_CALENDAR_URLS: `${at('http', http)}/basic.ics`,
    BRAND_PAYROLL_CALDAV_URL: `${at('http', http)}/meetings/`,
    SMTP_URL: at('smtp', await listen(mailServer.server)),
    REDIS_URL: at('redis', redisPort),
  });
  const { calendarUrls, caldavUrl } = env.brands.payroll;
  await fetchCalendar(calendarUrls![0]!, { start: 0, end: 1 }).catch(() => undefined);
  await fetchCollection(caldavUrl!, { start: 0, end: 1 }).catch(() => undefined);
  const mail = { id: 'a', envelope: { from: 'a@example.com', to: ['b@example.com'] } };
  await createMailer(env.SMTP_URL!).send(mail, Buffer.from('Subject: Hello\r\n\r\nHello\r\n'));
  const redis = connectRedis(env)!;
  onTestFinished(() => redis.connection.disconnect());
  return [...basic, ...smtp, await received.promise];
}

const asTyped = ['%', '50%off', '100%ä', '%E4', 'a+b', 'a:b', 'a@b', 'a&b=c;d', "a b'!*()"];
const encoded = [...asTyped, '%25', 'a%40b', 'a#b', 'a?b', 'a/b', 'a\\b'];
it.each([
  ...asTyped.map((password) => [password, password]),
  ...encoded.map((password) => [encodeURIComponent(password), password]),
  ['a%40b%', 'a@b%'],
])('%j in a URL is the password %j, for calendars, mail and Redis alike', async (written, password) => {
  expect(await passwordsFor(written!)).toEqual(Array(4).fill(password));
});
