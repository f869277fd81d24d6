import { letterIndex } from '../tax/letters/letter-index.ts';
import { type RouteMatch, type RouteName, routeRow, routes } from './routes.ts';

export type SitePath = RouteMatch & { path: string };

/**
 * Every page with a fixed path, in the order of the route table: all but articles, topics and authors, which Ghost has,
 * and the page of a visitor's own meeting.
 */
export const allPaths: SitePath[] = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  const { path } = routeRow(name);
  if (path.includes(':'))
    return slugsOf(name).map((slug) => ({ name, params: { slug }, path: path.replace(':slug', slug) }));
  return path === '*' ? [] : [{ name, params: {}, path }];
});

function slugsOf(name: RouteName): readonly string[] {
  return name === 'taxLetter' ? letterIndex.map(({ slug }) => slug) : (routeRow(name).slugs ?? []);
}
