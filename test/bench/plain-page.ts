import { compressNow } from '#server/http/encoded-response.ts';
import { fetchPage, type StoredPage } from './servers.ts';

/**
 * A page as React renders it on the server when nothing hydrates it: ours, without scripts and what only they use, with one
 * stylesheet in place of several, and with plain pictures of one theme, those of the first screen not lazy.
 * @returns the page and its stylesheet
 */
export async function plainPage(port: number, path: string): Promise<StoredPage[]> {
  const text = async (url: string) => Buffer.from((await fetchPage(port, url, 'identity')).body, 'base64').toString();
  const sheets: string[] = [];
  const stylesheet = `/assets/plain${path.replaceAll(/[^a-z0-9]/g, '-')}.css`;
  const html = (await text(path))
    .replace(/<script(?![^>]*ld\+json).*?<\/script>|<template.*?<\/template>/gs, '')
    // What a picture is before a script loads it.
    .replace(/<img[^>]* data-src=[^>]*>(?=<noscript>)/g, '')
    .replace(/<noscript>(.*?)<\/noscript>/gs, (_, inner: string) => (inner.includes('<link') ? '' : inner))
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace(/<style[^>]*>(.*?)<\/style>/gs, (_, css: string) =>
      sheets.push(css) === 1 ? `<link rel="stylesheet" href="${stylesheet}">` : '',
    )
    .replace(/<img class="art-dark"[^>]*>/g, '')
    .replaceAll('loading="lazy" fetchPriority="high"', 'fetchPriority="high"');
  return [
    stored(path, 'text/html; charset=utf-8', html),
    stored(stylesheet, 'text/css; charset=utf-8', sheets.join('\n')),
  ];
}

function stored(path: string, type: string, text: string): StoredPage {
  const content = compressNow('br', Buffer.from(text));
  const head = ['Content-Type', type, 'Content-Encoding', 'br', 'Content-Length', String(content.length)];
  return { path, head, body: content.toString('base64') };
}
