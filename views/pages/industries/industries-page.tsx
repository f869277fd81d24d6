import type { ByBrand } from '#shared/brands/brand.ts';
import { industriesCatalog } from '#shared/firm/industries-catalog.ts';
import { officeTowns, sisterSitesBeside } from '#shared/firm/offices.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href, routes } from '#shared/site/routes.ts';
import { IndustryCard } from '#views/components/cards/illustrated-cards.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { contactAbout } from '#views/components/contact-form/send-to-us.tsx';
import { Link } from '#views/components/link.tsx';
import { LinkList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

/** The industries, each with its usual trap, and the sister sites. */
export function Page({ context: { brand } }: PageProps) {
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[{ label: 'Industries' }]}
        art="business-formation"
      />
      <Section title="Seven of our industries, and the usual mistake in each" lead={forBrand(trapLead, brand.id)}>
        <ul className="auto-grid industry-list">
          {industriesCatalog.map((industry) => (
            <li key={industry.slug}>
              <IndustryCard industry={industry} />
              <p className="industry-pitfall ruled">
                <strong>The usual mistake:</strong> {industry.trap}
              </p>
            </li>
          ))}
          <li className="card industry-other">
            <h3>Your industry isn’t here?</h3>
            <p>
              Farms, churches, haulers, salons, day care. No page here does not mean we can’t do your books. Tell us
              what you sell and how you get paid. <Link to={href('service', { slug: 'bookkeeping' })}>Bookkeeping</Link>{' '}
              and the <Link to={href('deadlines')}>deadline calendar</Link> are for every industry.
            </p>
            <Link to={contactAbout()} className="no-print">
              Ask about your industry
            </Link>
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
          className="sister-sites"
          links={sisterSitesBeside(brand.offices).map(({ town, href: to }) => ({ label: town, to }))}
        />
      </Section>
      <ClosingBand />
    </>
  );
}

const title: ByBrand<string> = {
  dresdentax: 'Industries we work with',
  brownco: 'Industries we advise',
  payroll: 'Industries we run payroll for',
};

const lead: ByBrand<string> = {
  dresdentax:
    'A roofer is paid in thirds, a shop by the drawer, a royalty owner by a statement nobody explains. The tax forms are the same. The way to fill them in is not.',
  brownco:
    'When are you paid, what do you own that wears out, and who can leave and take customers along? Three answers, and the plan looks different in every trade.',
  payroll:
    'Prevailing wage, tips, shift premium, production pay, per diem. Five words that change a pay run. Choose the trade that uses yours.',
};

const trapLead: ByBrand<string> = {
  dresdentax: 'Each has its own questions, records and due dates.',
  brownco: 'Which of them cost you something last year? Open that page first.',
  payroll: 'The most common money mistake in each, and a page on how to avoid it.',
};
