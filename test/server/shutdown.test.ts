import { once } from 'node:events';
import http from 'node:http';
import { connect, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
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

/** One request on a connection of `agent`; resolves with the status at the end of the response. */
function send(url: string, agent: http.Agent, body?: object) {
  const request = http.request(url, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
  });
  request.end(body && JSON.stringify(body));
  const result = once(request, 'response').then(async ([response]: http.IncomingMessage[]) => {
    response!.resume();
    await once(response!, 'end');
    return { status: response!.statusCode, connection: response!.headers.connection };
  });
  result.catch(() => undefined);
  return result;
}

describe('SIGTERM', () => {
  it('ends an idle process at once, also with keep-alive connections', async () => {
    const site = await untilReady(await startProcess());
    const agent = new http.Agent({ keepAlive: true });
    await send(`${site.url}/about-us`, agent);
    const started = performance.now();
    site.process.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
    agent.destroy();
  });

  it('ends a process at once to which a browser has connected in advance, without a request', async () => {
    const site = await untilReady(await startProcess());
    const socket = connect(site.port, '127.0.0.1');
    await once(socket, 'connect');
    // Answered on another connection: the server has accepted the one before it.
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const started = performance.now();
    site.process.kill('SIGTERM');
    expect(await site.ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('finishes a message that is being mailed, then closes its keep-alive connection and exits', async () => {
    const { promise: acceptWhen, resolve: accept } = Promise.withResolvers<void>();
    const mail = await startSmtpStub({ acceptWhen });
    closing.push(mail.close);
    const site = await untilReady(await startProcess({ SMTP_URL: mail.url, MAIL_FROM: 'web@firm.example' }));
    const agent = new http.Agent({ keepAlive: true });
    const sent = send(`${site.url}/api/contact`, agent, message);
    await expect.poll(() => mail.state.sessions).toBe(1);
    const started = performance.now();
    site.process.kill('SIGTERM');
    await expect.poll(() => site.output()).toContain('stopping');
    await expect(fetch(`${site.url}/healthz`)).rejects.toThrow();
    accept();
    expect((await sent).status).toBe(200);
    expect(await site.ended).toBe(0);
    expect(site.output()).toContain('"msg":"stopped"');
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(mail.mails).toHaveLength(1);
    agent.destroy();
  });

  it('finishes a page that waits for Ghost', async () => {
    const ghost = await startGhostStub();
    closing.push(ghost.close);
    ghost.fail({ kind: 'hold' });
    const site = await untilReady(await startProcess(ghost.env));
    const page = fetch(`${site.url}/blog/post-3`);
    await expect.poll(() => ghost.count('post-3')).toBeGreaterThan(0);
    site.process.kill('SIGTERM');
    await expect.poll(() => site.output()).toContain('stopping');
    ghost.clearFaults();
    const response = await page;
    expect([response.status, (await response.text()).includes('This is the body of post number 3.')]).toEqual([
      200,
      true,
    ]);
    expect(await site.ended).toBe(0);
  });

  it('may be sent twice; /readyz is 503 on a connection that is still open', async () => {
    const { promise: acceptWhen, resolve: accept } = Promise.withResolvers<void>();
    const mail = await startSmtpStub({ acceptWhen });
    closing.push(mail.close);
    const site = await untilReady(await startProcess({ SMTP_URL: mail.url, MAIL_FROM: 'web@firm.example' }));
    const socket = connect(site.port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += data)).on('error', () => undefined);
    const body = JSON.stringify(message);
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => mail.state.sessions).toBe(1);
    site.process.kill('SIGTERM');
    site.process.kill('SIGTERM');
    await expect.poll(() => site.output()).toContain('stopping');
    await new Promise((resolve) => socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n', resolve));
    accept();
    expect(await site.ended).toBe(0);
    expect(text).toContain('{"success":true}');
    expect(text).toMatch(/HTTP\/1\.1 503 [\s\S]*\{"ready":false\}$/);
  });
});

describe('a start that cannot succeed', () => {
  it('on an invalid variable prints one line and exits with 1', async () => {
    const site = await startProcess({ CONTACT_LIMIT: 'many' });
    expect(await site.ended).toBe(1);
    expect(site.output().trim()).toBe('CONTACT_LIMIT: got "many", wants a whole number from 1 to 10000');
  });

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
