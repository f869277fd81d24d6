import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFeedReader } from '#server/http/feed-readers.ts';
import { type GhostSite, startGhostSite } from '../site.ts';

const readers = [
  'Feedly/1.0 (+http://www.feedly.com/fetcher.html; 12 subscribers; like FeedFetcher-Google)',
  'Feedbin feed-id:1373711 - 142 subscribers',
  'NewsBlur Feed Fetcher - 54 subscribers - http://www.newsblur.com/site/1/news',
  'Mozilla/5.0 (compatible; inoreader.com; 12 subscribers)',
  'Tiny Tiny RSS/21.05-326850845 (http://tt-rss.org/)',
  'FreshRSS/1.24.1 (Linux; https://freshrss.org)',
  'NetNewsWire (RSS Reader; https://netnewswire.com/)',
  'Reeder/5050001 CFNetwork/1410.0.3 Darwin/22.6.0',
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

  it('gets the feed after one redirect, where a browser and a crawler get the page', async () => {
    for (const path of ['/', '/blog']) {
      const sent = await get(path).set('User-Agent', agent);
      const { type } = await get(sent.headers['location']!).set('User-Agent', agent).expect(200);
      expect(type).toBe('application/rss+xml');
      for (const name of [chrome, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])
        expect((await get(path).set('User-Agent', name).expect(200)).type).toBe('text/html');
    }
  });

  it.each(['/rss.xml', '/api/rss', '/feed.json', '/blog/tag/payroll/rss.xml', '/blog/every-card', '/about-us'])(
    'at %s is not redirected',
    async (path) => {
      expect((await get(path).set('User-Agent', agent)).status).toBe(200);
    },
  );
});
