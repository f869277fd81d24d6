import { z } from 'zod';
import { type BrandId, brandIds } from '#shared/brands/index.ts';

const url = z.url();
const optionalUrl = url.optional();
const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const origin = url.refine((value) => new URL(value).origin === value, 'an origin such as https://www.example.com');
const mailbox = z.string().regex(/^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>,]+@[^\s@<>,]+)$/, 'an e-mail address');
const mailboxes = commaList.pipe(z.array(z.email()).min(1));

const brandFacts = (id: BrandId) => {
  const key = id.toUpperCase();
  return {
    [`CONTACT_EMAIL_${key}`]: mailboxes.optional(),
    [`BRAND_${key}_DOMAIN`]: commaList
      .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name')).min(1))
      .optional(),
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
    PORT: port.default(3000),
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    GHOST_URL: z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    GHOST_CONTENT_API_KEY: z
      .string()
      .regex(/^[0-9a-f]{26}$/, '26 hexadecimal characters')
      .optional(),
    GHOST_WEBHOOK_SECRET: z.string().min(8).optional(),
    GHOST_ADMIN_API_KEY: z
      .string()
      .regex(/^[0-9a-f]{24}:[0-9a-f]{64}$/, 'id:secret in hexadecimal')
      .optional(),
    PREVIEW_SECRET: z.string().min(16).optional(),
    FEATURE_IMAGE_HOSTS: commaList.default([]),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    SMTP_FALLBACK_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_OUTBOX_DIR: z.string().min(1).default('var/outbox'),
    MAIL_FROM: mailbox.optional(),
    /** Set by the platform on a dyno, whose disk is gone when the process ends. */
    DYNO: z.string().optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    FORCE_HTTPS: flag.default(false),
    CDN_URL: origin.optional(),
    GTM_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'GTM-…')
      .optional(),
    CHAT_WIDGET_SRC: optionalUrl,
    ANALYTICS_SRC: optionalUrl,
    SPEED_INSIGHTS_SRC: optionalUrl,
    BADGE_SRC: optionalUrl,
    ALLOWED_ORIGINS: commaList.pipe(z.array(origin)).default([]),
    CONTACT_LIMIT: z.coerce.number().int().min(1).max(10_000).default(5),
    CACHE_DIR: z.string().min(1).default('var/cache'),
    SITE_NOTICE: z.string().max(300).optional(),
    METRICS_TOKEN: z.string().min(8).optional(),
    ...brandFacts('dresdentax'),
    ...brandFacts('brownco'),
    ...brandFacts('payroll'),
  })
  .refine((env) => Boolean(env.GHOST_URL) === Boolean(env.GHOST_CONTENT_API_KEY), {
    path: ['GHOST_CONTENT_API_KEY'],
    message: 'GHOST_URL and GHOST_CONTENT_API_KEY together, or neither',
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
