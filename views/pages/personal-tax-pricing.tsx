import type { Head } from '#shared/head.ts';
import type { PageProps } from '../page.ts';
import { StaticPage, staticView } from '../static-page.tsx';

const view = staticView(() => import('../services/pricing-page.tsx'));

export function Page(props: PageProps) {
  return <StaticPage view={view} {...props} />;
}

export function head(): Head {
  return {
    title: 'Personal tax pricing: how the fee is worked out',
    description:
      'What makes the fee of a personal tax return: forms, schedules and the places you lived and worked. Four kinds of household, what is included, and how to pay less.',
  };
}
