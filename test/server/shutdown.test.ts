import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { shutdownTimeoutMs } from '#shared/limits.ts';
import { freePort } from '../free-port.ts';
import { startGhostStub } from '../ghost/ghost-stub.ts';
import { startSmtpStub } from '../smtp-stub.ts';
import { endAll, startProcess, untilReady } from './own-process.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endAll();
  for (const close of closing.splice(0)) await close();
});

const message = { formData: { name: 'Pat Doe', email: 'pat@example.com', message: 'Hello there' } };

describe('SIGTERM', () => {
  it('ends an idle process at once, with keep-alive connections, one that a browser has opened in advance, and a log that nobody reads', async () => {
    const site = await untilReady(await startProcess());
    const socket = connect(site.port, '127.0.0.1');
    await once(socket, 'connect');
    // Answered on another connection, which stays open: the server has accepted the one before it.
    expect(await (await fetch(`${site.url}/about-us`)).text()).toContain('</html>');
    site.process.stdout!.destroy();
    const started = performance.now();
    site.process.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(shutdownTimeoutMs);
  });

  it('sent once or twice finishes a message that is being mailed and a page that waits for Ghost, and accepts no connection; /readyz is 503 on one that is open', async () => {
    const { promise: acceptWhen, resolve: accept } = Promise.withResolvers<void>();
    const [ghost, mail] = [await startGhostStub(), await startSmtpStub({ acceptWhen })];
    closing.push(ghost.close, mail.close);
    ghost.fail({ kind: 'hold' });
    const env = { ...ghost.env, SMTP_URL: mail.url, MAIL_FROM: 'web@firm.example', CONTACT_RECEIPT: 'false' };
    const site = await untilReady(await startProcess(env));
    const page = fetch(`${site.url}/blog/post-3`);
    const socket = connect(site.port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += data)).on('error', () => undefined);
    const body = JSON.stringify(message);
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => [mail.state.sessions > 0, ghost.count('post-3') > 0]).toEqual([true, true]);
    const started = performance.now();
    site.process.kill('SIGTERM');
    site.process.kill('SIGTERM');
    await expect.poll(() => site.output()).toContain('stopping');
    await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
    await new Promise((resolve) => socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n', resolve));
    ghost.clearFaults();
    accept();
    const response = await page;
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('This is the body of post number 3.'),
    ]);
    expect(await site.ended).toBe(0);
    expect(site.output()).toContain('"msg":"stopped"');
    expect(performance.now() - started).toBeLessThan(shutdownTimeoutMs);
    expect(mail.mails).toHaveLength(1);
    expect(text).toContain('{"success":true}');
    expect(text).toMatch(/HTTP\/1\.1 503 [\s\S]*\{"ready":false,"reason":"stopping"\}$/);
  });
});

describe('a start that cannot succeed', () => {
  it('on a port in use prints one line and exits with 1', async () => {
    const port = await freePort();
    const holder = createServer().listen(port);
    await once(holder, 'listening');
    const site = await startProcess({ PORT: String(port), LOG_LEVEL: 'silent' });
    expect(await site.ended).toBe(1);
    expect(site.output().trim()).toBe(`PORT: cannot listen on ${port}: something else is listening there`);
    await new Promise((resolve) => holder.close(resolve));
  });
});
