import type { IndustrySlug } from '#shared/firm/industries.ts';
import { industryBySlug } from '#shared/firm/industries-catalog.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { CallBar } from '#views/components/call-bar.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { DueDates } from '#views/components/due-dates.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import type { IndustryFrontMatter, Prose } from '#views/runtime/front-matter.ts';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import type { PageProps } from '#views/runtime/page-module.ts';

type Text = Prose<IndustryFrontMatter>;

const texts = lazyModules<Text, Record<IndustrySlug, () => Promise<Text>>>({
  construction: () => import('./construction.mdx'),
  retail: () => import('./retail.mdx'),
  'professional-services': () => import('./professional-services.mdx'),
  'oil-and-gas': () => import('./oil-and-gas.mdx'),
  'private-equity': () => import('./private-equity.mdx'),
  manufacturing: () => import('./manufacturing.mdx'),
  healthcare: () => import('./healthcare.mdx'),
});

/** The page of an industry; its text is in {slug}.mdx of this folder. */
export function Page({ context: { brand }, params, path }: PageProps) {
  const slug = params['slug'] as IndustrySlug;
  const { frontMatter, default: Text } = texts.use(slug);
  const { title, lead, season, closing } = frontMatter;
  const industry = industryBySlug(slug);
  const action = { label: frontMatter.action, to: href('schedule') };
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[{ label: 'Industries', to: href('industries') }, { label: industry.title }]}
        art={slug}
        action={action}
      />
      <Text />
      <Section
        title={season.title}
        lead={season.lead}
        action={{ label: 'Build your own calendar', to: href('deadlines') }}
      >
        <DueDates {...season} />
      </Section>
      <RelatedLinks path={path} />
      <CallBar to={action.to} />
      <ClosingBand action={action} sentence={closing} />
    </>
  );
}
