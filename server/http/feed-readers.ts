import type { IncomingHttpHeaders } from 'node:http';

/** To add a feed reader, add one line: a part of its User-Agent header, in lower case. A slash ends names that are also words. The order does not matter. */
export const feedReaders: readonly string[] = [
  'feed',
  'rss',
  'inoreader',
  'newsblur',
  'netnewswire',
  'reeder/',
  'miniflux',
  'simplepie',
  'bloglovin',
  'theoldreader',
  'bazqux',
  'akregator',
  'liferea',
  'nextcloud-news',
  'newsboat',
  'newsbeuter',
  'newsflash',
  'blogtrottr',
  'w3c_validator',
  'thunderbird/',
  'yarr/',
  'selfoss',
  'stringer/',
  'vienna/',
  'readkit',
  'unread/',
  'lire/',
  'fluent-reader',
  'fluentreader',
  'fraidycat',
  'flym',
  'spacecowboys',
];
const pattern = new RegExp(feedReaders.map((name) => name.replace(/[/.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');
const searchBots =
  /googlebot|bingbot|applebot|duckduckbot|yandexbot|baiduspider|facebookexternalhit|twitterbot|linkedinbot|slackbot/i;

/** Whether a request comes from a feed reader, by its User-Agent. A browser that opens a document never is one. */
export function isFeedReader(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  if (!agent || headers['sec-fetch-dest'] === 'document' || searchBots.test(agent)) return false;
  return pattern.test(agent);
}
