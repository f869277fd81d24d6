import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startSmtpStub } from '#test/smtp-stub.ts';
import { endAll, startProcess, untilReady } from '../own-process.ts';

const sockets: Socket[] = [];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await endAll();
  for (const close of closing.splice(0)) await close();
});

it('a process without a free file descriptor goes on, and answers when it gets one back', async () => {
  const smtp = await startSmtpStub();
  closing.push(smtp.close);
  const site = await untilReady(
    await startProcess(
      { SMTP_URL: smtp.url, MAIL_FROM: 'web@firm.example', CONTACT_RECEIPT: 'false' },
      { openFiles: 64 },
    ),
  );
  // Held by a client that was there before; the others have used up the rest.
  const own = connect(site.port, '127.0.0.1');
  let text = '';
  own.setEncoding('utf8').on('data', (data) => (text += data));
  own.on('error', () => undefined);
  sockets.push(own);
  await once(own, 'connect');
  own.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => text).toContain('{"ok":true}');
  for (let number = 0; number < 100; number++) {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
  }
  await expect.poll(() => sockets.filter(({ connecting }) => connecting).length).toBe(0);
  text = '';
  const body = JSON.stringify({ formData: { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' } });
  const head = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  own.write(`POST /api/contact HTTP/1.1\r\n${head}\r\n\r\n${body}`);
  await expect.poll(() => text, { timeout: 20_000 }).toMatch(/"success":(?:true|false)/);
  expect(site.process.exitCode).toBeNull();
  for (const socket of sockets.splice(1)) socket.destroy();
  const page = async () => (await fetch(`${site.url}/about-us`).catch(() => null))?.status;
  await expect.poll(page).toBe(200);
  const again = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(again.status).toBe(200);
  // Once, whether the first attempt was answered with 200 or with 502.
  await smtp.until(1);
  expect(smtp.mails).toHaveLength(1);
});
