import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { type BrandId, brandIds } from '#shared/brands/index.ts';
import { trimEnd } from '#shared/format/text.ts';

export const url = z.url({
  protocol: /^https?$/,
  // A semicolon or a quote in the host would write into the Content-Security-Policy.
  hostname: /^([\w.-]+|\[[\da-f:.]+\])$/,
  error: 'an address that begins with https:// or http:// and a host name',
});
const optionalUrl = url.optional();
const urlWithPassword = url.transform(encodePercents);
const mailServer = z
  .url({ protocol: /^smtps?$/, error: 'smtp://user:password@host:587 or smtps://…' })
  .transform(encodePercents);
const flag = oneOf(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+(:\d+)?$/, 'host names such as www.example.com');
const hosts = commaList.pipe(z.array(hostName));
const origin = url.refine(
  (value) => URL.parse(value)?.origin === value,
  'an origin such as https://www.example.com, without a path',
);
const mailbox = z.string().regex(/^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>,]+@[^\s@<>,]+)$/, 'an email address');
const mailboxes = commaList.pipe(z.array(z.email('email addresses')).min(1, 'email addresses'));

/** A password may be written as it is or percent-encoded: a percent sign that encodes nothing is itself. */
function encodePercents(address: string): string {
  return address.replace(/(?:%[\da-f]{2})+|%/gi, (found) => {
    try {
      decodeURIComponent(found);
      return found;
    } catch {
      return found.replaceAll('%', '%25');
    }
  });
}

function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `one of ${words.join(', ')}` });
}

function isCertificate(pem: string): boolean {
  try {
    return Boolean(new X509Certificate(pem));
  } catch {
    return false;
  }
}

function whole(min: number, max: number) {
  const wants = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, wants)
    .transform(Number)
    .refine((value) => value >= min && value <= max, wants);
}

function secret(length: number) {
  return z.string().min(length, `at least ${length} characters`);
}

export const phone = z
  .string()
  .overwrite((value) => value.replace(/^(\d{3}) ?(\d{3}) ?(\d{4})$/, '$1-$2-$3'))
  .regex(/^[0-9+(). -]{7,20}$/, 'a phone number of 7 to 20 characters');

/** What the owner configures per brand: property, variable (with the brand's id for `*`) and schema. */
const brandVariables = {
  domains: [
    'BRAND_*_DOMAIN',
    hosts.refine((names) => names.length > 0, 'host names such as www.example.com').optional(),
  ],
  phone: ['BRAND_*_PHONE', phone.optional()],
  contactEmails: ['CONTACT_EMAIL_*', mailboxes.optional()],
  portalUrl: ['BRAND_*_PORTAL_URL', optionalUrl],
  teamUrl: ['BRAND_*_TEAM_URL', optionalUrl],
  signupUrl: ['BRAND_*_SIGNUP_URL', optionalUrl],
  schedulingUrl: ['BRAND_*_SCHEDULING_URL', optionalUrl],
  calendarUrls: [
    'BRAND_*_CALENDAR_URLS',
    commaList
      .transform((parts) => parts.map((part) => part.replace(/^webcals?:/i, 'https:')))
      .pipe(z.array(urlWithPassword))
      .optional(),
  ],
  caldavUrl: ['BRAND_*_CALDAV_URL', urlWithPassword.optional()],
} as const satisfies Record<string, readonly [variable: string, schema: z.ZodType]>;

type BrandVariables = typeof brandVariables;

/** The configuration of one brand; what is missing is a placeholder of shared/brands/. */
type BrandFacts = { [Property in keyof BrandVariables]?: z.infer<BrandVariables[Property][1]> };

const variableOf = (pattern: string, id: BrandId) => pattern.replace('*', id.toUpperCase());

const siteVariables = {
  PORT: whole(1, 65_535).default(3000),
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  GHOST_URL: url.transform((value) => trimEnd(value, '/')).optional(),
  GHOST_CONTENT_API_KEY: z
    .string()
    .regex(/^[0-9a-f]{26}$/, '26 hexadecimal characters')
    .optional(),
  GHOST_WEBHOOK_SECRET: secret(8).optional(),
  GHOST_ADMIN_API_KEY: z
    .string()
    .regex(/^[0-9a-f]{24}:[0-9a-f]{64}$/, 'id:secret in hexadecimal')
    .optional(),
  PREVIEW_SECRET: secret(16).optional(),
  FEATURE_IMAGE_HOSTS: hosts.default([]),
  SMTP_URL: mailServer.optional(),
  SMTP_FALLBACK_URL: mailServer.optional(),
  VAR_DIR: z.string().min(1).default('var'),
  MAIL_OUTBOX_DIR: z.string().min(1).default('var/outbox'),
  MAIL_FROM: mailbox.optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w.-]{1,63}$/, 'a selector such as s1')
    .optional(),
  /** Set by Heroku on a dyno, whose disk is ephemeral. */
  DYNO: z.string().optional(),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'redis://user:password@host:6379 or rediss://…' })
    .transform(encodePercents)
    .optional(),
  REDIS_TLS: oneOf(['verify', 'accept-self-signed']).default('verify'),
  REDIS_CA: z
    .string()
    // Where a platform keeps a variable on one line.
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine(isCertificate, 'the text of a PEM file: -----BEGIN CERTIFICATE-----, …')
    .optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]{1,40}$/, 'letters, digits and . : _ - only, at most 40 characters')
    .default('one-ledger'),
  TRUST_PROXY: whole(0, 10).default(0),
  FORCE_HTTPS: flag.default(false),
  CDN_URL: origin.optional(),
  CDN_CACHE: flag.default(false),
  PURGE_URL: url.refine((value) => !URL.parse(value)?.username, 'an address without a name and password').optional(),
  PURGE_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}: ?[\x21-\x7e][\x20-\x7e]{7,}$/, 'a header such as Fastly-Key: token')
    .transform((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
    .optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'an id such as GTM-ABC123')
    .optional(),
  CHAT_WIDGET_SRC: optionalUrl,
  ANALYTICS_SRC: optionalUrl,
  SPEED_INSIGHTS_SRC: optionalUrl,
  BADGE_SRC: optionalUrl,
  ALLOWED_ORIGINS: commaList.pipe(z.array(origin)).default([]),
  CONTACT_LIMIT: whole(1, 10_000).default(5),
  CACHE_DIR: z.string().min(1).default('var/cache'),
  SITE_NOTICE: z.string().max(300, 'one line of at most 300 characters').optional(),
  SITE_NOTICE_UNTIL: z.iso.date('the last day it is shown, such as 2026-12-26').optional(),
  METRICS_TOKEN: secret(8).optional(),
  ERROR_WEBHOOK_URL: optionalUrl,
  WARM_UP: flag.default(true),
  REPORT_TO: mailboxes.optional(),
  OFFLINE_TOOLS: flag.default(true),
  BOOKING_SECRET: secret(16).optional(),
  BOOKING_CONFIRM_MAIL: flag.optional(),
  CONTACT_RECEIPT: flag.optional(),
};

/**
 * What pages show, and conveniences: with the default in place of a bad value nothing is lost, sent elsewhere or less
 * protected, and no taken time is offered. A bad value of any other variable stops the start.
 */
const lenient =
  /^(?:LOG_LEVEL|WARM_UP|OFFLINE_TOOLS|CDN_URL|CONTACT_LIMIT|FEATURE_IMAGE_HOSTS|GTM_ID|(?:CHAT_WIDGET|ANALYTICS|SPEED_INSIGHTS|BADGE)_SRC|SITE_NOTICE(?:_UNTIL)?|ERROR_WEBHOOK_URL|REPORT_TO|DKIM_SELECTOR|BRAND_[A-Z]+_(?:PHONE|(?:PORTAL|TEAM|SIGNUP)_URL))$/;

const schema = z
  .object(siteVariables)
  .extend(
    Object.fromEntries(
      brandIds.flatMap((id) =>
        Object.values(brandVariables).map(([pattern, variable]) => [variableOf(pattern, id), variable]),
      ),
    ),
  )
  .refine((env) => Boolean(env.GHOST_URL) === Boolean(env.GHOST_CONTENT_API_KEY), {
    path: ['GHOST_CONTENT_API_KEY'],
    message: 'GHOST_URL and GHOST_CONTENT_API_KEY together, or neither',
  })
  .refine((env) => !env.REDIS_CA || env.REDIS_TLS === 'verify', {
    path: ['REDIS_CA'],
    message: 'REDIS_TLS=verify as well: otherwise nothing is compared with it',
  })
  .refine((env) => !env.PURGE_URL || env.CDN_CACHE, { path: ['PURGE_URL'], message: 'CDN_CACHE=true as well' })
  .superRefine((env, { addIssue }) => {
    const taken = new Set<string>();
    for (const name of brandIds.map((id) => variableOf(brandVariables.domains[0], id))) {
      for (const host of ((env as Record<string, unknown>)[name] as string[] | undefined) ?? []) {
        if (taken.has(host)) addIssue({ code: 'custom', path: [name], message: 'host names that no other brand has' });
        taken.add(host);
      }
    }
  });

export const variableNames: readonly string[] = Object.keys(schema.shape);

type SiteEnv = z.infer<z.ZodObject<typeof siteVariables>>;

/** `problems`: a sentence for each bad value in whose place the default stands. */
export type Env = SiteEnv & { brands: Record<BrandId, BrandFacts>; problems: string[] };

/** An invalid variable. The message is one line with the variable, its value and what is valid. */
export class EnvError extends Error {}

/**
 * Parses environment variables; empty ones count as missing, and so do bad values of what the site can do without.
 * @throws {EnvError} on the first bad value of any other variable. Secrets are named but never repeated.
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const present = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''));
  const problems: string[] = [];
  let result = schema.safeParse(Object.fromEntries(present));
  while (!result.success) {
    for (const { path, message } of result.error.issues) {
      const name = String(path[0]);
      const problem = `${name}: got ${printable(name, present.get(name))}, wants ${message}`;
      if (!lenient.test(name)) throw new EnvError(problem);
      if (present.delete(name)) problems.push(`${problem}. It counts as not set.`);
    }
    result = schema.safeParse(Object.fromEntries(present));
  }
  const env = result.data as SiteEnv & Record<string, unknown>;
  const factsOf = (id: BrandId) =>
    Object.fromEntries(
      Object.entries(brandVariables).map(([property, [pattern]]) => [property, env[variableOf(pattern, id)]]),
    ) as BrandFacts;
  return {
    ...env,
    // Dokku sets it, too; there the disk is the operator's.
    DYNO: input['DOKKU_APP_TYPE'] ? undefined : env.DYNO,
    brands: Object.fromEntries(brandIds.map((id) => [id, factsOf(id)])) as Record<BrandId, ReturnType<typeof factsOf>>,
    problems,
  };
}

/** The environment of this process. Throws like `parseEnv`. */
export function readEnv(): Env {
  return parseEnv(process.env);
}

function printable(name: string, value: string | undefined) {
  if (value === undefined) return 'nothing';
  return /SECRET|KEY|TOKEN|PURGE|CALENDAR|CALDAV|SMTP|WEBHOOK|REDIS_(URL|CA)/.test(name)
    ? 'a value that is not shown'
    : JSON.stringify(value.slice(0, 80));
}

/**
 * Whether all that is stored is gone with the next restart: on a Heroku dyno (DYNO), which starts with an empty disk, without
 * Redis.
 */
export function forgetsAtRestart({ DYNO, REDIS_URL }: Pick<Env, 'DYNO' | 'REDIS_URL'>): boolean {
  return DYNO !== undefined && REDIS_URL === undefined;
}

/**
 * What keeps a brand's bookings when the process restarts: the store, or on a dyno whose disk is all of it the CalDAV calendar
 * that they are sealed in; null for nothing.
 */
export function bookingStorage(
  env: Pick<Env, 'brands' | 'BOOKING_SECRET' | 'DYNO' | 'REDIS_URL'>,
  id: BrandId,
): 'store' | 'calendar' | null {
  if (!forgetsAtRestart(env)) return 'store';
  return env.BOOKING_SECRET && env.brands[id].caldavUrl ? 'calendar' : null;
}
