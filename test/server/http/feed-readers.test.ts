import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFeedReader } from '#server/http/feed-readers.ts';
import { type GhostSite, startGhostSite } from '../site.ts';

const readers = [
  'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 12 subscribers; like FeedFetcher-Google)',
  'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
  'Feedbin feed-id:1373711 - 142 subscribers',
  'NewsBlur Feed Fetcher - 54 subscribers - http://www.newsblur.com/site/1/news',
  'Mozilla/5.0 (compatible; inoreader.com; 12 subscribers)',
  'Tiny Tiny RSS/21.05-326850845 (http://tt-rss.org/)',
  'FreshRSS/1.24.1 (Linux; https://freshrss.org)',
  'NetNewsWire (RSS Reader; https://netnewswire.com/)',
  'UniversalFeedParser/5.2.1 +https://code.google.com/p/feedparser/',
  'feedparser/6.0.11 +https://github.com/kurtmckee/feedparser/',
  'Reeder/5050001 CFNetwork/1410.0.3 Darwin/22.6.0',
  'Mozilla/5.0 (compatible; Miniflux/2.2.0; +https://miniflux.app)',
  'SimplePie/1.8.0 (Feed Parser; http://simplepie.org; Allow like Gecko)',
  'Mozilla/5.0 (compatible; theoldreader.com; 1 subscribers; feed-id=5e1f)',
  'Mozilla/5.0 (compatible; BazQux/2.4; +https://bazqux.com/fetcher; 1 subscribers)',
  'Bloglovin/1.0 (http://www.bloglovin.com; 1 subscribers)',
  'Akregator/5.23.3; syndication',
  'Liferea/1.15.6 (Linux; https://lzone.de/liferea/) AppleWebKit (KHTML, like Gecko)',
  'Nextcloud-News/24.0.0',
  'newsboat/2.33 (Linux x86_64)',
  'newsbeuter/2.9 (Linux x86_64)',
  'Blogtrottr/2.0',
  'W3C_Validator/1.3 http://validator.w3.org/services',
  'FeedValidator/1.3',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.4.0',
  'Gofeed/1.0',
  'MagpieRSS/0.72 (+http://magpierss.sf.net)',
  'Yarr/1.0',
  'CommaFeed/4.4.0 (https://github.com/Athou/commafeed)',
  'Selfoss/2.19 (+https://selfoss.aditu.de)',
  'Vienna/3.9.1 (Macintosh; Intel Mac OS X 10_15_7)',
  'ReadKit/3.2 (Macintosh; macOS 14.4)',
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) fluent-reader/1.1.4 Electron/19.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) QuiteRSS/0.19.4 Safari/537.36',
  'Emacs Elfeed 3.4.1',
  'SpaceCowboys Android RSS Reader / 2.6.8(286)',
  'RSSOwl/2.2.1.201312301314 (Windows; U; en)',
  'RSSGuard/4.7.0 (github.com/martinrotter/rssguard)',
  'rss-parser',
  'FeedBurner/1.0 (http://www.FeedBurner.com)',
  'Superfeedr bot/2.0 http://superfeedr.com - 2 subscribers',
  'Stringer/1.0 (https://github.com/stringer-rss/stringer)',
  'FeedHQ/1.0 (https://feedhq.org; 3 subscribers)',
  'NewsFlash/3.3.4',
  'Feedspot/1.0 (+https://www.feedspot.com/fs/fetcher; like FeedFetcher-Google)',
];

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const others = [
  chrome,
  `${chrome} Edg/131.0.0.0`,
  `${chrome} OPR/115.0.0.0`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Googlebot-News',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'AppleNewsBot',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/) Bot',
  'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  `${chrome} SmartNews/24.1`,
  'PressReader/6.5 (iPad; iOS 17.4)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'curl/8.9.1',
  'Wget/1.24.5',
  'python-requests/2.32.3',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 GSA/15.45',
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
  let site: GhostSite;

  beforeAll(async () => {
    site = await startGhostSite({ posts: 'recorded' });
  });
  afterAll(() => site.close());

  const get = (path: string) => request(site.server).get(path).buffer();
  const agent = 'Feedly/1.0 (+http://www.feedly.com/fetcher.html)';

  it.each(['/', '/blog', '/?domain=payroll', '/blog?domain=payroll'])(
    'at %s is redirected to the feed',
    async (path) => {
      const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
      await get(path);
      const response = await get(path).set('User-Agent', agent);
      expect([response.status, response.headers['location']]).toEqual([302, `/rss.xml${query}`]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['vary']).toContain('User-Agent');
    },
  );

  it.each([
    'Feedly/1.0 (+http://www.feedly.com/fetcher.html)',
    'NewsBlur Feed Fetcher - 54 subscribers',
    'Feedbin feed-id:1373711 - 142 subscribers',
    'Mozilla/5.0 (compatible; inoreader.com; 12 subscribers)',
    'Tiny Tiny RSS/21.05 (http://tt-rss.org/)',
    'FreshRSS/1.24.1 (Linux; https://freshrss.org)',
    'NetNewsWire (RSS Reader; https://netnewswire.com/)',
    'UniversalFeedParser/5.2.1 +https://code.google.com/p/feedparser/',
  ])('%s gets the feed after one redirect', async (name) => {
    for (const path of ['/', '/blog']) {
      const sent = await get(path).set('User-Agent', name);
      expect([path, sent.status]).toEqual([path, 302]);
      const response = await get(sent.headers['location']!).set('User-Agent', name);
      expect([response.status, response.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    }
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  ])('%s gets the page', async (name) => {
    for (const path of ['/', '/blog']) {
      const { status, type } = await get(path).set('User-Agent', name);
      expect([path, status, type]).toEqual([path, 200, 'text/html']);
    }
  });

  it.each(['/rss.xml', '/api/rss', '/feed.json', '/blog/tag/payroll/rss.xml', '/blog/every-card', '/about-us'])(
    'at %s is not redirected',
    async (path) => {
      expect((await get(path).set('User-Agent', agent)).status).toBe(200);
    },
  );
});
