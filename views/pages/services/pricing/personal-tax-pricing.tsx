import type { Head } from '#shared/site/head.ts';
import { useShownCallBar } from '#views/components/shown-call-bar.ts';
import { ToolPage, toolParts } from '#views/pages/tools/tool-page.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

export const parts = toolParts('personalTaxPricing', {
  tool: () => import('./fee-builder.tsx'),
  text: () => import('./text.tsx'),
});

export function Page(props: PageProps) {
  useShownCallBar(props.path);
  return <ToolPage parts={parts} {...props} />;
}

export function head(): Head {
  return {
    title: 'Personal tax pricing: how the fee is worked out',
    description:
      'Tick what your tax return has and send us the list for a fee. What makes a fee: forms, schedules and places. What is included, and how to pay less.',
  };
}
