import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { ToolPage, toolParts } from '../tool-page.tsx';

export const parts = toolParts(
  'paycheck',
  {
    tool: () => import('./tool.tsx'),
    text: () => import('./text.tsx'),
  },
  { onInteraction: true },
);

export function Page(props: PageProps) {
  return <ToolPage parts={parts} {...props} />;
}

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Ohio paycheck and S corporation helper', description: forBrand(descriptions, brand.id) };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'Take-home pay after federal, Ohio, school district and city withholding, and an owner’s salary against a distribution from an S corporation.',
  brownco:
    'Owner’s pay as salary or distribution: see what an S corporation would change, after payroll tax, city tax and the cost of running it.',
  payroll:
    'See the net of one Ohio paycheck: federal, Social Security, Medicare, Ohio, school district and city tax, each line with its arithmetic.',
};
