import { z } from 'zod';
import { type BrandId, brandIds } from '#shared/brands/index.ts';

const url = z.url({ protocol: /^https?$/, error: 'an address that begins with https:// or http://' });
const optionalUrl = url.optional();
const mailServer = z.url({ protocol: /^smtps?$/, error: 'smtp://user:password@host:587 or smtps://…' });
const flag = oneOf(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const hosts = commaList.pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'host names such as www.example.com')));
const origin = url.refine(
  (value) => URL.parse(value)?.origin === value,
  'an origin such as https://www.example.com, without a path',
);
const mailbox = z.string().regex(/^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>,]+@[^\s@<>,]+)$/, 'an e-mail address');
const mailboxes = commaList.pipe(z.array(z.email('e-mail addresses')).min(1, 'e-mail addresses'));

/** One of some words. */
function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `one of ${words.join(', ')}` });
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

const brandFacts = (id: BrandId) => {
  const key = id.toUpperCase();
  return {
    [`CONTACT_EMAIL_${key}`]: mailboxes.optional(),
    [`BRAND_${key}_DOMAIN`]: hosts.refine((names) => names.length > 0, 'host names such as www.example.com').optional(),
    [`BRAND_${key}_PHONE`]: z
      .string()
      .regex(/^[0-9+() -]{7,20}$/, 'a phone number of 7 to 20 characters')
      .optional(),
    [`BRAND_${key}_PORTAL_URL`]: optionalUrl,
    [`BRAND_${key}_TEAM_URL`]: optionalUrl,
    [`BRAND_${key}_SIGNUP_URL`]: optionalUrl,
    [`BRAND_${key}_SCHEDULING_URL`]: optionalUrl,
    [`BRAND_${key}_FACEBOOK_URL`]: optionalUrl,
    [`BRAND_${key}_LINKEDIN_URL`]: optionalUrl,
    [`BRAND_${key}_INSTAGRAM_URL`]: optionalUrl,
  } as const;
};

const schema = z
  .object({
    PORT: whole(1, 65_535).default(3000),
    NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
    LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    GHOST_URL: url.transform((value) => value.replace(/\/+$/, '')).optional(),
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
    MAIL_OUTBOX_DIR: z.string().min(1).default('var/outbox'),
    MAIL_FROM: mailbox.optional(),
    /** Set by the platform on a dyno, whose disk is gone when the process ends. */
    DYNO: z.string().optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'redis://user:password@host:6379 or rediss://…' }).optional(),
    TRUST_PROXY: whole(0, 10).default(0),
    FORCE_HTTPS: flag.default(false),
    CDN_URL: origin.optional(),
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
    METRICS_TOKEN: secret(8).optional(),
    ...brandFacts('dresdentax'),
    ...brandFacts('brownco'),
    ...brandFacts('payroll'),
  })
  .refine((env) => Boolean(env.GHOST_URL) === Boolean(env.GHOST_CONTENT_API_KEY), {
    path: ['GHOST_CONTENT_API_KEY'],
    message: 'GHOST_URL and GHOST_CONTENT_API_KEY together, or neither',
  })
  .superRefine((env, { addIssue }) => {
    const names = brandIds.map((id) => `BRAND_${id.toUpperCase()}_DOMAIN` as keyof typeof env);
    const taken = new Set<unknown>();
    for (const name of names) {
      for (const host of (env[name] as string[] | undefined) ?? []) {
        if (taken.has(host)) addIssue({ code: 'custom', path: [name], message: 'host names that no other brand has' });
        taken.add(host);
      }
    }
  });

type Parsed = z.infer<typeof schema>;

/** Every variable that the site reads. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

/** What the owner filled in for one brand; everything absent falls back to the placeholder in shared/brands/. */
export type BrandFacts = {
  domains?: string[];
  phone?: string;
  portalUrl?: string;
  teamUrl?: string;
  signupUrl?: string;
  schedulingUrl?: string;
  facebook?: string;
  linkedin?: string;
  instagram?: string;
  contactEmails?: string[];
};

export type Env = Omit<Parsed, `BRAND_${string}` | `CONTACT_EMAIL_${string}`> & { brands: Record<BrandId, BrandFacts> };

/** A variable with a value the site cannot work with. The message is one line naming the variable, what it got and what it wants. */
export class EnvError extends Error {}

/**
 * Reads the environment. Pure: pass any object.
 * @throws {EnvError} on the first bad value. Secrets are named but never repeated.
 */
export function parseEnv(input: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(present);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new EnvError(`${name}: got ${shown(name, present[name])}, wants ${issue.message}`);
  }
  const env = result.data as Record<string, unknown>;
  const brands = Object.fromEntries(
    brandIds.map((id) => {
      const of = (field: string) => env[`BRAND_${id.toUpperCase()}_${field}`];
      const facts = {
        domains: of('DOMAIN'),
        phone: of('PHONE'),
        portalUrl: of('PORTAL_URL'),
        teamUrl: of('TEAM_URL'),
        signupUrl: of('SIGNUP_URL'),
        schedulingUrl: of('SCHEDULING_URL'),
        facebook: of('FACEBOOK_URL'),
        linkedin: of('LINKEDIN_URL'),
        instagram: of('INSTAGRAM_URL'),
        contactEmails: env[`CONTACT_EMAIL_${id.toUpperCase()}`],
      };
      return [id, facts as BrandFacts];
    }),
  ) as Record<BrandId, BrandFacts>;
  return { ...(result.data as Parsed), brands };
}

/** The environment of this process. Throws like `parseEnv`. */
export function readEnv(): Env {
  return parseEnv(process.env);
}

function shown(name: string, value: string | undefined) {
  if (value === undefined) return 'nothing';
  return /SECRET|KEY|TOKEN|SMTP|REDIS/.test(name) ? 'a value that is not shown' : JSON.stringify(value.slice(0, 80));
}
