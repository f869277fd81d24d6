import { BrandCards } from '#views/components/cards/brand-cards.tsx';
import { Section } from '#views/components/section.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The three brands side by side. */
export function Connected() {
  const { brand } = usePageContext();
  return (
    <Section {...brand.connected} action={{ label: 'Team to Win', to: brand.teamUrl }} className="connected">
      <BrandCards title="tagline" />
    </Section>
  );
}
