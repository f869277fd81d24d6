import type { ByBrand } from '#shared/brands/brand.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { useOpenSections } from '#views/components/open-sections.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import { ToolPage, toolParts } from '../tool-page.tsx';

export const parts = toolParts(
  'deadlines',
  {
    tool: () => import('./tool.tsx'),
    text: () => import('./text.tsx'),
  },
  { onInteraction: true },
);

export function Page(props: PageProps) {
  useOpenSections(props.path);
  return <ToolPage parts={parts} {...props} />;
}

export function head({ context: { brand } }: PageProps): Head {
  return { title: 'Federal and Ohio tax deadline calendar', description: forBrand(descriptions, brand.id) };
}

const descriptions: ByBrand<string> = {
  dresdentax:
    'Federal and Ohio tax due dates for households, owners, employers and sellers, moved past weekends and holidays. Subscribe, download or print.',
  brownco:
    'Every federal and Ohio due date that binds your company in the next fifteen months, by what you are. Subscribe in your calendar or print the list.',
  payroll:
    'Payroll due dates for Ohio employers: deposits, Form 941, Ohio withholding, unemployment, W-2s. Subscribe once and see them in your calendar.',
};
