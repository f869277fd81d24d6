import type { RouteName } from '#shared/site/routes.ts';
import { lazyModules } from '../runtime/lazy-modules.ts';
import type { PageModule } from '../runtime/page-module.ts';
import { pageImports } from './page-registry.ts';

export const pageModules = lazyModules<PageModule, Record<RouteName, () => Promise<PageModule>>>(pageImports);
