import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import type { ContentChange, ContentService } from '#server/content/content-service.ts';
import { createWebhookHandler } from '#server/content/webhook-handler.ts';
import { memoryLog } from '#test/ghost/memory-log.ts';
import { secret, signedCall, type WebhookCall } from './webhook-calls.ts';

const now = 1_800_000_000_000;

/** One app of the process, and the events it passed on. */
async function startApp() {
  const events: string[] = [];
  const content = { invalidate: ({ event }: ContentChange) => events.push(event) } as unknown as ContentService;
  const env = { GHOST_WEBHOOK_SECRET: secret };
  const handler = createWebhookHandler({
    env,
    content,
    log: memoryLog().log,
    now: () => now,
    warm: async () => {},
  });
  const server = express().post('/', handler).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { server, events };
}

const post = (server: Server, { headers, body }: WebhookCall) => request(server).post('/').set(headers).send(body);

it('accepts a call once in each app of a process', async () => {
  const call = signedCall('{"event":"site.changed"}', now);
  const [one, two] = [await startApp(), await startApp()];
  await post(one.server, call).expect(204);
  await post(two.server, call).expect(204);
  await post(one.server, call).expect(401);
  expect([one.events, two.events]).toEqual([['site.changed'], ['site.changed']]);
});

it('responds with 400 to a signed body that Ghost does not send', async () => {
  const { server, events } = await startApp();
  await post(server, signedCall('{"event":1}', now)).expect(400);
  expect(events).toEqual([]);
});

it('responds with 401 to a request without a body or a Content-Length', async () => {
  const { server, events } = await startApp();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const signature = `sha256=${'0'.repeat(64)}, t=${now}`;
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nX-Ghost-Signature: ${signature}\r\n\r\n`);
  const [response] = (await once(socket, 'data')) as [Buffer];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 401 /);
  expect(events).toEqual([]);
});
