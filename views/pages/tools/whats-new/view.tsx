import type { ByBrand } from '#shared/brands/brand.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { tools } from '#shared/site/tools.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import Text from './whats-new.mdx';

/** What changed in tax law for 2026, by the names people use, and where the amounts of 2027 are announced. */
export function Page({ context: { brand }, path }: PageProps) {
  return (
    <>
      <PageHead
        title="What changed in tax for 2026"
        lead={forBrand(leads, brand.id)}
        crumbs={[{ label: 'Tax changes' }]}
        art="resources"
      />
      <Text />
      <RelatedLinks relations={tools.whatsNew} path={path} />
      <ClosingBand />
    </>
  );
}

const leads: ByBrand<string> = {
  dresdentax: 'The new rules by the names people use, who they are for, since when, and where each is written.',
  brownco: 'Which new rules change a decision you make this year? The list, with amounts, dates and sources.',
  payroll: 'New boxes, new limits, one new Ohio law. What it means for your pay runs and your people.',
};
