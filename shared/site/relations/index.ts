import { type ServiceSlug, serviceSlugs } from '#shared/firm/services.ts';
import type { RouteMatch, ToolName } from '../routes.ts';
import { tools as toolRelations } from '../tools.ts';
import { industryRelations } from './industries.ts';
import { pageRelations } from './pages.ts';
import type { Relations, ToolRelations } from './relation.ts';
import { serviceRelations } from './services.ts';

/** Which tools and articles go with which page, by slug or route name. */
export const relations = { ...serviceRelations, ...industryRelations, ...toolRelations, ...pageRelations };

/** The relations of a page; null for pages that have none. */
export function relationsOf({ name, params }: RouteMatch): Relations | ToolRelations | null {
  const subject = name === 'service' || name === 'industry' ? params['slug']! : name;
  return Object.hasOwn(relations, subject) ? relations[subject as keyof typeof relations] : null;
}

/**
 * What an article leads on to, by its tags: at most two tools and two services. The deadline calendar for an article that
 * nothing leads from.
 */
export function articleRelations(tags: readonly string[]): { tools: ToolName[]; services: ServiceSlug[] } {
  const services = serviceSlugs.filter((service) => tags.includes(service));
  const tools = services.flatMap((service) => serviceRelations[service].tools);
  return { tools: firstTwo(tools.length > 0 ? tools : ['deadlines']), services: firstTwo(services) };
}

function firstTwo<T>(values: readonly T[]): T[] {
  return [...new Set(values)].slice(0, 2);
}
