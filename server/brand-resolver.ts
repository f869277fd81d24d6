import type { RequestHandler } from 'express';
import {
  type Brand,
  type BrandId,
  type Brands,
  brandIds,
  defaultBrand,
  brands as defaults,
  isBrandId,
  phones,
} from '#shared/brands/index.ts';
import { type HourInstruction, withInstructions } from '#shared/firm/hour-instructions.ts';
import { mapOffices } from '#shared/firm/offices.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { Env } from './env.ts';

/** The brands, with the configured facts in place of the placeholders. */
export function configuredBrands(env: Pick<Env, 'brands' | 'SITE_NOTICE' | 'SITE_NOTICE_UNTIL'>): Brands {
  const configured = (id: BrandId): Brand => {
    const brand = defaults[id];
    const facts = env.brands[id];
    return {
      ...brand,
      notice: env.SITE_NOTICE ? { text: env.SITE_NOTICE, until: env.SITE_NOTICE_UNTIL ?? null } : null,
      domains: facts.domains ?? brand.domains,
      portalUrl: facts.portalUrl ?? brand.portalUrl,
      teamUrl: facts.teamUrl ?? brand.teamUrl,
      signupUrl: facts.signupUrl ?? brand.signupUrl,
      schedulingUrl: facts.schedulingUrl ?? brand.schedulingUrl,
      contact: {
        ...phones(facts.phone ?? brand.contact.phone),
        emails: facts.contactEmails ?? brand.contact.emails,
      },
    };
  };
  return Object.fromEntries(brandIds.map((id) => [id, configured(id)])) as Brands;
}

/** The brands with the office hours that the firm's calendars ask for at a moment (milliseconds since 1970). */
export function withOfficeHours(brands: Brands, found: readonly HourInstruction[], now: number): Brands {
  const today = ohioDate(new Date(now));
  const withHours = (brand: Brand): Brand => ({
    ...brand,
    offices: mapOffices(brand.offices, (office) => withInstructions(office, found, today)),
  });
  return Object.fromEntries(brandIds.map((id) => [id, withHours(brands[id])])) as Brands;
}

export type BrandChoice = {
  id: BrandId;
  /** Value of `?domain=` that links keep; null when the host chose the brand. */
  domainParam: string | null;
  knownHost: boolean;
  /** Canonical host to redirect to, for a request to one of a brand's other domains. */
  redirectHost: string | null;
  reason: PageContext['brandReason'];
};

declare module 'express-serve-static-core' {
  interface Request {
    brandChoice: BrandChoice;
  }
}

/**
 * Decides the brand of a request: parameter, else Host header against the known domains, else the default.
 * @param host the Host header itself, never a forwarded one, which clients can set
 * @param param value of `?domain=`; repeated, unknown or malformed values are ignored
 */
export function createBrandResolver(brands: Brands): (host: string | undefined, param: unknown) => BrandChoice {
  const byDomain = new Map<string, BrandId>();
  for (const id of brandIds) for (const domain of brands[id].domains) byDomain.set(withoutPort(domain), id);
  for (const id of brandIds) if (!byDomain.has(`${id}.localhost`)) byDomain.set(`${id}.localhost`, id);
  return (hostHeader, param) => {
    const host = withoutPort(hostHeader ?? '');
    const requested = typeof param === 'string' ? param : null;
    const byParam =
      requested === null ? undefined : isBrandId(requested) ? requested : byDomain.get(requested.toLowerCase());
    const byHost = byDomain.get(host);
    const id = byParam ?? byHost ?? defaultBrand;
    const canonical =
      byHost && brands[byHost].domains.map(withoutPort).includes(host) ? brands[byHost].domains[0]! : null;
    return {
      id,
      domainParam: byParam ?? null,
      knownHost: byHost !== undefined || isLoopback(host),
      redirectHost: canonical && withoutPort(canonical) !== host ? canonical : null,
      reason: {
        host: hostHeader?.slice(0, 100) ?? '',
        param: requested?.slice(0, 100) ?? null,
        source: byParam ? 'param' : byHost ? 'host' : 'default',
      },
    };
  };
}

/** Notes the brand of each request, for all that answers it. */
export function chooseBrand(resolveBrand: ReturnType<typeof createBrandResolver>): RequestHandler {
  return (request, _response, next) => {
    request.brandChoice = resolveBrand(request.headers.host, request.query['domain']);
    next();
  };
}

/** Scheme and host of a brand's canonical site: https, except http on localhost. */
export function originOf(brand: Brand, port: number): string {
  const domain = brand.domains[0]!;
  if (!isLoopback(withoutPort(domain)) && !withoutPort(domain).endsWith('.localhost')) return `https://${domain}`;
  return `http://${domain}${domain.includes(':') || port === 80 ? '' : `:${port}`}`;
}

/** Without its port, which may be empty, and without the dot that ends a full name (RFC 9110, section 4.2.3). */
function withoutPort(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
