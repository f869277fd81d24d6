import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import type { IndustrySlug } from '#shared/firm/industries.ts';
import { industryBySlug } from '#shared/firm/industries-catalog.ts';
import { unusualDays } from '#shared/firm/office-hours.ts';
import type { Office, TimeRange } from '#shared/firm/offices.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { type Person, personNamed } from '#shared/firm/trust.ts';
import { ohioDate } from '#shared/format/ohio-date.ts';
import { fragmentId, telHref, truncate } from '#shared/format/text.ts';
import { authorsOf, type Post } from '#shared/news/post.ts';
import { absolute, type Head, type HeadTag } from '#shared/site/head.ts';
import type { PageContext } from '#shared/site/page-context.ts';
import type { PageData } from '#shared/site/page-data.ts';
import { canonicalOrigin } from '#shared/site/page-owner.ts';
import { href, matchRoute, type Params, type RouteName, routes } from '#shared/site/routes.ts';
import { shareImageSize } from '#shared/site/share-image.ts';
import { pageModules } from '#views/app/page-registry.ts';
import type { PageModule, ReadData } from '#views/runtime/page-module.ts';
import type { RequestSource } from './load.ts';
import type { PageRequest } from './request.ts';

/** The code of a page, which is in memory on the server. */
function pageModule(route: RouteName): PageModule {
  return (pageModules.load(route) as { value?: PageModule }).value!;
}

/** What a page says about itself, and the article of a `blogPost`, from its critical data. */
export function pageHead(
  { match, query, path }: PageRequest,
  source: RequestSource,
  route: RouteName,
  context: PageContext,
): { head: Head; post: PageData['post']['value'] | undefined } {
  const { params } = match;
  const read: ReadData = (name, params) => (source.load(name, params) as { value?: never }).value;
  const post = route === 'blogPost' ? read('post', { slug: params['slug']! }) : undefined;
  return { head: pageModule(route).head({ context, params, query, path }, read), post };
}

/**
 * The tags from which other sites and messengers make a preview of a link (Open Graph, X). They request the page from the
 * server, so the browser does not update them.
 * @param path the page's path, with its page number
 */
export function linkPreviewTags(head: Head, context: PageContext, path: string): HeadTag[] {
  const { brand } = context;
  const owner = canonicalOrigin(context, matchRoute(path.split('?', 1)[0]!));
  const image = absolute(context.origin, head.image ?? `${context.assetBase}/social/${brand.id}.png`);
  const size = head.image ? head.imageSize : shareImageSize;
  const property = (name: string, content: string | undefined): HeadTag[] =>
    content ? [{ tag: 'meta', attributes: { property: name, content } }] : [];
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  return [
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:type', head.type ?? 'website'),
    ...property('og:url', absolute(owner, head.canonical ?? path)),
    ...property('og:image', image),
    ...property('og:image:width', size && String(size.width)),
    ...property('og:image:height', size && String(size.height)),
    ...property('og:image:alt', (head.image && head.imageAlt) || `${brand.name}: ${brand.tagline}`),
    ...property('og:site_name', brand.name),
    ...property('og:locale', 'en_US'),
    ...property('article:published_time', head.published),
    ...property('article:modified_time', head.modified),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    ...(head.image && head.imageAlt ? [meta('twitter:image:alt', head.imageAlt)] : []),
  ];
}

type Page = {
  name: RouteName;
  params: Params;
  head: Head;
  context: PageContext;
  brand: Brand;
  /** The article of a `blogPost`. */
  post: PageData['post']['value'] | undefined;
};
type Crumb = { name: string; path: string };

/**
 * What search engines can read about a page beside its text, as schema.org JSON-LD: the offices, people, the article, the way
 * from Home. Written by the server only, so that no browser loads it. Questions carry their marks in the text itself
 * (views/components/faq.tsx).
 */
export function structuredData({ name, params, head, context, brand, post }: Page): object[] {
  if (head.noindex || context.noindex) return [];
  const things: object[] = [];
  if (name === 'home') things.push(website(brand, context));
  if (name === 'home' || name === 'contact' || name === 'about')
    things.push(...brand.offices.map((one) => office(one, brand, context)));
  if (name === 'about') things.push(...brand.trust.people.map((one) => person(one, brand, context)));
  if (post?.ok) things.push(article(post.value.post, head, brand, context));
  const way = post?.ok ? wayToArticle(post.value.post) : wayFromHome(name, params, head, brand);
  if (way.length > 0) things.push(breadcrumbs(way, canonicalOrigin(context, { name, params })));
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

function website(brand: Brand, context: PageContext): object {
  const { origin } = context;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    alternateName: brand.shortName,
    url: `${origin}/`,
    publisher: organization(brand, context),
  };
}

/** The brand. Search engines join the records that have the same `@id`. */
function organization(brand: Brand, { origin, assetBase }: PageContext): object {
  const profiles = configuredProfiles(brand);
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
    logo: absolute(origin, `${assetBase}/brand/${brand.id}/icon-512.png`),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(brand.trust.founded && { foundingDate: String(brand.trust.founded) }),
  };
}

function person({ name, role, credential, verifyUrl, languages, photo }: Person, brand: Brand, context: PageContext) {
  const url = personUrl(name, context);
  return {
    '@type': 'Person',
    '@id': url,
    name,
    url,
    jobTitle: role,
    image: photo ?? undefined,
    knowsLanguage: languages?.split(/,? and |, /),
    hasCredential: credential
      ? { '@type': 'EducationalOccupationalCredential', name: credential, url: verifyUrl ?? undefined }
      : undefined,
    worksFor: organization(brand, context),
  };
}

function personUrl(name: string, { origin }: PageContext): string {
  return `${origin}${href('about')}#${fragmentId(name)}`;
}

function office(place: Office, brand: Brand, context: PageContext): object {
  const { origin, assetBase } = context;
  return {
    '@type': brand.officeType,
    '@id': `${origin}/#${place.id}`,
    name: `${brand.name}, ${place.town}`,
    description: brand.summary,
    url: `${origin}${href('contact')}#${place.id}`,
    image: absolute(origin, `${assetBase}/social/${brand.id}.png`),
    telephone: telHref(brand.contact.phone).replace('tel:', ''),
    email: brand.contact.emails[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.street ?? undefined,
      addressLocality: place.town,
      addressRegion: place.region,
      postalCode: place.postalCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    areaServed: { '@type': 'AdministrativeArea', name: `${place.county}, Ohio` },
    openingHoursSpecification: openingHours(place),
    specialOpeningHoursSpecification: specialHours(place, context.now),
    parentOrganization: organization(brand, context),
  };
}

function openingHours(place: Office): object[] | undefined {
  const days = Object.entries(place.hours).map(([day, range]) => ({
    ...openingTimes(range),
    dayOfWeek: `https://schema.org/${day}`,
  }));
  return days.length > 0 ? days : undefined;
}

/** The exceptions that begin in the next two weeks; a closed day is one that opens and closes at midnight. */
function specialHours(place: Office, now: string): object[] | undefined {
  const days = unusualDays(place, ohioDate(new Date(now))).flatMap(({ date, last, hours }) =>
    (hours.length > 0 ? hours : [['00:00', '00:00'] as TimeRange]).map((range) => ({
      ...openingTimes(range),
      validFrom: date,
      validThrough: last,
    })),
  );
  return days.length > 0 ? days : undefined;
}

function openingTimes([opens, closes]: TimeRange): object {
  return { '@type': 'OpeningHoursSpecification', opens, closes };
}

/** The brand's social media pages without those that are still placeholders. */
function configuredProfiles({ id, socialMedia }: Brand): string[] {
  const placeholders = Object.values(brands[id].socialMedia);
  return Object.values(socialMedia).filter((url) => !placeholders.includes(url));
}

function article(post: Post, { description, image }: Head, brand: Brand, context: PageContext): object {
  const owner = canonicalOrigin(context, { name: 'blogPost', params: { slug: post.slug } });
  const authors = authorsOf(post).map(({ name, slug }) => ({
    // An office of the firm, such as "The Dresden office", is no person.
    '@type': name.startsWith('The ') ? 'Organization' : 'Person',
    name,
    ...(personNamed(brand.trust, name) && { '@id': personUrl(name, context) }),
    ...(slug && { url: owner + href('blogAuthor', { slug }) }),
  }));
  return {
    '@type': 'BlogPosting',
    headline: truncate(post.title, 110),
    description,
    image: [absolute(context.origin, image!)],
    datePublished: post.published_at ?? undefined,
    dateModified: post.updated_at ?? post.published_at ?? undefined,
    author: authors.length > 1 ? authors : authors[0],
    publisher: organization(brand, context),
    mainEntityOfPage: owner + post.url,
    keywords: post.tags.map(({ name }) => name).join(', ') || undefined,
    isAccessibleForFree: post.access,
    timeRequired: `PT${post.reading_time}M`,
    inLanguage: 'en-US',
  };
}

function wayToArticle({ title, url, primary_tag: tag }: Post): Crumb[] {
  const topic = tag && { name: tag.name, path: href('blogTag', { slug: tag.slug }) };
  return [{ name: 'News', path: href('blog') }, ...(topic ? [topic] : []), { name: title, path: url }];
}

/** Home, the list a page belongs to, the page. */
function wayFromHome(name: RouteName, params: Params, head: Head, brand: Brand): Crumb[] {
  const services = { name: 'Services', path: href('services') };
  const slug = params['slug']!;
  switch (name) {
    case 'home':
    case 'blogPost':
    case 'bookedMeeting':
    case 'notFound':
      return [];
    case 'service':
      return [services, serviceCrumb(slug as ServiceSlug, brand)];
    case 'personalTaxPricing':
      return [services, serviceCrumb('personal-tax', brand), { name: routes[name].label, path: href(name) }];
    case 'industry':
      return [
        { name: 'Industries', path: href('industries') },
        { name: industryBySlug(slug as IndustrySlug).title, path: href(name, { slug }) },
      ];
    case 'taxLetter':
      return [
        { name: 'Tax letters', path: href('taxLetters') },
        { name: head.title, path: href(name, { slug }) },
      ];
    case 'blogTag':
    case 'blogAuthor':
      return [
        { name: 'News', path: href('blog') },
        { name: head.title, path: href(name, { slug }) },
      ];
    default:
      return [{ name: routes[name].label, path: href(name) }];
  }
}

function serviceCrumb(slug: ServiceSlug, brand: Brand): Crumb {
  const { title } = servicesFor(brand).find(({ id }) => id === slug)!;
  return { name: title, path: href('service', { slug }) };
}

function breadcrumbs(way: Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: href('home') }, ...way].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  };
}
