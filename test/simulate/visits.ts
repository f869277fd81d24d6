import { brandIds } from '#shared/brands/index.ts';

/** One request of a visitor, with the statuses that it may get. */
export type Visit = {
  kind: 'page' | 'news' | 'search' | 'feed' | 'estimate' | 'unknown' | 'message' | 'freeTimes' | 'booking';
  host: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  expected: readonly number[];
};

type Choice = { weight: number; make: (number: number) => Omit<Visit, 'host'> };

const pages = [
  ...['/', '/', '/', '/services', '/services/payroll', '/services/bookkeeping', '/about-us', '/contact', '/schedule'],
  ...['/industries', '/locations', '/resources/tax-calculator', '/resources/deadlines', '/resources/tax-letters'],
  ...['/resources/paycheck', '/privacy-policy', '/resources/whats-new'],
];
const words = ['tax', 'payroll', 'refund', 'w-2', 'ohio', 'llc', 'late', 'deadline', 'bookkeeping', 'cat'];
const brandHosts = brandIds.map((id) => `${id}.localhost`);
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;

/**
 * The visits of a site with a blog: mostly pages, now and then a message.
 * @param slugs of the posts that are published now
 * @param freeSlot a free time that was shown lately, or null
 * @param random from 0 to 1
 */
export function createVisits(slugs: () => string[], freeSlot: () => string | null, random: () => number) {
  const some = () => Math.floor(random() * 1e9);
  const choices: Choice[] = [
    { weight: 600, make: () => get('page', pick(pages, some())) },
    { weight: 150, make: () => get('news', `/blog/${pick(slugs(), some())}`, [200, 404]) },
    { weight: 80, make: () => get('news', pick(['/blog', '/blog?page=2', '/blog/tag/payroll'], some())) },
    { weight: 50, make: () => get('search', `/search?q=${pick(words, some())}+${pick(words, some())}`) },
    { weight: 40, make: () => get('feed', pick(['/rss.xml', '/feed.json'], some())) },
    { weight: 30, make: () => get('freeTimes', '/api/availability?kind=phone') },
    { weight: 25, make: estimate },
    { weight: 15, make: (number) => get('unknown', `/no-such-page-${number % 500}`, [404]) },
    { weight: 7, make: message },
    { weight: 3, make: (number) => booking(number, freeSlot()) },
  ];
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  return (number: number): Visit => {
    let left = random() * total;
    const chosen =
      choices.find(({ weight }) => {
        left -= weight;
        return left < 0;
      }) ?? choices[0]!;
    return { host: pick(brandHosts, some()), ...chosen.make(number) };
  };
}

function get(kind: Visit['kind'], path: string, expected: readonly number[] = [200]): Omit<Visit, 'host'> {
  return { kind, method: 'GET', path, expected };
}

function estimate(number: number): Omit<Visit, 'host'> {
  const body = { taxYear: 2026, filingStatus: 'single', taxpayer: { wages: 20_000 + (number % 900) * 100 } };
  return { kind: 'estimate', method: 'POST', path: '/api/tax-estimate', body, expected: [200] };
}

/** Text by which a message is found again in the mail. */
export const messageText = (number: number) => `Simulated message ${number}.`;

function message(number: number): Omit<Visit, 'host'> {
  const formData = { name: 'Pat Doe', email: `visitor${number}@example.com`, message: messageText(number) };
  const body = { formData, idempotencyKey: `message-${number}` };
  return { kind: 'message', method: 'POST', path: '/api/contact', body, expected: [200] };
}

function booking(number: number, slot: string | null): Omit<Visit, 'host'> {
  if (!slot) return get('freeTimes', '/api/availability?kind=phone');
  const formData = { name: 'Pat Doe', email: `visitor${number}@example.com`, phone: '740-555-0100' };
  const body = { slot, kind: 'phone', formData };
  // 409: another visitor was faster.
  return { kind: 'booking', method: 'POST', path: '/api/bookings', body, expected: [201, 409] };
}
