import { BrandCards } from '#views/components/cards/brand-cards.tsx';
import { Section } from '#views/components/section.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** The three brands side by side. */
export function Connected() {
  const { brand } = usePageContext();
  return (
    <Section
      title="Our three brands: tax, consulting and payroll"
      lead="Start with the one you need; you won’t have to explain your business twice."
      action={{ label: 'Team to Win', to: brand.teamUrl }}
      className="connected"
    >
      <BrandCards title="tagline" />
    </Section>
  );
}
