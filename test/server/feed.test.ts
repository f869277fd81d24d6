import { parse } from 'node-html-parser';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { absoluteAddresses, feedHtml } from '#server/feed-html.ts';
import { brandIds, brands } from '#shared/brands/index.ts';
import { type GhostStub, startGhostStub } from '../ghost/ghost-stub.ts';
import { makePost, makePosts, makeTag, recordedPosts } from '../ghost/stub-posts.ts';
import { startTestSite, type TestSite } from './site.ts';

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

let ghost: GhostStub;
let site: TestSite;

beforeAll(async () => {
  ghost = await startGhostStub({ posts: recordedPosts() });
  site = await startTestSite({ env: { GHOST_URL: ghost.url, GHOST_CONTENT_API_KEY: ghost.key } });
});
afterAll(async () => {
  await site.close();
  await ghost.close();
});

const get = (path: string) => request(site.server).get(path).buffer();

/** An RSS text taken apart; texts of elements with entities resolved. */
function feed(xml: string) {
  const text = (part: string, name: string) => {
    const raw = new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(part)?.[1];
    if (raw === undefined) return undefined;
    if (raw.startsWith('<![CDATA['))
      return raw.replace(/^<!\[CDATA\[|\]\]>$/g, '').replaceAll(']]]]><![CDATA[>', ']]>');
    return raw.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  };
  const [head = '', ...rest] = xml.split('<item>');
  return {
    channel: (name: string) => text(head, name),
    head,
    items: rest.map((item) => ({ raw: item, get: (name: string) => text(item, name) })),
  };
}

describe('R-FD-01 R-FD-08 the feed by the rules of the W3C validator', () => {
  it('is RSS 2.0 with its type, and names itself, its page, its language and how long it holds', async () => {
    const { headers, text, status } = await get('/rss.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" /);
    for (const space of ['atom', 'content', 'dc', 'media']) expect(text).toContain(`xmlns:${space}="http`);
    const { channel, head } = feed(text);
    expect(channel('title')).toBe('Dresden Tax news');
    expect(channel('link')).toMatch(/^http:\/\/dresdentax\.localhost:\d+\/blog$/);
    expect(channel('description')).toBeTruthy();
    expect(channel('language')).toBe('en-us');
    expect(channel('ttl')).toMatch(/^\d+$/);
    expect(channel('lastBuildDate')).toMatch(rfc822);
    expect(head).toMatch(
      /<atom:link href="http:\/\/dresdentax\.localhost:\d+\/rss\.xml" rel="self" type="application\/rss\+xml"\/>/,
    );
    expect(head).toMatch(
      /<image>\n<url>http[^<]+<\/url>\n<title>Dresden Tax news<\/title>\n<link>http[^<]+\/blog<\/link>\n<\/image>/,
    );
  });

  it('has the 20 newest, newest first, each with title, address, stable id, date, author, summary and full text', async () => {
    const { items } = feed((await get('/rss.xml')).text);
    expect(items).toHaveLength(20);
    const dates = items.map((item) => Date.parse(item.get('pubDate')!));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(new Set(items.map((item) => item.get('guid'))).size).toBe(20);
    for (const item of items) {
      expect(item.get('title')).toBeTruthy();
      expect(item.get('link')).toMatch(/^http:\/\/dresdentax\.localhost:\d+\/blog\/[a-z0-9-]+$/);
      expect(item.raw).toMatch(/<guid isPermaLink="false">[0-9a-f]{24}<\/guid>/);
      expect(item.get('pubDate')).toMatch(rfc822);
      expect(item.get('dc:creator')).toBeTruthy();
      expect(item.get('description')).not.toMatch(/<(?:p|div|a|br)[ >/]/);
      expect(item.get('content:encoded')).toBeTruthy();
    }
    expect(items[0]!.raw).toMatch(/<media:content url="http[^"]+hero-red\.png" medium="image"\/>/);
    expect(items[0]!.raw.match(/<category>/g)).toHaveLength(2);
    expect(items[0]!.raw.match(/<dc:creator>/g)).toHaveLength(3);
  });

  it('has only absolute addresses and only elements and attributes a reader knows in its texts', async () => {
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

  it('escapes what authors write, keeps characters of every language and drops those that XML forbids', async () => {
    const own = await startGhostStub({
      posts: [
        makePost(1, {
          title: 'Fees & "forms" <b>1 < 2</b> \u0007naïve 税 😀',
          html: '<p>An end ]]&gt; of a section ]]> inside.\u0000\u000b</p>',
          tags: [makeTag('R&D <credits>')],
        }),
      ],
    });
    const other = await startTestSite({ env: { GHOST_URL: own.url, GHOST_CONTENT_API_KEY: own.key } });
    const { text } = await request(other.server).get('/rss.xml').buffer();
    const [item] = feed(text).items;
    expect(item!.get('title')).toBe('Fees & "forms" <b>1 < 2</b> naïve 税 😀');
    expect(item!.get('category')).toBe('R&D <credits>');
    expect([...text].filter((character) => character < ' ' && !'\t\n\r'.includes(character))).toEqual([]);
    const sections = text
      .match(/<!\[CDATA\[[\s\S]*?\]\]>/g)!
      .join('')
      .replaceAll('<![CDATA[', '')
      .replaceAll(']]>', '');
    expect(sections).toContain('of a section');
    await other.close();
    await own.close();
  });

  it('R-GH-21 is valid and empty without posts', async () => {
    const own = await startGhostStub({ posts: 0 });
    const other = await startTestSite({ env: { GHOST_URL: own.url, GHOST_CONTENT_API_KEY: own.key } });
    const { status, text } = await request(other.server).get('/rss.xml').buffer();
    expect([status, feed(text).items.length, feed(text).channel('title')]).toEqual([200, 0, 'Dresden Tax news']);
    expect(text).not.toContain('lastBuildDate');
    const json = await request(other.server).get('/feed.json');
    expect(JSON.parse(json.text).items).toEqual([]);
    await other.close();
    await own.close();
  });

  it('gives of a post for clients the public part and the way to the rest', () => {
    const post = { html: '', excerpt: 'A summary & more.', access: false, url: '/blog/a' };
    expect(feedHtml(post, 'https://x.example')).toBe(
      '<p>A summary &amp; more.</p><p><a href="https://x.example/blog/a">Sign in on our site to read the rest.</a></p>',
    );
    expect(feedHtml({ ...post, html: '<p>Public.</p>' }, 'https://x.example')).toMatch(/^<p>Public\.<\/p><p><a /);
    expect(feedHtml({ ...post, html: '<p>All.</p>', access: true }, 'https://x.example')).toBe('<p>All.</p>');
  });

  it('makes every kind of address absolute and touches no text', () => {
    const html =
      '<p id="post-a" data-kg-x="1">href="/no" <a href="/b?c=1&amp;d#e">b</a> <a href="#post-a">a</a> <a href="https://z.example/">z</a>' +
      '<img src="/i.png" srcset="/i.png 600w, https://y.example/j.png 1000w" alt="src=&quot;/k&quot;"><video poster="/p.png" src="/v.mp4"></video>';
    expect(absoluteAddresses(html, 'https://x.example', 'https://x.example/blog/p')).toBe(
      '<p id="post-a">href="/no" <a href="https://x.example/b?c=1&amp;d#e">b</a> <a href="https://x.example/blog/p#post-a">a</a> <a href="https://z.example/">z</a>' +
        '<img src="https://x.example/i.png" srcset="https://x.example/i.png 600w, https://y.example/j.png 1000w" alt="src=&quot;/k&quot;"><video poster="https://x.example/p.png" src="https://x.example/v.mp4"></video>',
    );
  });
});

describe('asking for a feed again', () => {
  it('is 304 by either validator, also for invented dates; the ETag wins', async () => {
    const { headers } = await get('/rss.xml');
    const etag = headers['etag']!;
    const modified = headers['last-modified']!;
    const day = 86_400_000;
    const later = new Date(Date.parse(modified) + 400 * day).toUTCString();
    const earlier = new Date(Date.parse(modified) - day).toUTCString();
    const asked: [headers: Record<string, string>, status: number][] = [
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
    for (const [sent, status] of asked) {
      const answer = await get('/rss.xml').set(sent);
      expect([sent, answer.status]).toEqual([sent, status]);
      if (status === 304) expect(answer.text ?? '').toBe('');
    }
  });

  it('has the same ETag as long as nothing changed, however compressed', async () => {
    const plain = await get('/rss.xml').set('Accept-Encoding', 'identity');
    const small = await get('/rss.xml').set('Accept-Encoding', 'gzip');
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.text).toBe(plain.text);
    const again = await get('/rss.xml').set({ 'Accept-Encoding': 'identity', 'If-None-Match': small.headers['etag']! });
    expect(again.status).toBe(304);
  });
});

describe('the other feeds', () => {
  it('R-FD-02 R-FD-03 /api/rss is the same feed, with a query too, and redirects nowhere', async () => {
    const own = (await get('/rss.xml')).text;
    for (const path of ['/api/rss', '/api/rss?utm_source=x']) {
      const answer = await get(path);
      expect([answer.status, answer.text === own]).toEqual([200, true]);
    }
  });

  it.each(brandIds)('R-FD-01 %s has a title and addresses of its own', async (id) => {
    const { channel, items } = feed((await get(`/rss.xml?domain=${id}`)).text);
    expect(channel('title')).toBe(`${brands[id].name} news`);
    expect(items[0]!.get('link')).toMatch(new RegExp(`^http://${brands[id].domains[0]}:\\d+/blog/`));
  });

  it('of a tag holds its posts only; an unknown tag has none, an unreachable one is 503', async () => {
    const { text } = await get('/blog/tag/payroll/rss.xml');
    const { channel, items, head } = feed(text);
    expect(channel('title')).toBe('Dresden Tax: Payroll');
    expect(channel('link')).toMatch(/\/blog\/tag\/payroll$/);
    expect(head).toContain('/blog/tag/payroll/rss.xml" rel="self"');
    expect(items.length).toBeGreaterThan(3);
    for (const item of items) expect(item.raw).toContain('<category>Payroll</category>');
    expect((await get('/blog/tag/no-such-tag/rss.xml')).status).toBe(404);

    const own = await startGhostStub({ posts: makePosts(3) });
    own.fail({ kind: 'status' });
    const other = await startTestSite({ env: { GHOST_URL: own.url, GHOST_CONTENT_API_KEY: own.key } });
    for (const path of ['/blog/tag/news/rss.xml', '/rss.xml', '/feed.json']) {
      const answer = await request(other.server).get(path);
      expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '60']);
    }
    await other.close();
    await own.close();
  });

  it('JSON Feed 1.1 holds the same posts', async () => {
    const { headers, text } = await get('/feed.json');
    expect(headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const json = JSON.parse(text);
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.feed_url).toMatch(/^http.+\/feed\.json$/);
    const { items } = feed((await get('/rss.xml')).text);
    expect(json.items.map(({ id }: { id: string }) => id)).toEqual(items.map((item) => item.get('guid')));
    for (const item of json.items) {
      expect(item.url).toMatch(/^http.+\/blog\//);
      expect(item.content_html).toBeTruthy();
      expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
      expect(item.authors[0].name).toBeTruthy();
    }
  });
});

describe('R-FD-04 R-FD-05 R-FD-07 a reader on the home page or the news', () => {
  const agent = 'Feedly/1.0 (+http://www.feedly.com/fetcher.html)';

  it.each(['/', '/blog', '/?domain=payroll', '/blog?domain=payroll'])('at %s is sent to the feed', async (path) => {
    const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
    await get(path);
    const answer = await get(path).set('User-Agent', agent);
    expect([answer.status, answer.headers['location']]).toEqual([302, `/rss.xml${query}`]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['vary']).toContain('User-Agent');
  });

  it.each([
    'Feedly/1.0 (+http://www.feedly.com/fetcher.html)',
    'NewsBlur Feed Fetcher - 54 subscribers',
    'Feedbin feed-id:1373711 - 142 subscribers',
    'Mozilla/5.0 (compatible; inoreader.com; 12 subscribers)',
    'Tiny Tiny RSS/21.05 (http://tt-rss.org/)',
    'FreshRSS/1.24.1 (Linux; https://freshrss.org)',
    'NetNewsWire (RSS Reader; https://netnewswire.com/)',
    'UniversalFeedParser/5.2.1 +https://code.google.com/p/feedparser/',
  ])('%s comes to the feed by one step', async (name) => {
    for (const path of ['/', '/blog']) {
      const sent = await get(path).set('User-Agent', name);
      expect([path, sent.status]).toEqual([path, 302]);
      const answer = await get(sent.headers['location']!).set('User-Agent', name);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    }
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  ])('R-FD-06 %s gets the page', async (name) => {
    for (const path of ['/', '/blog']) {
      const { status, type } = await get(path).set('User-Agent', name);
      expect([path, status, type]).toEqual([path, 200, 'text/html']);
    }
  });

  it.each(['/rss.xml', '/api/rss', '/feed.json', '/blog/tag/payroll/rss.xml', '/blog/every-card', '/about-us'])(
    'at %s gets what it asked for',
    async (path) => {
      expect((await get(path).set('User-Agent', agent)).status).toBe(200);
    },
  );
});
