import type { ReactNode } from 'react';
import type { BrandId } from '#shared/brands/index.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import type { PageContext } from '#shared/site/page-context.ts';

/** One text in the voice of each brand. */
export type ByBrand = Record<BrandId, string>;

/** What a file of this folder says about its service; page head, related cards and closing come from views/pages/services/service.tsx. */
export type ServiceBody = {
  title: ByBrand;
  lead: ByBrand;
  closing: ByBrand;
  /** Services that belong beside this one, each with the reason. */
  related: readonly { slug: ServiceSlug; why: string }[];
  Body: (props: BodyProps) => ReactNode;
};

export type BodyProps = { context: PageContext };
