import type { ServiceSlug } from '#shared/firm/services.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { CallBar } from '#views/components/call-bar.tsx';
import { ServiceReasons } from '#views/components/cards/service-reasons.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { FeeLink, FeeSection } from '#views/components/fees.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Item } from '#views/components/prose-children.tsx';
import { RelatedLinks } from '#views/components/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { WhoAnswers } from '#views/components/trust-block.tsx';
import type { Prose, ServiceFrontMatter } from '#views/runtime/front-matter.ts';
import { lazyModules } from '#views/runtime/lazy-modules.ts';
import type { PageProps } from '#views/runtime/page-module.ts';

type Text = Prose<ServiceFrontMatter>;

const texts = lazyModules<Text, Record<ServiceSlug, () => Promise<Text>>>({
  'personal-tax': () => import('./personal-tax.mdx'),
  'business-tax': () => import('./business-tax.mdx'),
  bookkeeping: () => import('./bookkeeping.mdx'),
  'fractional-cfo': () => import('./fractional-cfo.mdx'),
  'hr-consulting': () => import('./hr-consulting.mdx'),
  marketing: () => import('./marketing.mdx'),
  'business-formation': () => import('./business-formation.mdx'),
  payroll: () => import('./payroll.mdx'),
});

/** Their texts say what decides the fee, and show it there. */
const hasFeesInText: ServiceSlug[] = ['payroll', 'personal-tax'];

/** The page of a service; its text is in {slug}.mdx of this folder. */
export function Page({ context: { brand }, params, path }: PageProps) {
  const slug = params['slug'] as ServiceSlug;
  const { frontMatter, default: Text } = texts.use(slug);
  const { title, lead, related, closing } = frontMatter;
  const schedule = { label: brand.closing.button, to: `${href('schedule')}?service=${slug}` };
  const service = servicesFor(brand).find(({ id }) => id === slug)!;
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[{ label: 'Services', to: href('services') }, { label: service.title }]}
        art={service.image}
        action={schedule}
        // Payroll's fee stands right below.
        beside={slug !== 'payroll' && <FeeLink service={slug} />}
      />
      <Text />
      {!hasFeesInText.includes(slug) && <FeeSection service={service} />}
      <Section title="Often together with this service" minor className="no-print">
        <ServiceReasons>
          {Object.entries(related).map(([service, why]) => (
            <Item key={service} service={service}>
              {why}
            </Item>
          ))}
        </ServiceReasons>
      </Section>
      <RelatedLinks path={path} />
      <CallBar to={schedule.to} />
      <ClosingBand action={schedule} title={closing}>
        <WhoAnswers service={service.title} />
      </ClosingBand>
    </>
  );
}
