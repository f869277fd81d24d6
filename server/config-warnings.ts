import type { Logger } from 'pino';
import { brandIds } from '#shared/brands/index.ts';
import { staleFacts } from '#shared/tax/facts/all-facts.ts';
import type { Env } from './env.ts';
import { durabilityProblems, type SiteRedis, whenReady } from './redis.ts';

export type Placeholder = { variable: string; meaning: string };

/** Variables of a production site that are not set, so that the pages show placeholders. */
export function findPlaceholders(env: Env): Placeholder[] {
  const list: Placeholder[] = [];
  const addMissing = (variable: string, value: unknown, meaning: string) => {
    if (value === undefined) list.push({ variable, meaning });
  };
  for (const id of brandIds) {
    const facts = env.brands[id];
    const key = id.toUpperCase();
    addMissing(`BRAND_${key}_DOMAIN`, facts.domains, 'host name of the brand');
    addMissing(`BRAND_${key}_PHONE`, facts.phone, 'telephone number');
    addMissing(`BRAND_${key}_PORTAL_URL`, facts.portalUrl, 'client portal');
    addMissing(`BRAND_${key}_TEAM_URL`, facts.teamUrl, 'Team to Win page');
    addMissing(`BRAND_${key}_SIGNUP_URL`, facts.signupUrl, 'sign-in page');
    addMissing(`BRAND_${key}_FACEBOOK_URL`, facts.facebook, 'Facebook page in the footer');
    addMissing(`BRAND_${key}_LINKEDIN_URL`, facts.linkedin, 'LinkedIn page in the footer');
    addMissing(`BRAND_${key}_INSTAGRAM_URL`, facts.instagram, 'Instagram page in the footer');
    addMissing(`CONTACT_EMAIL_${key}`, facts.contactEmails, 'recipients of the contact mail');
  }
  addMissing('SMTP_URL', env.SMTP_URL, 'mail server; without it messages are held in the outbox folder');
  addMissing('MAIL_FROM', env.MAIL_FROM, 'sender address of the messages');
  addMissing('GHOST_URL', env.GHOST_URL, 'news service; without it the built-in articles are shown');
  return list;
}

/** Logs one warning at start while placeholders remain in production. */
export function warnAboutPlaceholders(env: Env, log: Logger): void {
  const placeholders = findPlaceholders(env);
  if (env.NODE_ENV !== 'production' || placeholders.length === 0) return;
  log.warn(
    { placeholders: placeholders.map(({ variable }) => variable) },
    'placeholders are still in use: see "npm run doctor"',
  );
}

/** Logs a warning once Redis is connected, unless it keeps queued mail whatever happens to it. */
export async function warnOfRedisDurability(redis: SiteRedis, log: Logger): Promise<void> {
  try {
    await whenReady(redis, redisTimeoutMs);
    for (const problem of await durabilityProblems(redis)) log.warn(problem);
  } catch (error) {
    log.debug({ err: error }, 'how Redis stores its data could not be checked');
  }
}

const redisTimeoutMs = 10_000;

/** Logs one warning at start when tax facts are past their dates. The pages mark them as well. */
export function warnOfStaleFacts(now: Date, log: Logger): void {
  const stale = staleFacts(now);
  if (stale.length > 0)
    log.warn({ facts: stale.map(({ id }) => id) }, 'tax facts are past their dates: see "npm run doctor"');
}
