import type { Head } from '#shared/site/head.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { StaticPage, staticView } from '#views/runtime/server-markup.tsx';

const view = staticView(() => import('./pricing-page.tsx'));

export function Page(props: PageProps) {
  return <StaticPage view={view} {...props} />;
}

export function head(): Head {
  return {
    title: 'Personal tax pricing: how the fee is worked out',
    description:
      'What sets the fee of a personal tax return: forms, schedules and the places you lived and worked. Four kinds of household, what is included, how to pay less.',
  };
}
