import type { Head } from '#shared/site/head.ts';
import { toolPage } from '#views/pages/tools/tool-page.tsx';

export const { parts, Page } = toolPage('personalTaxPricing', {
  tool: () => import('./fee-builder.tsx'),
  text: () => import('./text.tsx'),
});

export function head(): Head {
  return {
    title: 'Personal tax return: what decides the fee',
    description:
      'Check what your tax return has and send us the list for a fee. What makes a fee: forms, schedules and places. What is included, and how to pay less.',
  };
}
