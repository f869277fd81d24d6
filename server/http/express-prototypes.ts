import { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';

/**
 * Message classes for node:http that have Express's prototypes from the start. Otherwise Express changes the prototype of
 * each request and response, after which V8 sees objects of two shapes and every response is slower, also those that
 * never reach Express (measured: 0.73 of bare node:http against 0.85).
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
