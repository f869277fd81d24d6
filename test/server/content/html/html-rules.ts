import { type HTMLElement, parse } from 'node-html-parser';
import { htmlRules as rulesOf } from '#server/content/html/images.ts';
import { brands } from '#shared/brands/index.ts';
import { recordedHost } from '#test/ghost/stub-posts.ts';

/** The rules of a site at www.example.com with the recorded Ghost. */
export const htmlRules = rulesOf(
  recordedHost,
  { CDN_URL: 'https://cdn.example.com', FEATURE_IMAGE_HOSTS: ['photos.example.org'] },
  { ...brands, dresdentax: { ...brands.dresdentax, domains: ['www.example.com'] } },
);

/** Parses HTML, with the text of scripts and styles. */
export function tree(html: string): HTMLElement {
  return parse(html, { comment: true, blockTextElements: { script: true, style: true, noscript: true } });
}
