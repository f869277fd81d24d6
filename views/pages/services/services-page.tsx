import type { ByBrand } from '#shared/brands/brand.ts';
import { type Service, servicesFor } from '#shared/firm/services-catalog.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { Card, CardGrid } from '#views/components/cards/card.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { CollapsedSection } from '#views/components/collapsed-section.tsx';
import { Icon } from '#views/components/icon.tsx';
import { ArrowLink } from '#views/components/link.tsx';
import { CheckList, LinkList } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Art } from '#views/components/picture/art.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

/** All services in the brand's order, each with its slug as an anchor. */
export function Page({ context: { brand } }: PageProps) {
  const services = servicesFor(brand);
  return (
    <>
      <PageHead
        title={forBrand(title, brand.id)}
        lead={forBrand(lead, brand.id)}
        crumbs={[{ label: 'Services' }]}
        art="resources"
      />
      <div className="wrap columns columns-2 columns-wide service-rows">
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </div>
      <CollapsedSection
        title="Not sure which service you need?"
        className="no-print"
        lead={forBrand(unsureLead, brand.id)}
      >
        <CardGrid columns={3} dense>
          {unsure.map(({ question, text, links }) => (
            <Card key={question} title={question} text={text}>
              <LinkList links={links} />
            </Card>
          ))}
        </CardGrid>
      </CollapsedSection>
      <ClosingBand />
    </>
  );
}

function ServiceRow({ service }: { service: Service }) {
  return (
    <section className="service-row" id={service.id} aria-labelledby={`${service.id}-title`}>
      <div className="wrap">
        <div className="service-row-art">
          <Art scene={service.image} />
        </div>
        <div className="service-row-text">
          <h2 id={`${service.id}-title`}>{service.title}</h2>
          <p className="service-row-short">{wholeFormNumbers(service.shortDescription)}</p>
          <details className="service-row-more">
            <summary>
              What it covers
              <Icon name="chevron-down" />
            </summary>
            <div>
              <p>{wholeFormNumbers(service.description)}</p>
              <CheckList items={service.features} />
            </div>
          </details>
          <ArrowLink to={href('service', { slug: service.id })}>{more[service.id]}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

const title: ByBrand<string> = {
  dresdentax: 'Our eight services',
  brownco: 'Our services for business owners',
  payroll: 'Payroll, and seven more services',
};

const lead: ByBrand<string> = {
  dresdentax:
    'Take one, or hand over the whole back office. A return, a pay run and a ledger that come from the same office don’t contradict each other in April.',
  brownco:
    'Where does it hurt: customers, cash, people, paperwork? Pick the row that sounds like your week. Each ends in something you can hold.',
  payroll:
    'Start with Friday’s checks. Books, hiring and taxes read from the same run, so each service you add is less work for you.',
};

const unsureLead: ByBrand<string> = {
  dresdentax: 'Three questions sort out most first calls. Answer the one that fits.',
  brownco: 'Three questions. The one you answer with yes names the service.',
  payroll: 'Three questions. Pick one. Go.',
};

const more: Record<Service['id'], string> = {
  'personal-tax': 'Which returns you need',
  'business-tax': 'Your form and its dates',
  bookkeeping: 'A week before and after',
  'fractional-cfo': 'Read the sample page',
  'hr-consulting': 'Walk through a first hire',
  marketing: 'See the ninety-day plan',
  'business-formation': 'Compare LLC, S and C',
  payroll: 'Open up an Ohio paycheck',
};

const unsure = [
  {
    question: 'Do you own a business?',
    text: 'If its bank account is apart from yours, begin with the books. If it isn’t, begin by separating them.',
    links: [
      { label: 'Books and a monthly close', to: href('service', { slug: 'bookkeeping' }) },
      { label: 'The company’s return', to: href('service', { slug: 'business-tax' }) },
      { label: 'Accounting for your industry', to: href('industries') },
    ],
  },
  {
    question: 'Do you pay people?',
    text: 'Then reports are due every quarter, to the IRS, to Ohio and often to a city.',
    links: [
      { label: 'Checks, withholding, W-2s', to: href('service', { slug: 'payroll' }) },
      { label: 'Forms and a handbook', to: href('service', { slug: 'hr-consulting' }) },
    ],
  },
  {
    question: 'Are you planning a change?',
    text: 'A start, a purchase, a price rise, a sale, retirement. Ask before you sign.',
    links: [
      { label: 'Starting a company', to: href('service', { slug: 'business-formation' }) },
      { label: 'Figures to decide from', to: href('service', { slug: 'fractional-cfo' }) },
      { label: 'Your household’s taxes', to: href('service', { slug: 'personal-tax' }) },
    ],
  },
];
