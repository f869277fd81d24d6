import { matchRoute, routeRow } from '#shared/site/routes.ts';
import { letterIndex } from '#shared/tax/letters/letter-index.ts';

/** What the owner calls the page at a path: "Tax calculator", "Letter CP14", "Article: where is my refund". */
export function pageName(path: string): string {
  const { name, params } = matchRoute(path);
  const slug = params['slug'];
  if (name === 'notFound') return path;
  if (!slug) return routeRow(name).label;
  const letter = name === 'taxLetter' && letterIndex.find((known) => known.slug === slug);
  return letter ? `Letter ${letter.number}` : `${routeRow(name).label}: ${slug.replaceAll('-', ' ')}`;
}
