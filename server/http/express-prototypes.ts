import { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

/**
 * Classes for node:http that are Express' own already. Express gives each request and response another prototype; after
 * that node's code meets objects of two kinds, and every later answer, also those that never see Express, is slower
 * (measured: 0.73 of bare node:http against 0.85). An object that has the prototype from the start is left as it is.
 */
export function expressPrototypes(app: Express) {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  adopt(app, 'request', AppRequest.prototype);
  adopt(app, 'response', AppResponse.prototype);
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

function adopt(app: Express, name: 'request' | 'response', prototype: object) {
  Object.setPrototypeOf(prototype, express[name]);
  Object.assign(app, { [name]: Object.assign(prototype, { app }) });
}
