import express from 'express';
import request from 'supertest';
import { afterEach, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../site.ts';

let site: TestSite;
afterEach(() => site.close());

test("requests and responses keep the prototypes they are made with, which are Express's", async () => {
  site = await startTestSite();
  const { IncomingMessage, ServerResponse } = site.classes;
  const before: unknown[] = [];
  const after: unknown[] = [];
  site.server.prependListener('request', (incoming, response) => {
    before.push(Object.getPrototypeOf(incoming), Object.getPrototypeOf(response));
    response.once('finish', () => after.push(Object.getPrototypeOf(incoming), Object.getPrototypeOf(response)));
  });
  await request(site.server).get('/healthz').expect(200);
  expect(before[0]).toBe(IncomingMessage.prototype);
  expect(before[1]).toBe(ServerResponse.prototype);
  expect(after).toEqual(before);
  expect(Object.getPrototypeOf(IncomingMessage.prototype)).toBe(express.request);
  expect(Object.getPrototypeOf(ServerResponse.prototype)).toBe(express.response);
});
