import type { ReactNode } from 'react';
import type { ServiceSlug } from '#shared/firm/services.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { href } from '#shared/site/routes.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { itemsOf } from '../prose-children.tsx';
import { Card, CardGrid } from './card.tsx';

/** Services, each a card with the reason why it fits: `<Item service="payroll">…</Item>`. */
export function ServiceReasons({ children }: { children: ReactNode }) {
  const services = servicesFor(usePageContext().brand);
  return (
    <CardGrid columns={3} dense>
      {itemsOf<{ service: ServiceSlug }>(children).map(({ service, text }) => {
        const { title, linkLabel } = services.find(({ id }) => id === service)!;
        const to = href('service', { slug: service });
        return <Card key={service} title={title} text={text} to={to} linkLabel={linkLabel} />;
      })}
    </CardGrid>
  );
}
