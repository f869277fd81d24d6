import {
  type Brand,
  type BrandId,
  type Brands,
  brandIds,
  defaultBrand,
  isBrandId,
  brands as written,
} from '#shared/brands/index.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { Env } from './env.ts';

/** The brands with the owner's facts laid over the placeholders. */
export function configuredBrands(env: Pick<Env, 'brands'>): Brands {
  const configured = (id: BrandId): Brand => {
    const brand = written[id];
    const facts = env.brands[id];
    return {
      ...brand,
      domains: facts.domains ?? brand.domains,
      portalUrl: facts.portalUrl ?? brand.portalUrl,
      teamUrl: facts.teamUrl ?? brand.teamUrl,
      signupUrl: facts.signupUrl ?? brand.signupUrl,
      schedulingUrl: facts.schedulingUrl ?? brand.schedulingUrl,
      contact: { phone: facts.phone ?? brand.contact.phone, emails: facts.contactEmails ?? brand.contact.emails },
      socialMedia: {
        facebook: facts.facebook ?? brand.socialMedia.facebook,
        linkedin: facts.linkedin ?? brand.socialMedia.linkedin,
        instagram: facts.instagram ?? brand.socialMedia.instagram,
      },
    };
  };
  return { dresdentax: configured('dresdentax'), brownco: configured('brownco'), payroll: configured('payroll') };
}

export type BrandChoice = {
  id: BrandId;
  /** What links must carry to stay in this brand; null when the host chose it. */
  domainParam: string | null;
  knownHost: boolean;
  /** Canonical host to go to first, when the page was asked on one of a brand's other domains. */
  redirectHost: string | null;
  reason: PageContext['brandReason'];
};

/**
 * Decides the brand of a request: parameter, else Host header against the known domains, else the default.
 * @param host the Host header itself, never a forwarded one: anybody can write those
 * @param param value of `?domain=`; repeated, unknown or malformed values are ignored
 */
export function createBrandResolver(brands: Brands): (host: string | undefined, param: unknown) => BrandChoice {
  const byDomain = new Map<string, BrandId>();
  for (const id of brandIds) for (const domain of brands[id].domains) byDomain.set(bare(domain), id);
  for (const id of brandIds) if (!byDomain.has(`${id}.localhost`)) byDomain.set(`${id}.localhost`, id);
  return (hostHeader, param) => {
    const host = bare(hostHeader ?? '');
    const asked = typeof param === 'string' ? param : null;
    const byParam = asked === null ? undefined : isBrandId(asked) ? asked : byDomain.get(asked.toLowerCase());
    const byHost = byDomain.get(host);
    const id = byParam ?? byHost ?? defaultBrand;
    const canonical = byHost && brands[byHost].domains.map(bare).includes(host) ? brands[byHost].domains[0]! : null;
    return {
      id,
      domainParam: byParam ?? null,
      knownHost: byHost !== undefined || isLoopback(host),
      redirectHost: canonical && bare(canonical) !== host ? canonical : null,
      reason: {
        host: hostHeader?.slice(0, 100) ?? '',
        param: asked?.slice(0, 100) ?? null,
        source: byParam ? 'param' : byHost ? 'host' : 'default',
      },
    };
  };
}

/** Scheme and host under which a brand is canonical: https, but plain http on the machine itself. */
export function originOf(brand: Brand, port: number): string {
  const domain = brand.domains[0]!;
  if (!isLoopback(bare(domain)) && !bare(domain).endsWith('.localhost')) return `https://${domain}`;
  return `http://${domain}${domain.includes(':') || port === 80 ? '' : `:${port}`}`;
}

function bare(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
