import type { Brand } from '#shared/brands/brand.ts';
import { href } from '#shared/site/routes.ts';
import { xmlText } from '../xml.ts';

/** Longest ShortName of OpenSearch 1.1. */
const shortNameLength = 16;

/**
 * The OpenSearch description: with it a browser offers the site's search in its address bar.
 * @param origin scheme and host of the brand's site
 */
export function openSearchDescription({ name, shortName }: Pick<Brand, 'name' | 'shortName'>, origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${xmlText(shortName.slice(0, shortNameLength))}</ShortName>
<Description>${xmlText(`Search the services, tools and articles of ${name}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>en-us</Language>
<Image width="16" height="16" type="image/x-icon">${xmlText(`${origin}/favicon.ico`)}</Image>
<Url type="text/html" template="${xmlText(`${origin}${href('search')}?q={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${xmlText(`${origin}/opensearch.xml`)}"/>
</OpenSearchDescription>
`;
}
