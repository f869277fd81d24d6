import { feeLabel } from '#shared/firm/prices.ts';
import { serviceFees } from '#shared/firm/service-fees.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { CallBar } from '#views/components/call-bar.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { Steps } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import type { PricingFrontMatter } from '#views/runtime/front-matter.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import Prose, { frontMatter } from './text.mdx';

const { title, lead, parts }: PricingFrontMatter = frontMatter;

const personalTax = href('service', { slug: 'personal-tax' });

/** The page above the list: what the fee depends on. */
export function Intro({ context: { brand } }: PageProps) {
  const { start } = serviceFees(brand, 'personal-tax');
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[
          { label: 'Services', to: href('services') },
          { label: 'Personal tax', to: personalTax },
          { label: 'What decides the fee' },
        ]}
        art="price-check"
        action={{ label: 'List what your return has', to: '#fee-list' }}
        beside={start && <strong>{feeLabel(start)}</strong>}
      />
      <Section
        title="What the fee depends on: forms, schedules, places"
        lead="You can count them on your own papers, then check them in the list below."
      >
        <Steps items={parts} />
      </Section>
    </>
  );
}

/** The page below the list. */
export function Text({ path }: PageProps) {
  return (
    <>
      <Prose />
      <RelatedLinks path={path} />
      <CallBar to={href('schedule')} />
      <ClosingBand action={{ label: 'Ask for a quote', to: contactAbout('personal-tax') }} />
    </>
  );
}
