import type { ServiceSlug } from '#shared/firm/services.ts';
import type { Head } from '#shared/site/head.ts';
import type { Params } from '#shared/site/routes.ts';
import { useOpenSections } from '#views/components/open-sections.ts';
import { useShownCallBar } from '#views/components/shown-call-bar.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticPage, staticView } from '#views/runtime/server-markup.tsx';
import { serviceHeads } from './metadata.ts';

const view = staticView(() => import('./service-page.tsx'));

export async function preload(params: Params) {
  const { preload: preloadContent } = await view.load('view');
  return preloadContent(params);
}

export function Page(props: PageProps) {
  useOpenSections(props.path);
  useShownCallBar(props.path);
  return <StaticPage view={view} {...props} />;
}

export function head({ params }: PageProps): Head {
  return serviceHeads[params['slug'] as ServiceSlug];
}
