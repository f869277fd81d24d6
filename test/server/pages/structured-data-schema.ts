import * as z from 'zod';
import { brandIds, brands } from '#shared/brands/index.ts';
import { offices } from '#shared/firm/offices.ts';

const url = z.url({ protocol: /^https?$/ });
const crumb = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int().positive(),
  name: z.string().min(2),
  item: url,
});
const common = { '@context': z.literal('https://schema.org') };

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': url,
  name: z.enum(brandIds.map((id) => brands[id].name)),
  url,
  logo: z.string().regex(/^https?:\/\/[^/]+\/.+\/icon-512\.png$/),
});

const interval = { '@type': z.literal('OpeningHoursSpecification'), opens: z.iso.time(), closes: z.iso.time() };

export const office = z.strictObject({
  ...common,
  '@type': z.enum(['AccountingService', 'ProfessionalService']),
  '@id': url,
  name: z.string(),
  description: z.string().min(30),
  url,
  image: url,
  telephone: z.string().regex(/^\+1\d{10}$/),
  email: z.email(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().optional(),
    addressLocality: z.enum(offices.map(({ town }) => town)),
    addressRegion: z.literal('OH'),
    postalCode: z.string().regex(/^43\d{3}$/),
    addressCountry: z.literal('US'),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(39).max(41),
    longitude: z.number().min(-84).max(-81),
  }),
  areaServed: z.strictObject({ '@type': z.literal('AdministrativeArea'), name: z.string() }),
  openingHoursSpecification: z
    .array(z.strictObject({ ...interval, dayOfWeek: url }))
    .min(1)
    .optional(),
  specialOpeningHoursSpecification: z
    .array(z.strictObject({ ...interval, validFrom: z.iso.date(), validThrough: z.iso.date() }))
    .min(1)
    .optional(),
  parentOrganization: organization,
});

const website = z.strictObject({
  ...common,
  '@type': z.literal('WebSite'),
  '@id': url,
  name: z.string(),
  alternateName: z.string(),
  url,
  publisher: organization,
});

const breadcrumbs = z.strictObject({
  ...common,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(crumb).min(2),
});

export const anyRecord = z.discriminatedUnion('@type', [office, website, breadcrumbs]);
