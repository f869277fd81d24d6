import { catalogueProblems } from '#shared/firm/catalogue-schema.ts';
import { allFacts, staleFacts } from '#shared/tax/facts/all-facts.ts';
import { configuredBrands } from '../brand-resolver.ts';
import { findPlaceholders } from '../config-warnings.ts';
import { type Env, EnvError, readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { checkMailDomain, checkMailServer } from '../mail/dns-checks.ts';
import { createDrafts, missingForPreview } from '../preview/ghost-drafts.ts';
import { connectRedis } from '../redis.ts';

type Finding = { level: 'ok' | 'note' | 'missing'; text: string };

const timeout = 8_000;

/** `npm run doctor`: what the owner still has to fill in, and whether what is configured answers. Exit 1 when production would lack something. */
async function examine(): Promise<void> {
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
    ...secrets(env),
    ...preview(env),
    ...facts(),
    ...catalogues(),
    ...(await services(env)),
    ...(await mailDomain(env)),
    ...proxy(env),
    {
      level: 'note' as const,
      text: 'A lawyer has to read the privacy policy, the terms, the cookie and the accessibility page before launch (views/pages/).',
    },
    {
      level: 'note' as const,
      text: 'Office streets, hours and the sister sites stand in shared/firm/offices.ts, fees in shared/firm/prices.ts: confirm them.',
    },
    {
      level: 'note' as const,
      text: `The pages say these things about how you work; confirm or change them: ${statements.join('; ')}.`,
    },
  ];
  print(findings);
  process.exit(findings.some(({ level }) => level === 'missing') ? 1 : 0);
}

/** What the texts say of the firm that only its owner can know, and where. */
const statements = [
  'books are closed by the 15th of the next month (views/pages/services/bookkeeping.tsx, shared/firm/services-catalogue.ts)',
  'hours come on Tuesday for a Friday payday, and each run is posted to the ledger the same day (views/pages/services/payroll.tsx, shared/brands/payroll.ts)',
  'the fee is named and agreed in writing before work starts and never follows the refund (views/pages/services/pricing-page.tsx, views/pages/contact/contact.tsx)',
  'you visit clients at their place in the counties around both offices, Pickerington works by appointment (views/pages/contact/contact.tsx, views/pages/contact/schedule.tsx)',
  'the three names are one firm, and nothing of a return is used for another service without written consent (views/pages/legal/privacy.tsx)',
  'closed on the seven holidays of shared/firm/office-hours.ts',
  'the four figures of "Proven Results" (shared/limits.ts)',
];

function catalogues(): Finding[] {
  const problems = catalogueProblems();
  if (problems.length === 0) return [{ level: 'ok', text: 'services, industries and prices are complete' }];
  return problems.map((text) => ({ level: 'missing', text }));
}

function secrets(env: Env): Finding[] {
  const wanted: [string, unknown, string][] = [
    [
      'GHOST_WEBHOOK_SECRET',
      env.GHOST_WEBHOOK_SECRET,
      'without it an edit is seen after five minutes instead of two seconds',
    ],
    ['FORCE_HTTPS', env.FORCE_HTTPS || undefined, 'set it on the public site'],
  ];
  return wanted
    .filter(([, value]) => value === undefined)
    .map(([name, , why]) => ({ level: 'note', text: `${name} is not set: ${why}` }));
}

/** Half a configuration is a mistake; none is a choice. */
function preview(env: Env): Finding[] {
  if (!env.GHOST_ADMIN_API_KEY && !env.PREVIEW_SECRET) return [];
  return missingForPreview(env).map((name) => ({
    level: 'missing',
    text: `${name} is not set, so there is no draft preview: it takes GHOST_URL, GHOST_ADMIN_API_KEY and PREVIEW_SECRET`,
  }));
}

function proxy(env: Env): Finding[] {
  if (!env.FORCE_HTTPS || env.TRUST_PROXY > 0) return [];
  return [
    {
      level: 'missing',
      text: 'TRUST_PROXY is 0 while FORCE_HTTPS is set: nobody is believed to come by HTTPS, and every page redirects to itself. Set it to the number of proxies in front, 1 on Heroku',
    },
  ];
}

function facts(): Finding[] {
  const stale = staleFacts(new Date());
  if (stale.length === 0) return [{ level: 'ok', text: `${allFacts.length} tax facts are within their dates` }];
  return stale.map((fact) => ({
    level: 'note',
    text: `tax fact past its date (${fact.validThrough}): ${fact.label}, source ${fact.source.url}`,
  }));
}

async function services(env: Env): Promise<Finding[]> {
  const checks: [string, (() => Promise<unknown>) | null][] = [
    ['Ghost', env.GHOST_URL ? () => askGhost(env) : null],
    ['Ghost Admin API', env.GHOST_URL && env.GHOST_ADMIN_API_KEY ? () => askGhostAdmin(env) : null],
    ['SMTP', env.SMTP_URL ? () => askSmtp(env.SMTP_URL!) : null],
    ['second SMTP', env.SMTP_FALLBACK_URL ? () => askSmtp(env.SMTP_FALLBACK_URL!) : null],
    ['Redis', env.REDIS_URL ? () => askRedis(env.REDIS_URL!) : null],
  ];
  return Promise.all(
    checks.map(async ([name, ask]): Promise<Finding> => {
      if (!ask) return { level: 'note', text: `${name} is not configured` };
      try {
        await ask();
        return { level: 'ok', text: `${name} answers` };
      } catch (error) {
        return { level: 'missing', text: `${name} does not answer: ${error instanceof Error ? error.message : error}` };
      }
    }),
  );
}

async function askGhost(env: Env) {
  const url = `${env.GHOST_URL}/ghost/api/content/posts/?limit=1&fields=slug&key=${env.GHOST_CONTENT_API_KEY}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

async function askGhostAdmin(env: Env) {
  const drafts = createDrafts({ env, brands: configuredBrands(env), log: createLog('silent', false) });
  const answer = await drafts?.list(1);
  if (!answer?.ok) throw new Error(answer?.error?.message);
}

async function askSmtp(url: string) {
  const check = await checkMailServer(url);
  if (!check.ok) throw new Error(check.text);
}

async function askRedis(url: string) {
  const redis = connectRedis(url, () => {});
  try {
    await new Promise<void>((resolve, reject) => {
      redis.once('ready', resolve);
      setTimeout(() => reject(new Error('no answer')), timeout).unref();
    });
  } finally {
    redis.disconnect();
  }
}

async function mailDomain(env: Env): Promise<Finding[]> {
  if (!env.MAIL_FROM || !env.SMTP_URL) return [];
  const checks = await checkMailDomain(env.MAIL_FROM);
  return checks.map(({ ok, text }): Finding => ({ level: ok ? 'ok' : 'note', text }));
}

function print(findings: Finding[]) {
  const marks = { ok: '  ok     ', note: '  note   ', missing: '  MISSING' };
  for (const level of ['missing', 'note', 'ok'] as const) {
    for (const finding of findings.filter((one) => one.level === level)) console.log(`${marks[level]} ${finding.text}`);
  }
}

await examine();
