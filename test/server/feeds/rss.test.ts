import { parse } from 'node-html-parser';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { makePost, makeTag } from '#test/ghost/stub-posts.ts';
import { startGhostSite } from '../site.ts';
import { feed } from './read-rss.ts';

/** Elements and attributes in a post's html that the W3C validator finds nothing wrong with. `controls` it does not know. */
const knownElements =
  'a abbr address article audio b bdi blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr u ul var video wbr'.split(
    ' ',
  );
const knownAttributes =
  'abbr alt class colspan controls datetime decoding dir download headers height href id lang loading loop media muted open playsinline poster preload rel reversed rowspan scope sizes span src srcset start title type value width'.split(
    ' ',
  );
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

const site = await startGhostSite({ posts: 'recorded' });

const get = (path: string) => request(site.server).get(path).buffer();

describe('the feed, valid for the W3C validator', () => {
  it('is RSS 2.0 with content type, self link, page, language and ttl', async () => {
    const { headers, text, status } = await get('/rss.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const { channel } = feed(text);
    expect(channel.get('title')).toBe('Dresden Tax news');
    expect(channel.get('link')).toMatch(/^http:\/\/dresdentax\.localhost:\d+\/blog$/);
    expect(channel.get('description')).toBeTruthy();
    expect(channel.get('language')).toBe('en-us');
    expect(channel.get('ttl')).toMatch(/^\d+$/);
    expect(channel.get('lastBuildDate')).toMatch(rfc822);
    expect(channel.attributes('atom:link')).toEqual({
      href: expect.stringMatching(/^http:\/\/dresdentax\.localhost:\d+\/rss\.xml$/),
      rel: 'self',
      type: 'application/rss+xml',
    });
    expect(channel.all('image')).toHaveLength(1);
  });

  it('has the 20 newest, newest first, each with title, URL, stable id, date, author, summary and full content', async () => {
    const { items } = feed((await get('/rss.xml')).text);
    expect(items).toHaveLength(20);
    const dates = items.map((item) => Date.parse(item.get('pubDate')!));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(new Set(items.map((item) => item.get('guid'))).size).toBe(20);
    for (const item of items) {
      expect(item.get('title')).toBeTruthy();
      expect(item.get('link')).toMatch(/^http:\/\/dresdentax\.localhost:\d+\/blog\/[a-z0-9-]+$/);
      expect(item.get('guid')).toMatch(/^[0-9a-f]{24}$/);
      expect(item.attributes('guid')).toEqual({ isPermaLink: 'false' });
      expect(item.get('pubDate')).toMatch(rfc822);
      expect(item.get('dc:creator')).toBeTruthy();
      expect(item.get('description')).not.toMatch(/<(?:p|div|a|br)[ >/]/);
      expect(item.get('content:encoded')).toBeTruthy();
    }
    const picture = { url: expect.stringMatching(/^http.+hero-red\.png$/), medium: 'image' };
    expect(items[0]!.attributes('media:content')).toEqual(picture);
    expect(items[0]!.all('category')).toHaveLength(2);
    expect(items[0]!.all('dc:creator')).toHaveLength(3);
  });

  it('has the address at Ghost of a picture that a post names by its path', async () => {
    const relative = await startGhostSite({ posts: 1 });
    const { ghost, server } = relative;
    ghost.posts[0] = makePost(1, { feature_image: '/content/images/2026/11/a.png' });
    const url = `${ghost.env.GHOST_URL}/content/images/2026/11/a.png`;
    const { text } = await request(server).get('/rss.xml').buffer();
    expect(text).toContain(`<media:content url="${url}" medium="image"/>`);
    expect((await request(server).get('/feed.json')).body.items[0].image).toBe(url);
  });

  it('has only absolute URLs and only known elements and attributes in its content', async () => {
    const { items } = feed((await get('/rss.xml')).text);
    for (const item of items) {
      for (const element of parse(item.get('content:encoded')!).querySelectorAll('*')) {
        expect(knownElements).toContain(element.rawTagName);
        for (const [name, value] of Object.entries(element.attributes)) {
          expect(knownAttributes).toContain(name);
          if (['href', 'src', 'poster'].includes(name)) expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
          if (name === 'srcset') for (const one of value.split(', ')) expect(one).toMatch(/^https?:\/\//);
        }
      }
    }
  });

  it('escapes text, preserves characters of every script and removes those that XML forbids', async () => {
    const other = await startGhostSite({
      posts: [
        makePost(1, {
          title: 'Fees & "forms" <b>1 < 2</b> \u0007naïve 税 😀',
          html: '<p>An end ]]&gt; of a section ]]> inside.\u0000\u000b</p>',
          tags: ['R&D <credits>', 'Payroll', 'Farms'].map((name) => makeTag(name)),
        }),
      ],
    });
    const { text } = await request(other.server).get('/rss.xml').buffer();
    const [item] = feed(text).items;
    expect(item!.get('title')).toBe('Fees & "forms" <b>1 < 2</b> naïve 税 😀');
    expect(item!.all('category')).toEqual(['R&D <credits>', 'Payroll', 'Farms']);
    expect([...text].filter((character) => character < ' ' && !'\t\n\r'.includes(character))).toEqual([]);
    expect(item!.get('content:encoded')).toBe('<p>An end ]]&gt; of a section ]]&gt; inside.</p>');
  });

  it('is valid and empty without posts', async () => {
    const other = await startGhostSite({ posts: 0 });
    const { status, text } = await request(other.server).get('/rss.xml').buffer();
    expect([status, feed(text).items.length, feed(text).channel.get('title')]).toEqual([200, 0, 'Dresden Tax news']);
    expect(text).not.toContain('lastBuildDate');
    const json = await request(other.server).get('/feed.json');
    expect(JSON.parse(json.text).items).toEqual([]);
  });
});

describe('a conditional request', () => {
  it('is 304 by either validator, also for arbitrary dates; the ETag takes precedence', async () => {
    const { headers } = await get('/rss.xml');
    const etag = headers['etag']!;
    const modified = headers['last-modified']!;
    const day = 86_400_000;
    const later = new Date(Date.parse(modified) + 400 * day).toUTCString();
    const earlier = new Date(Date.parse(modified) - day).toUTCString();
    const cases: [headers: Record<string, string>, status: number][] = [
      [{ 'If-None-Match': etag }, 304],
      [{ 'If-None-Match': `W/${etag}` }, 304],
      [{ 'If-None-Match': `"other", ${etag}` }, 304],
      [{ 'If-None-Match': '*' }, 304],
      [{ 'If-Modified-Since': modified }, 304],
      [{ 'If-Modified-Since': later }, 304],
      [{ 'If-None-Match': etag, 'If-Modified-Since': earlier }, 304],
      [{ 'If-None-Match': '"other"', 'If-Modified-Since': later }, 200],
      [{ 'If-Modified-Since': earlier }, 200],
      [{ 'If-Modified-Since': 'yesterday' }, 200],
    ];
    for (const [sent, status] of cases) {
      const response = await get('/rss.xml').set(sent);
      expect([sent, response.status]).toEqual([sent, status]);
      if (status === 304) expect(response.text ?? '').toBe('');
    }
  });

  it('has the same ETag as long as nothing changed, in any encoding', async () => {
    const plain = await get('/rss.xml').set('Accept-Encoding', 'identity');
    const small = await get('/rss.xml').set('Accept-Encoding', 'gzip');
    expect(small.headers['content-encoding']).toBe('gzip');
    const uncompressed = await get('/rss.xml').set('Accept-Encoding', 'gzip;q=0, identity');
    expect(uncompressed.headers['content-encoding']).toBeUndefined();
    expect(small.text).toBe(plain.text);
    const again = await get('/rss.xml').set({ 'Accept-Encoding': 'identity', 'If-None-Match': small.headers['etag']! });
    expect(again.status).toBe(304);
  });
});
