import type { ReactNode } from 'react';
import type { BrandId } from '#shared/brands/index.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import type { PageContext } from '#shared/site/page-context.ts';

/** A text per brand. */
export type ByBrand = Record<BrandId, string>;

/** The content of the page of a service; page head, related cards and closing are in service-page.tsx. */
export type ServiceBody = {
  title: ByBrand;
  lead: ByBrand;
  closing: ByBrand;
  /** Related services, each with the reason. */
  related: readonly { slug: ServiceSlug; why: string }[];
  Body: (props: BodyProps) => ReactNode;
};

export type BodyProps = { context: PageContext };
