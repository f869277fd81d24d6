import { brandIds } from '#shared/brands/index.ts';
import { staleFacts } from '#shared/tax/facts/all-facts.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';

export type Placeholder = { variable: string; meaning: string };

/** Facts that only the owner knows and that are still examples. */
export function findPlaceholders(env: Env): Placeholder[] {
  const list: Placeholder[] = [];
  const need = (variable: string, value: unknown, meaning: string) => {
    if (value === undefined) list.push({ variable, meaning });
  };
  for (const id of brandIds) {
    const facts = env.brands[id];
    const key = id.toUpperCase();
    need(`BRAND_${key}_DOMAIN`, facts.domains, 'host name of the brand');
    need(`BRAND_${key}_PHONE`, facts.phone, 'telephone number');
    need(`BRAND_${key}_PORTAL_URL`, facts.portalUrl, 'client portal');
    need(`BRAND_${key}_TEAM_URL`, facts.teamUrl, 'Team to Win page');
    need(`BRAND_${key}_SIGNUP_URL`, facts.signupUrl, 'sign-in address');
    need(`CONTACT_EMAIL_${key}`, facts.contactEmails, 'who receives the messages');
  }
  need('SMTP_URL', env.SMTP_URL, 'mail server; until then messages rest in the outbox folder');
  need('MAIL_FROM', env.MAIL_FROM, 'sender address of the messages');
  need('GHOST_URL', env.GHOST_URL, 'news service; until then the built-in articles are shown');
  return list;
}

/** One loud line at start while placeholders remain in production. */
export function warnAboutPlaceholders(env: Env, log: Log): void {
  const open = findPlaceholders(env);
  if (env.NODE_ENV !== 'production' || open.length === 0) return;
  log.warn(
    { findPlaceholders: open.map(({ variable }) => variable) },
    'placeholders are still in use: see "npm run doctor"',
  );
}

/** One line at start when a figure the pages print is past its date. The pages mark it as well. */
export function warnOfStaleFacts(now: Date, log: Log): void {
  const stale = staleFacts(now);
  if (stale.length > 0)
    log.warn({ facts: stale.map(({ id }) => id) }, 'tax facts are past their dates: see "npm run doctor"');
}
