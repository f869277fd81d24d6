import { brandIds } from '#shared/brands/index.ts';
import { catalogueProblems } from '#shared/firm/catalogue-schema.ts';
import { trust, trustGaps } from '#shared/firm/trust.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { allFacts, staleFacts } from '#shared/tax/facts/all-facts.ts';
import { RECHECK_AFTER_DAYS } from '#shared/tax/facts/fact.ts';
import { mayWrite } from '../booking/caldav/fetch-collection.ts';
import { busyHours } from '../booking/calendar/busy-hours.ts';
import { calendarSources } from '../booking/calendars.ts';
import { configuredBrands } from '../brand-resolver.ts';
import { findPlaceholders } from '../config-warnings.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import { readRedirectsFile } from '../http/redirects-file.ts';
import { createLog } from '../log.ts';
import { openQueues } from '../mail/delivery.ts';
import { checkMailDomain, checkMailServer } from '../mail/dns-checks.ts';
import type { MailReport } from '../mail/mail-queue.ts';
import { isRecent } from '../mail/mail-record.ts';
import { createDrafts, missingForPreview } from '../preview/ghost-drafts.ts';
import { connectRedis, durabilityProblems, whenReady } from '../redis.ts';
import { withTimeout } from '../timeout.ts';

type Finding = { level: 'ok' | 'note' | 'missing'; text: string };

const timeoutMs = 8_000;

/** `npm run doctor`: lists placeholders and checks the configured services. Exit code 1 when production would lack something. */
async function runChecks(): Promise<void> {
  let env: Env;
  try {
    env = readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    print([{ level: 'missing', text: error.message }]);
    process.exit(1);
  }
  const findings = [
    ...findPlaceholders(env).map(
      ({ variable, meaning }): Finding => ({ level: 'missing', text: `${variable} is a placeholder: ${meaning}` }),
    ),
    ...checkRecommended(env),
    ...checkPreview(env),
    ...checkFacts(),
    ...checkCatalogues(),
    ...checkTrust(),
    ...(await checkServices(env)),
    ...(await checkRedis(env)),
    ...(await checkQuarantine(env)),
    ...(await checkCalendars(env)),
    ...checkBookings(env),
    ...(await checkMailFrom(env)),
    ...checkProxy(env),
    ...checkRedirects(env),
    ...checkNotice(env),
    ...checkIndexNow(env),
    {
      level: 'note' as const,
      text: 'Before launch a lawyer has to review the privacy policy, the terms, the cookie page and the accessibility page (views/pages/legal/).',
    },
    {
      level: 'note' as const,
      text: 'Confirm the offices, hours (then set hoursConfirmed) and sister sites in shared/firm/offices.ts and the fees in shared/firm/prices.ts.',
    },
    {
      level: 'note' as const,
      text: `The pages make these statements about the firm; confirm or change them: ${statements.join('; ')}.`,
    },
  ];
  print(findings);
  process.exit(findings.some(({ level }) => level === 'missing') ? 1 : 0);
}

/** Statements on the pages that only the owner can confirm, with their files. */
const statements = [
  'books are closed by the 15th of the next month (views/pages/services/bookkeeping.tsx, shared/firm/services-catalogue.ts)',
  'clients send hours on Tuesday for a Friday payday, and each payroll run is posted to the ledger the same day (views/pages/services/payroll.tsx, shared/brands/payroll.ts)',
  'the fee is agreed in writing before work starts and never depends on the refund (views/pages/services/pricing/text.tsx, views/pages/contact/contact-text.tsx)',
  'the firm visits clients in the counties around both offices; Pickerington is by appointment (views/pages/contact/contact-text.tsx, views/pages/schedule/kind-texts.ts)',
  'the three brands are one firm, and no tax return data is used for another service without written consent (views/pages/legal/privacy.tsx)',
  'the offices are closed on seven holidays (shared/firm/office-hours.ts)',
  'the four numbers of "Proven Results" (shared/limits.ts)',
  'the full return is explained before signing, what can be e-filed is e-filed (views/pages/services/personal-tax.tsx)',
  'payroll clients get one page to approve before money moves; first pay stubs are gone through line by line (views/pages/services/payroll.tsx)',
  'the first ninety days of fractional CFO work, and that the model stays with the client (views/pages/services/fractional-cfo.tsx)',
  'accounts and photos of marketing work belong to the client (views/pages/services/marketing.tsx)',
  'meetings by video, phone, in person and at the client’s place (views/pages/schedule/kind-texts.ts)',
];

function checkCatalogues(): Finding[] {
  const problems = catalogueProblems();
  if (problems.length === 0) return [{ level: 'ok', text: 'services, industries and prices are complete' }];
  return problems.map((text) => ({ level: 'missing', text }));
}

/** Visitors hand their papers to people: what the pages cannot say about them yet. */
function checkTrust(): Finding[] {
  const gaps = trustGaps(trust);
  if (gaps.length === 0) return [{ level: 'ok', text: 'shared/firm/trust.ts is filled in' }];
  return [
    {
      level: 'note',
      text: `the service pages and the page about the firm could show more in shared/firm/trust.ts; what helps visitors most comes first: ${gaps.join('; ')}`,
    },
  ];
}

function checkRecommended(env: Env): Finding[] {
  const recommended: [string, unknown, string][] = [
    [
      'GHOST_WEBHOOK_SECRET',
      env.GHOST_WEBHOOK_SECRET,
      'without it a change in Ghost appears after five minutes instead of two seconds',
    ],
    ['FORCE_HTTPS', env.FORCE_HTTPS || undefined, 'set it on the public site'],
    [
      'INDEXNOW_KEY',
      env.INDEXNOW_KEY,
      'without it search engines find a new article only when they next visit the site',
    ],
    ['REPORT_TO', env.REPORT_TO, 'the weekly report is not mailed; npm run report prints it'],
  ];
  return recommended
    .filter(([, value]) => value === undefined)
    .map(([name, , why]) => ({ level: 'note', text: `${name} is not set: ${why}` }));
}

/** Previews are optional, but a part of their configuration is a mistake. */
function checkPreview(env: Env): Finding[] {
  if (!env.GHOST_ADMIN_API_KEY && !env.PREVIEW_SECRET) return [];
  return missingForPreview(env).map((name) => ({
    level: 'missing',
    text: `${name} is not set, so drafts cannot be previewed: that requires GHOST_URL, GHOST_ADMIN_API_KEY and PREVIEW_SECRET`,
  }));
}

function checkProxy(env: Env): Finding[] {
  if (!env.FORCE_HTTPS || env.TRUST_PROXY > 0) return [];
  return [
    {
      level: 'missing',
      text: 'TRUST_PROXY is 0 while FORCE_HTTPS is set: behind a proxy every request is taken for HTTP and redirected to itself. Set it to the number of proxies in front, 1 on Heroku',
    },
  ];
}

function checkRedirects(env: Env): Finding[] {
  if (!env.REDIRECTS_FILE) return [];
  const { redirects, problems } = readRedirectsFile(env.REDIRECTS_FILE, configuredBrands(env));
  return [
    { level: 'ok', text: `REDIRECTS_FILE holds ${redirects.size} redirects` },
    ...problems.map((problem): Finding => ({ level: 'missing', text: `REDIRECTS_FILE: ${problem}` })),
  ];
}

function checkNotice(env: Env): Finding[] {
  if (!env.SITE_NOTICE_UNTIL || env.SITE_NOTICE_UNTIL >= ohioDate(new Date())) return [];
  return [{ level: 'note', text: `SITE_NOTICE is no longer shown: its last day was ${env.SITE_NOTICE_UNTIL}` }];
}

function checkIndexNow(env: Env): Finding[] {
  if (!env.INDEXNOW_KEY || env.GHOST_WEBHOOK_SECRET) return [];
  return [
    {
      level: 'missing',
      text: 'INDEXNOW_KEY is set without GHOST_WEBHOOK_SECRET: no post is announced, because only the webhook tells which one changed',
    },
  ];
}

function checkFacts(): Finding[] {
  const stale = staleFacts(new Date());
  if (stale.length === 0)
    return [
      {
        level: 'ok',
        text: `${allFacts.length} tax facts are within their dates; each is checked at least every ${RECHECK_AFTER_DAYS} days`,
      },
    ];
  return stale.map((fact) => ({
    level: 'note',
    text: `tax fact to check again (checked on ${fact.checkedOn}, valid through ${fact.validThrough}): ${fact.label}, source ${fact.source.url}`,
  }));
}

async function checkServices(env: Env): Promise<Finding[]> {
  const checks: [string, (() => Promise<unknown>) | null][] = [
    ['Ghost', env.GHOST_URL ? () => requestGhost(env) : null],
    ['Ghost Admin API', env.GHOST_URL && env.GHOST_ADMIN_API_KEY ? () => requestGhostAdmin(env) : null],
    ['SMTP', env.SMTP_URL ? () => connectSmtp(env.SMTP_URL!) : null],
    ['Fallback SMTP', env.SMTP_FALLBACK_URL ? () => connectSmtp(env.SMTP_FALLBACK_URL!) : null],
  ];
  return Promise.all(
    checks.map(async ([name, check]): Promise<Finding> => {
      if (!check) return { level: 'note', text: `${name} is not configured` };
      try {
        await check();
        return { level: 'ok', text: `${name} responds` };
      } catch (error) {
        return {
          level: 'missing',
          text: `${name} does not respond: ${error instanceof Error ? error.message : error}`,
        };
      }
    }),
  );
}

async function requestGhost(env: Env) {
  const url = `${env.GHOST_URL}/ghost/api/content/posts/?limit=1&fields=slug&key=${env.GHOST_CONTENT_API_KEY}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`status ${response.status}`);
}

async function requestGhostAdmin(env: Env) {
  const drafts = createDrafts({ env, brands: configuredBrands(env), log: createLog('silent', false) });
  const result = await drafts?.list(1);
  if (!result?.ok) throw new Error(result?.error?.message);
}

async function connectSmtp(url: string) {
  const check = await checkMailServer(url);
  if (!check.ok) throw new Error(check.text);
}

async function checkRedis(env: Env): Promise<Finding[]> {
  if (!env.REDIS_URL) return [{ level: 'note', text: 'Redis is not configured' }];
  const redis = connectRedis(env.REDIS_URL, env.REDIS_PREFIX, () => {});
  try {
    await whenReady(redis, timeoutMs);
    const problems = await withTimeout(durabilityProblems(redis), timeoutMs, () => {
      throw new Error('it does not answer');
    });
    return [{ level: 'ok', text: 'Redis responds' }, ...problems.map((text): Finding => ({ level: 'note', text }))];
  } catch (error) {
    return [{ level: 'missing', text: `Redis does not respond: ${error instanceof Error ? error.message : error}` }];
  } finally {
    redis.connection.disconnect();
  }
}

/** A password manager may fill the field that people leave empty: then a real message is quarantined. */
async function checkQuarantine(env: Env): Promise<Finding[]> {
  const opened = openQueues({ env, report: silentReport });
  try {
    const lists = opened.queues.map((queue) => queue.list('quarantined').catch(() => []));
    const count = (await Promise.all(lists)).flat().filter((record) => isRecent(record, Date.now())).length;
    if (count === 0) return [];
    const messages = count === 1 ? '1 message was' : `${count} messages were`;
    return [
      {
        level: 'note',
        text: `${messages} quarantined as likely spam in the last 7 days and not mailed: read them with npm run outbox -- list and show`,
      },
    ];
  } finally {
    await opened.close();
  }
}

const silentReport: MailReport = {
  sent: () => undefined,
  deferred: () => undefined,
  rejected: () => undefined,
  error: () => undefined,
};
/** How many busy hours each calendar holds in the next four weeks: a number that the owner can compare with the calendar. */
async function checkCalendars(env: Env): Promise<Finding[]> {
  const sources = brandIds.flatMap((id) => calendarSources(env, id));
  const reads = sources.map(async (source): Promise<Finding> => {
    const found = await busyHours(source, Date.now());
    if (!found.ok) return { level: 'missing', text: `${source.name} cannot be read: ${found.reason}` };
    const broken = found.unreadable > 0 ? `; ${found.unreadable} events cannot be read` : '';
    return { level: 'ok', text: `${source.name} has ${found.hours} busy hours in the next four weeks${broken}` };
  });
  const writes = brandIds.map(async (id): Promise<Finding[]> => {
    const { caldavUrl } = env.brands[id];
    // A calendar that cannot be reached is reported above.
    if (!caldavUrl || (await mayWrite(caldavUrl).catch(() => true))) return [];
    return [{ level: 'missing', text: `CalDAV calendar of ${id} cannot be written to: the user may only read it` }];
  });
  return [...(await Promise.all(reads)), ...(await Promise.all(writes)).flat()];
}

function checkBookings(env: Env): Finding[] {
  if (!env.DYNO || env.REDIS_URL) return [];
  return [
    {
      level: 'missing',
      text: 'REDIS_URL is not set: the disk of a dyno is ephemeral, so booked meetings would be forgotten with each restart',
    },
  ];
}

async function checkMailFrom(env: Env): Promise<Finding[]> {
  if (!env.MAIL_FROM || !env.SMTP_URL) return [];
  const checks = await checkMailDomain(env.MAIL_FROM);
  return checks.map(({ ok, text }): Finding => ({ level: ok ? 'ok' : 'note', text }));
}

function print(findings: Finding[]) {
  const labels = { ok: '  ok     ', note: '  note   ', missing: '  MISSING' };
  for (const level of ['missing', 'note', 'ok'] as const) {
    for (const finding of findings.filter((one) => one.level === level))
      console.log(`${labels[level]} ${finding.text}`);
  }
}

await runChecks();
