import type { Head } from '#shared/head.ts';
import type { ServiceSlug } from '#shared/services.ts';
import type { PageProps } from '../page.ts';
import { serviceHeads } from '../services/heads.ts';
import { StaticPage, staticView } from '../static-page.tsx';

const view = staticView(() => import('../services/service-page.tsx'));

export function Page(props: PageProps) {
  return <StaticPage view={view} {...props} />;
}

export function head({ params }: PageProps): Head {
  return serviceHeads[params['slug'] as ServiceSlug];
}
