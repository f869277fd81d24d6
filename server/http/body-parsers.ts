import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';

/** Parsers of JSON and form bodies in UTF-8, up to a size in bytes. */
export function createBodyParsers(maxBytes: number): RequestHandler[] {
  const options = { limit: maxBytes, inflate: false };
  return [
    nameUtf8,
    express.json({ ...options, type: isJson, verify: (_request, _response, body) => assertUtf8(isUtf8(body)) }),
    express.urlencoded({
      ...options,
      type: isForm,
      extended: false,
      parameterLimit: 100,
      verify: (_request, _response, body) => assertUtf8(isUrlEncodedUtf8(body)),
    }),
  ];
}

/** Many programs write `charset=utf8`, which the parsers do not know. */
const nameUtf8: RequestHandler = ({ headers }, _response, next) => {
  headers['content-type'] = headers['content-type']?.replace(/charset="?utf8"?/i, 'charset=utf-8');
  next();
};

function assertUtf8(valid: boolean) {
  if (!valid) throw Object.assign(new Error('not UTF-8'), { status: 400 });
}

function isUrlEncodedUtf8(body: Buffer) {
  try {
    decodeURIComponent(body.toString('latin1'));
    return isUtf8(body);
  } catch {
    return false;
  }
}

export function isJson(request: { headers: { 'content-type'?: string } }) {
  return typeOf(request) === 'application/json';
}

export function isForm(request: { headers: { 'content-type'?: string } }) {
  return typeOf(request) === 'application/x-www-form-urlencoded';
}

/** Forms that browsers can post, but that are not read here. */
export function isOtherForm(request: { headers: { 'content-type'?: string } }) {
  return ['multipart/form-data', 'text/plain'].includes(typeOf(request) ?? '');
}

function typeOf({ headers }: { headers: { 'content-type'?: string } }) {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
