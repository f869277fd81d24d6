import type { ServiceSlug } from '#shared/firm/services.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { href } from '#shared/site/routes.ts';
import type { IconName } from '#views/runtime/icon-names.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Card } from './card.tsx';
import { CardGrid } from './card-grid.tsx';

/** Services by slug, each a card with the reason why it fits. */
export function ServiceReasons({ reasons }: { reasons: Partial<Record<ServiceSlug, string>> }) {
  const services = servicesFor(usePageContext().brand);
  return (
    <CardGrid columns={3} dense>
      {Object.entries(reasons).map(([slug, why]) => {
        const { title, icon } = services.find(({ id }) => id === slug)!;
        return <Card key={slug} title={title} text={why} icon={icon as IconName} to={href('service', { slug })} />;
      })}
    </CardGrid>
  );
}
