import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { feedReaders, isFeedReader } from '#server/http/redirects.ts';
import * as limits from '#shared/limits.ts';

const vcl = readFileSync('.github/varnish/site.vcl', 'utf8');

it('the Varnish configuration knows the feed readers that the site redirects', () => {
  const pattern = new RegExp(/User-Agent ~ "\(\?i\)([^"]+)"/.exec(vcl)![1]!, 'i');
  expect(feedReaders.filter((name) => !pattern.test(name.toUpperCase()))).toEqual([]);
  for (const agent of ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Feedly/1.0', 'curl/8.5'])
    expect([agent, pattern.test(agent)]).toEqual([agent, isFeedReader({ 'user-agent': agent })]);
});

it('and serves stale pages as long as the site allows', () => {
  expect(vcl).toContain(`set req.grace = ${limits.cdnStaleMs / 1_000}s;`);
});
