import { industriesCatalogue } from '#shared/firm/industries-catalogue.ts';
import { offices, sisterSites } from '#shared/firm/offices.ts';
import { href } from '#shared/site/routes.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import type { ByBrand } from '../services/service-body.ts';
import { IndustryCard } from './industry-card.tsx';

/** The industries, each with its usual trap, and the sister sites. */
export function Page({ context: { brand } }: PageProps) {
  return (
    <>
      <PageHead title={title[brand.id]} lead={lead[brand.id]} crumbs={[{ label: 'Industries' }]} art="manufacturing" />
      <Section title="Seven trades and the usual trap in each" lead={trapLead[brand.id]}>
        <ul className="industry-list">
          {industriesCatalogue.map((industry) => (
            <li key={industry.slug}>
              <IndustryCard industry={industry} />
              <p className="industry-pitfall">
                <strong>The usual trap:</strong> {industry.trap}
              </p>
            </li>
          ))}
          <li className="industry-other">
            <h3>Yours isn’t here?</h3>
            <p>
              Farms, churches, haulers, salons, day care. A trade is missing from this page when we have no page for it,
              which says nothing about whether we do its books. Tell us what you sell and how you get paid.
            </p>
            <Link to={href('contact')}>Ask about your trade</Link>
          </li>
        </ul>
      </Section>
      <Section
        tone="subtle"
        title="Down the river and up the interstate"
        lead={`Our own desks are in ${offices[0].town} and ${offices[1].town}. Eight sister sites cover the towns around them.`}
      >
        <ul className="sister-sites">
          {sisterSites.map(({ town, href: address }) => (
            <li key={town}>
              <Link to={address}>{town}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingBand />
    </>
  );
}

const title: ByBrand = {
  dresdentax: 'Industries we serve, and how each keeps score',
  brownco: 'Industries we serve: which arithmetic is yours?',
  payroll: 'Industries we serve, by the way they pay people',
};

const lead: ByBrand = {
  dresdentax:
    'A roofer is paid in thirds, a shop by the drawer, a royalty owner by a statement nobody explains. The tax forms are the same. The way to fill them in is not.',
  brownco:
    'When are you paid, what do you own that wears out, and who can leave and take customers along? Three answers, and the plan looks different in every trade.',
  payroll:
    'Prevailing wage, tips, shift premium, production pay, per diem. Five words that change a pay run. Choose the trade that uses yours.',
};

const trapLead: ByBrand = {
  dresdentax: 'If you nod at one of these, open that page first.',
  brownco: 'Which of them cost you something last year?',
  payroll: 'Find your trade. Read one line. Wince or don’t.',
};
