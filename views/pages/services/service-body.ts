import type { ReactNode } from 'react';
import type { ByBrand } from '#shared/brands/brand.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import type { PageContext } from '#shared/site/page-context.ts';

/** The content of the page of a service; page head, related cards and closing are in service-page.tsx. */
export type ServiceBody = {
  title: ByBrand<string>;
  lead: ByBrand<string>;
  /** Related services, each with the reason. */
  related: Partial<Record<ServiceSlug, string>>;
  Body: (props: BodyProps) => ReactNode;
};

export type BodyProps = { context: PageContext };
