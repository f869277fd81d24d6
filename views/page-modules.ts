import type { RouteName } from '#shared/routes.ts';
import { lazyModules } from './lazy-modules.tsx';
import type { PageModule } from './page.ts';
import { pages } from './pages.ts';

export const pageModules = lazyModules<PageModule, Record<RouteName, () => Promise<PageModule>>>(pages);
