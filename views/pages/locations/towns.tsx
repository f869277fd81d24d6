import type { Head } from '#shared/site/head.ts';
import { staticPage } from '#views/components/static-page.tsx';

export const Page = staticPage(() => import('./towns-page.tsx'));

export function head(): Head {
  return {
    title: 'City taxes, town by town',
    description:
      'City income tax in ten Ohio towns: rates, whom to call, school districts, credits for tax paid at work, and the rules that hold in all.',
  };
}
