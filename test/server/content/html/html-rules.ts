import { type HTMLElement, parse } from 'node-html-parser';
import { imageRules } from '#server/content/html/images.ts';
import type { HtmlRules } from '#server/content/html/post-html.ts';
import { recordedHost } from '#test/ghost/stub-posts.ts';

/** The rules of a site at www.example.com with the recorded Ghost. */
export const htmlRules: HtmlRules = {
  ...imageRules({
    ghostUrl: recordedHost,
    siteHosts: ['www.example.com'],
    assetHost: 'cdn.example.com',
    featureImageHosts: ['photos.example.org'],
  }),
  siteHosts: new Set(['www.example.com']),
};

/** Parses HTML, with the text of scripts and styles. */
export function tree(html: string): HTMLElement {
  return parse(html, { comment: true, blockTextElements: { script: true, style: true, noscript: true } });
}
