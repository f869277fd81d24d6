import { industriesCatalog } from '#shared/firm/industries-catalog.ts';
import { officeTowns, sisterSitesBeside } from '#shared/firm/offices.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href, routes } from '#shared/site/routes.ts';
import { IndustryCard } from '#views/components/cards/illustrated-cards.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { ArrowLink } from '#views/components/link.tsx';
import { LinkList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Art } from '#views/components/picture/art.tsx';
import { Section } from '#views/components/section.tsx';
import type { AllIndustriesFrontMatter } from '#views/runtime/front-matter.ts';
import type { PageProps } from '#views/runtime/page-module.ts';
import Text, { frontMatter } from './all-industries.mdx';

const { title, lead }: AllIndustriesFrontMatter = frontMatter;

/** The industries, each with its usual trap, and the sister sites. */
export function Page({ context: { brand } }: PageProps) {
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[{ label: 'Industries' }]}
        art="resources"
        action={null}
      />
      <Section title="The usual mistake, industry by industry">
        <ul className="auto-grid industry-list">
          {industriesCatalog.map((industry) => (
            <li key={industry.slug}>
              <IndustryCard industry={industry} withTrap />
            </li>
          ))}
          <li className="card service-card-wide industry-other">
            <Art scene="bookkeeping" />
            <div>
              <Text />
              <p className="no-print">
                <ArrowLink to={contactAbout()}>Ask about your industry</ArrowLink>
              </p>
            </div>
          </li>
        </ul>
      </Section>
      <Section
        tone="subtle"
        title="Our offices and sister sites"
        className="no-print"
        lead={`Our own offices are in ${officeTowns(brand.offices)}. Sister sites cover the towns around them.`}
        action={{ label: routes.towns.label, to: href('towns') }}
      >
        <LinkList
          className="chips"
          links={sisterSitesBeside(brand.sisterSites, brand.offices).map(({ town, href: to }) => ({ label: town, to }))}
        />
      </Section>
      <ClosingBand sentence="Is your trade not here? Tell us what you sell and whom you pay. We begin there." />
    </>
  );
}
