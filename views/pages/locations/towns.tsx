import type { Head } from '#shared/site/head.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticPage, staticView } from '#views/runtime/server-markup.tsx';

const view = staticView(() => import('./towns-page.tsx'));

export const preload = () => view.load('view');

export function Page(props: PageProps) {
  return <StaticPage view={view} {...props} />;
}

export function head(): Head {
  return {
    title: 'City taxes, town by town',
    description:
      'City income tax in ten Ohio towns side by side: rate, who collects it, and the rules that hold in all of them, from townships to people under 18.',
  };
}
