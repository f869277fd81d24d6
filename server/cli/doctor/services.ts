import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { readBookings } from '#server/booking/booking-store.ts';
import { mayWrite, reasonOf } from '#server/booking/calendar/fetch-calendar.ts';
import { unreadableText } from '#server/booking/calendar/read-calendar.ts';
import { readDownload } from '#server/booking/calendar/read-download.ts';
import { type CalendarSource, calendarSources } from '#server/booking/calendars.ts';
import { configuredBrands } from '#server/brand-resolver.ts';
import { purgeTarget, sendPurge } from '#server/cdn/purger.ts';
import { createContent } from '#server/content/create-content.ts';
import { withSiteFacts } from '#server/content/site-facts.ts';
import type { Env } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { fromStored, type MailRecord, type OutboxState } from '#server/mail/mail-queue.ts';
import { createDrafts } from '#server/preview/ghost-drafts.ts';
import { connectRedis, durabilityProblems, type SiteRedis, whenReady } from '#server/redis.ts';
import { siteFile } from '#server/store/open-stores.ts';
import { problemOfFile } from '#server/store/sqlite-file.ts';
import { parseRecords } from '#server/store/store.ts';
import { withTimeout } from '#server/timeout.ts';
import { mergeIntervals } from '#shared/booking/free-times.ts';
import { type Brands, brandIds } from '#shared/brands/index.ts';
import { withStores } from '../run-command.ts';
import { type Finding, findings } from './configuration.ts';

/** Less than the ten seconds of a release check. */
const timeoutMs = 7_000;
/** A message that has waited for longer is late. */
const lateMs = 15 * 60_000;

export function checkServices(env: Env): Promise<Finding[]> {
  return Promise.all([
    checkService('Ghost', env.GHOST_URL && (() => requestGhost(env))),
    checkService('Ghost Admin API', env.GHOST_URL && env.GHOST_ADMIN_API_KEY && (() => requestGhostAdmin(env))),
    checkMailServer(env, 'SMTP_URL'),
    checkMailServer(env, 'SMTP_FALLBACK_URL'),
  ]);
}

/** Connects to a mail server and logs in, without sending anything. */
export function checkMailServer(env: Env, variable: 'SMTP_URL' | 'SMTP_FALLBACK_URL'): Promise<Finding> {
  const url = env[variable];
  return checkService(`The mail server (${variable})`, url && (() => connectSmtp(url)));
}

async function checkService(name: string, check: (() => Promise<unknown>) | '' | undefined): Promise<Finding> {
  if (!check) return { level: 'note', text: `${name} is not configured` };
  try {
    await withTimeout(check(), timeoutMs, doesNotAnswer);
    return { level: 'ok', text: `${name} responds` };
  } catch (error) {
    return { level: 'cannot', text: `${name} does not respond: ${error instanceof Error ? error.message : error}` };
  }
}

function doesNotAnswer(): never {
  throw new Error('it does not answer');
}

/** The brands with what the owner has written into Ghost, and the rows there that cannot be read. */
export async function checkSiteFacts(env: Env): Promise<{ brands: Brands; findings: Finding[] }> {
  const brands = configuredBrands(env);
  if (!env.GHOST_URL) return { brands, findings: [] };
  const content = createContent({ env: { ...env, CACHE_DIR: undefined }, brands, log: createLog('silent', false) });
  const pages = await content.pages();
  await content.close();
  // A Ghost that does not respond is named by another check.
  if (!pages.ok) return { brands, findings: [] };
  return { brands: withSiteFacts(brands, pages.value), findings: findings('note', pages.value.problems) };
}

async function requestGhost(env: Env) {
  const url = `${env.GHOST_URL}/ghost/api/content/posts/?limit=1&fields=slug&key=${env.GHOST_CONTENT_API_KEY}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`status ${response.status}`);
}

async function requestGhostAdmin(env: Env) {
  const drafts = createDrafts({ env, brands: configuredBrands(env), log: createLog('silent', false) });
  const result = await drafts?.list();
  if (!result?.ok) throw new Error(result?.error?.message);
}

async function connectSmtp(url: string) {
  const transport = createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: timeoutMs,
  });
  await transport.verify().finally(() => transport.close());
}

export async function checkRedis(env: Env): Promise<Finding[]> {
  const redis = connectRedis(env);
  const problems: string[] = [];
  const check = async (connected: SiteRedis) => {
    await whenReady(connected, timeoutMs);
    problems.push(...(await durabilityProblems(connected).catch(() => [])));
  };
  const answer = await checkService('Redis', redis && (() => check(redis)));
  redis?.connection.disconnect();
  return [answer, ...findings('loses', problems)];
}

const unsent: readonly OutboxState[] = ['failed', 'pending'];

/** Messages to the firm that were refused for good or wait for too long, and those that cannot be read. */
export async function checkOutbox(env: Env): Promise<Finding[]> {
  const brands = configuredBrands(env);
  const now = Date.now();
  // A store that does not respond is named by another check.
  const records = await withStores(env, async (stores) => {
    const lists = stores.flatMap((store) => unsent.map((state) => store.list('mail', state).catch(() => [])));
    return (await Promise.all(lists)).flat();
  }).catch(() => []);
  const isLost = ({ brand, envelope, createdAt }: MailRecord) =>
    now - createdAt > lateMs && envelope.to.some((address) => brands[brand].contact.emails.includes(address));
  const { values, problems } = parseRecords(records, fromStored);
  const lost = values.filter(isLost).length;
  const text = 'not delivered to the firm: find out why with npm run outbox -- list';
  const count = lost === 1 ? '1 message was' : `${lost} messages were`;
  return findings('loses', [...(lost > 0 ? [`${count} ${text}`] : []), ...problems]);
}

/** Meetings that cannot be read: none is booked until they can. A store that does not respond is named by another check. */
export async function checkBookings(env: Env): Promise<Finding[]> {
  const { problems } = await withStores(env, ([store]) => readBookings(store)).catch(() => ({ problems: [] }));
  return findings('cannot', problems);
}

/** Whether the file in VAR_DIR is whole and can be written. */
export function checkFile(env: Env): Finding[] {
  const problem = problemOfFile(siteFile(env));
  return problem ? [{ level: 'cannot', text: `messages and meetings cannot be stored reliably: ${problem}` }] : [];
}

/** How many busy hours each calendar holds in the next four weeks: a number that the owner can compare with the calendar. */
export async function checkCalendars(env: Env): Promise<Finding[]> {
  const sources = brandIds.flatMap((id) => calendarSources(env, id));
  const writes = brandIds.map(async (id): Promise<Finding[]> => {
    const { caldavUrl } = env.brands[id];
    // A calendar that cannot be reached is reported above.
    if (!caldavUrl || (await mayWrite(caldavUrl).catch(() => true))) return [];
    return [{ level: 'cannot', text: `CalDAV calendar of ${id} cannot be written to: the user may only read it` }];
  });
  return [...(await Promise.all(sources.map(checkCalendar))), ...(await Promise.all(writes)).flat()];
}

async function checkCalendar({ url, load, name }: CalendarSource): Promise<Finding> {
  const period = { start: Date.now(), end: Date.now() + 28 * 86_400_000 };
  const loaded = await load(url, period).catch((error: unknown) => ({ reason: reasonOf(error) }));
  const reading = 'body' in loaded ? await readDownload(loaded, period) : ({ ok: false, ...loaded } as const);
  if (!reading.ok) return { level: 'cannot', text: `${name} cannot be read: ${reading.reason}` };
  const { busy, ourEvents } = reading.times;
  const milliseconds = mergeIntervals([...busy, ...ourEvents]).reduce((sum, { start, end }) => sum + end - start, 0);
  const hours = Math.round(milliseconds / 360_000) / 10;
  const broken = unreadableText(reading.times);
  return {
    level: broken ? 'note' : 'ok',
    text: `${name} has ${hours} busy hours in the next four weeks${broken && `; ${broken}`}`,
  };
}

/** Purges a tag that no page has, which shows whether URL and header are right. */
export async function checkCdn(env: Env): Promise<Finding[]> {
  const target = purgeTarget(env);
  if (!target) {
    const text = 'CDN_CACHE is set without PURGE_URL: changes appear up to six minutes later';
    return env.CDN_CACHE ? [{ level: 'note', text }] : [];
  }
  const { host } = new URL(target.url);
  try {
    const status = await sendPurge(target, ['none'], timeoutMs);
    if (status < 300) return [{ level: 'ok', text: `The CDN (${host}) accepts purges` }];
    return [{ level: 'cannot', text: `The CDN (${host}) refuses purges with status ${status}` }];
  } catch (error) {
    return [{ level: 'cannot', text: `The CDN (${host}) does not answer: ${(error as Error).message}` }];
  }
}

/** The TXT records of a name, each as the strings that it is made of. Rejects as `node:dns` does where there is none. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const resolveTxtOnce: ResolveTxt = (name) => new Resolver({ timeout: 2_000, tries: 1 }).resolveTxt(name);
const spfRecord = /^v=spf1(?: |$)/i;
const dmarcRecord = /^v[ \t]*=[ \t]*DMARC1[ \t]*(?:;|$)/i;
/** A key without a value is revoked. */
const dkimKey = /(?:^|;)[ \t]*p[ \t]*=[ \t]*[\w+/]/;

/**
 * Whether receivers find what tells the firm's mail from spam: SPF (RFC 7208, 4.5), the DKIM key if its selector is named
 * (RFC 6376, 3.6) and DMARC (RFC 7489, 6.6.3).
 */
export async function checkMailDomain(env: Env, resolveTxt = resolveTxtOnce): Promise<Finding[]> {
  const { MAIL_FROM = '', DKIM_SELECTOR: selector } = env;
  const domain = domainToASCII(MAIL_FROM.replace(/^.*@|>$/g, ''));
  if (!domain) return [];
  const names = `${selector ? 'SPF, DKIM' : 'SPF'} and DMARC of ${domain}`;
  const key = `${selector}._domainkey.${domain}`;
  try {
    const [spf, dmarc, dkim] = await Promise.all([
      lookUp(domain, spfRecord),
      findDmarc(domain),
      selector ? lookUp(key, dkimKey) : [key],
    ]);
    const problems = [
      ...problemsOf(spf, `SPF record at ${domain}`),
      ...(dkim.length > 0 ? [] : [`there is no DKIM key at ${key}`]),
      ...problemsOf(dmarc, `DMARC record at _dmarc.${domain}`),
    ];
    if (problems.length === 0) return [{ level: 'ok', text: `${names} are found` }];
    return problems.map((problem) => ({ level: 'note', text: `mail may be taken for spam: ${problem}` }));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return [{ level: 'note', text: `${names} could not be looked up (${code ?? message})` }];
  }

  async function lookUp(name: string, wanted: RegExp): Promise<string[]> {
    const records = await resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
      throw error;
    });
    return records.map((strings) => strings.join('')).filter((record) => wanted.test(record));
  }

  /** The domain's own record, else that of a domain above it: which of them is the firm's, only a list of suffixes knows. */
  async function findDmarc(name: string): Promise<string[]> {
    const records = await lookUp(`_dmarc.${name}`, dmarcRecord);
    const above = name.slice(name.indexOf('.') + 1);
    return records.length > 0 || !above.includes('.') ? records : findDmarc(above);
  }
}

function problemsOf({ length }: string[], what: string): string[] {
  if (length === 1) return [];
  return [length === 0 ? `there is no ${what}` : `there is more than one ${what}, so that none counts`];
}
