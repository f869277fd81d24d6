import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { isFeedReader } from '#server/http/redirects.ts';
import { startGhostSite } from '../site.ts';

const site = await startGhostSite({ posts: 'recorded' });

const readers = [
  'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 12 subscribers; like FeedFetcher-Google)',
  'Feedbin feed-id:1373711 - 142 subscribers',
  'NewsBlur Feed Fetcher - 54 subscribers - http://www.newsblur.com/site/1/news',
  'Mozilla/5.0 (compatible; inoreader.com; 12 subscribers)',
  ...['Tiny Tiny RSS/21.05-326850845 (http://tt-rss.org/)', 'FreshRSS/1.24.1 (Linux; https://freshrss.org)'],
  ...['NetNewsWire (RSS Reader; https://netnewswire.com/)', 'Reeder/5050001 CFNetwork/1410.0.3 Darwin/22.6.0'],
  'Mozilla/5.0 (compatible; BazQux/2.4; +https://bazqux.com/fetcher; 1 subscribers)',
  'newsboat/2.33 (Linux x86_64)',
  'W3C_Validator/1.3 http://validator.w3.org/services',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.4.0',
];

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const others = [
  chrome,
  `${chrome} Edg/131.0.0.0`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-News',
  'AppleNewsBot',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/) Bot',
  `${chrome} SmartNews/24.1`,
  'PressReader/6.5 (iPad; iOS 17.4)',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'curl/8.9.1',
];

describe('feed readers', () => {
  it.each(readers)('%s', (agent) => {
    expect(isFeedReader({ 'user-agent': agent })).toBe(true);
  });
});

describe('browsers, crawlers, link previews and other clients', () => {
  it.each(others)('%s', (agent) => {
    expect(isFeedReader({ 'user-agent': agent })).toBe(false);
  });

  it('are browsers when they request a document, whatever their User-Agent', () => {
    expect(isFeedReader({ 'user-agent': readers[0], 'sec-fetch-dest': 'document' })).toBe(false);
  });

  it('may have no User-Agent', () => expect(isFeedReader({})).toBe(false));
});

describe('a feed reader on the home page or the news', () => {
  const get = (path: string, name: string) => request(site.server).get(path).buffer().set('User-Agent', name);
  const agent = 'Feedly/1.0 (+http://www.feedly.com/fetcher.html)';

  it.each(['/', '/blog', '/?domain=payroll', '/blog?domain=payroll'])(
    'at %s is redirected to the feed, where a browser and a crawler get the page',
    async (path) => {
      for (const name of [chrome, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])
        expect((await get(path, name).expect(200)).type).toBe('text/html');
      const { status, headers } = await get(path, agent);
      expect([status, headers['location']]).toEqual([302, `/rss.xml${path.replace(/^[^?]*/, '')}`]);
      expect([headers['cache-control'], headers['vary']]).toEqual(['no-store', expect.stringContaining('User-Agent')]);
      expect((await get(headers['location']!, agent).expect(200)).type).toBe('application/rss+xml');
    },
  );

  it.each(['/rss.xml', '/api/rss', '/feed.json', '/blog/tag/payroll/rss.xml', '/blog/every-card', '/about-us'])(
    'at %s is not redirected',
    async (path) => {
      expect((await get(path, agent)).status).toBe(200);
    },
  );
});
