import type { Logger } from 'pino';
import { type Brand, type Brands, brandIds, brands as defaults } from '#shared/brands/index.ts';
import * as limits from '#shared/limits.ts';
import { bookingStorage, type Env, forgetsAtRestart } from './env.ts';
import { durabilityProblems, type SiteRedis, whenReady } from './redis.ts';

type Placeholder = { variable: string; meaning: string };

type BrandFact = [variable: string, shown: (brand: Brand) => string, meaning: string];

/** What each brand needs: its variable or its row of the facts page, what shows it, and what it is. */
const brandFacts: BrandFact[] = [
  ['BRAND_*_DOMAIN', ({ domains }) => domains.join(), 'host name of the brand'],
  ['BRAND_*_PHONE', ({ contact }) => contact.phone, 'phone number, or the row “Phone”'],
  ['CONTACT_EMAIL_*', ({ contact }) => contact.emails.join(), 'recipients of the contact mail'],
];
const brandLinks: BrandFact[] = [
  ['BRAND_*_PORTAL_URL', ({ portalUrl }) => portalUrl, 'client portal, or the row “Client portal”'],
  ['BRAND_*_TEAM_URL', ({ teamUrl }) => teamUrl, 'Team to Win page, or the row “Team page”'],
  ['BRAND_*_SIGNUP_URL', ({ signupUrl }) => signupUrl, 'sign-in page, or the row “Sign in”'],
  ['The row “Facebook”', ({ socialMedia }) => socialMedia.facebook, 'page that the footer links to'],
  ['The row “LinkedIn”', ({ socialMedia }) => socialMedia.linkedin, 'page that the footer links to'],
  ['The row “Instagram”', ({ socialMedia }) => socialMedia.instagram, 'page that the footer links to'],
];

/**
 * What a production site lacks, so that its pages show placeholders; what visitors miss most comes first.
 * @param brands as configured, with the facts of Ghost
 */
export function findPlaceholders(env: Env, brands: Brands): Placeholder[] {
  const site: [keyof Env, string][] = [
    ['MAIL_FROM', 'sender address of the messages'],
    ['GHOST_URL', 'news service; without it the built-in articles are shown'],
  ];
  return [
    ...brandFacts.flatMap((fact) => placeholdersOf(fact, brands)),
    ...site.filter(([variable]) => env[variable] === undefined).map(([variable, meaning]) => ({ variable, meaning })),
    ...brandLinks.flatMap((fact) => placeholdersOf(fact, brands)),
  ];
}

/** One for each brand, or one for all. */
function placeholdersOf([pattern, shown, meaning]: BrandFact, brands: Brands): Placeholder[] {
  const ids = brandIds.filter((id) => shown(brands[id]) === shown(defaults[id]));
  if (ids.length === brandIds.length) return [{ variable: `${pattern} of all brands`, meaning }];
  return ids.map((id) => ({
    variable: pattern.includes('*') ? pattern.replace('*', id.toUpperCase()) : `${pattern} of ${id}`,
    meaning,
  }));
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
  const losesMail = forgetsAtRestart(env) && env.SMTP_URL === undefined;
  return losesMail ? ['messages will be lost: set SMTP_URL or REDIS_URL'] : [];
}

/** The brands on whose page no meeting can be booked, because nothing would keep it, as one sentence, or none. */
export function refusedMeetings(env: Env): string[] {
  const refused = brandIds.filter(
    (id) => bookingStorage(env, id) === null && env.brands[id].schedulingUrl === undefined,
  );
  const ids = refused.join(', ');
  return ids
    ? [`meetings cannot be booked (${ids}): set REDIS_URL, or BOOKING_SECRET and each brand's CALDAV_URL`]
    : [];
}

/** Logs each loss, and that meetings cannot be booked, as an error, and again every hour. @returns ends that */
export function reportLosses(env: Env, log: Logger): () => void {
  const logAll = () => {
    for (const loss of [...lossesAtRestart(env), ...refusedMeetings(env)]) log.error(loss);
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
