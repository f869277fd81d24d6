import type { Logger } from 'pino';
import { type Brand, type Brands, brandIds, brands as defaults } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import type { Env } from './env.ts';
import { durabilityProblems, type SiteRedis, whenReady } from './redis.ts';

export type Placeholder = { variable: string; meaning: string };

/** What each brand needs: its variable, what shows it, and what it is, with the row of the facts page that can say it instead. */
const brandFacts: [variable: string, shown: (brand: Brand) => string, meaning: string][] = [
  ['BRAND_*_DOMAIN', ({ domains }) => domains.join(), 'host name of the brand'],
  ['BRAND_*_PHONE', ({ contact }) => contact.phone, 'telephone number, or the row “Telephone”'],
  ['BRAND_*_PORTAL_URL', ({ portalUrl }) => portalUrl, 'client portal, or the row “Client portal”'],
  ['BRAND_*_TEAM_URL', ({ teamUrl }) => teamUrl, 'Team to Win page, or the row “Team page”'],
  ['BRAND_*_SIGNUP_URL', ({ signupUrl }) => signupUrl, 'sign-in page, or the row “Sign in”'],
  ['BRAND_*_FACEBOOK_URL', ({ socialMedia }) => socialMedia.facebook, 'page in the footer, or the row “Facebook”'],
  ['BRAND_*_LINKEDIN_URL', ({ socialMedia }) => socialMedia.linkedin, 'page in the footer, or the row “LinkedIn”'],
  ['BRAND_*_INSTAGRAM_URL', ({ socialMedia }) => socialMedia.instagram, 'page in the footer, or the row “Instagram”'],
  ['CONTACT_EMAIL_*', ({ contact }) => contact.emails.join(), 'recipients of the contact mail'],
];

/**
 * What a production site lacks, so that its pages show placeholders.
 * @param brands as configured, with the facts of Ghost
 */
export function findPlaceholders(env: Env, brands: Brands): Placeholder[] {
  const list: Placeholder[] = [];
  const addMissing = (variable: string, value: unknown, meaning: string) => {
    if (value === undefined) list.push({ variable, meaning });
  };
  for (const id of brandIds)
    for (const [variable, shown, meaning] of brandFacts) {
      const value = shown(brands[id]) === shown(defaults[id]) ? undefined : true;
      addMissing(variable.replace('*', id.toUpperCase()), value, meaning);
    }
  addMissing('SMTP_URL', env.SMTP_URL, 'mail server; without it messages are held in the outbox folder');
  addMissing('MAIL_FROM', env.MAIL_FROM, 'sender address of the messages');
  addMissing('GHOST_URL', env.GHOST_URL, 'news service; without it the built-in articles are shown');
  return list;
}

/** Logs one warning, once Ghost was asked, while placeholders remain in production. */
export function warnAboutPlaceholders(env: Env, brands: Brands, log: Logger): void {
  const placeholders = findPlaceholders(env, brands);
  if (env.NODE_ENV !== 'production' || placeholders.length === 0) return;
  log.warn(
    { placeholders: placeholders.map(({ variable }) => variable) },
    'placeholders are still in use: see "npm run doctor"',
  );
}

/** What is lost on a dyno, because nothing but its disk could keep it: one sentence each, which ends with what to set. */
export function lossesAtRestart(env: Env): string[] {
  if (env.DYNO === undefined || env.REDIS_URL !== undefined) return [];
  const losses: string[] = [];
  if (env.SMTP_URL === undefined) losses.push('messages will be lost: set SMTP_URL or REDIS_URL');
  return losses;
}

/** Logs each loss as an error, and again every hour. @returns ends that */
export function reportLosses(env: Env, log: Logger): () => void {
  const logAll = () => {
    for (const loss of lossesAtRestart(env)) log.error(loss);
  };
  logAll();
  const timer = setInterval(logAll, limits.lossReportMs).unref();
  return () => clearInterval(timer);
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
