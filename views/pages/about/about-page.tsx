import type { ByBrand } from '#shared/brands/brand.ts';
import { officeTowns } from '#shared/firm/offices.ts';
import { townPlaces } from '#shared/firm/town-places.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { pageRelations } from '#shared/site/relations.ts';
import { href } from '#shared/site/routes.ts';
import { BrandCards } from '#views/components/cards/illustrated-cards.tsx';
import { OfficesRow } from '#views/components/cards/offices-row.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { TrustBlock } from '#views/components/trust-block.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';

/** The firm, its offices and its three brands. */
export function Page({ context: { brand }, path }: PageProps) {
  const copy = forBrand(copies, brand.id);
  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} crumbs={[{ label: 'About us' }]} art="about" />
      <Section title="How we work">
        <div className="columns columns-3 columns-wide about-work">
          {Object.entries(copy.work).map(([title, text]) => (
            <div key={title} className="ruled">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <p>
          Each tax figure on this site comes from an official source, which we check again by a set day:{' '}
          <Link to="/facts.json">every figure, with its source</Link>.
        </p>
      </Section>
      <Section
        tone="subtle"
        title={`${brand.offices.length > 1 ? 'Offices' : 'Office'} in ${officeTowns(brand.offices)}`}
        lead={copy.officesLead}
        action={{ label: 'Ways to contact', to: href('contact') }}
      >
        <OfficesRow />
        <ul className="chips no-print">
          {townPlaces.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`${href('towns')}#${slug}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Our three brands" lead={copy.brandsLead} action={{ label: 'Team to Win', to: brand.teamUrl }}>
        <BrandCards />
      </Section>
      <Section tone="tint" title={brand.results.title} lead={brand.results.lead}>
        <dl className="stats">
          {brand.counters.map(({ target, suffix, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {target}
                {suffix}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <TrustBlock />
      <RelatedLinks relations={pageRelations.about} path={path} />
      <ClosingBand />
    </>
  );
}

type Copy = Record<'title' | 'lead' | 'officesLead' | 'brandsLead', string> & {
  work: Record<string, string>;
};

const copies: ByBrand<Copy> = {
  dresdentax: {
    title: 'About Dresden Tax: a tax office you can walk into',
    lead: 'We prepare returns, keep books and run payroll for households and small businesses nearby. Ask in March or in August. The answer should not depend on the season.',
    work: {
      'We start with last year’s return':
        'Most answers to this year’s questions are in last year’s return: what was carried over, what was missed, which city wanted a form of its own. So the first thing we ask for is the old return, and the first thing you get back is what we noticed in it.',
      'We keep one set of figures':
        'Whoever enters your bills also closes your month and fills in your return. When a number changes, it changes in one place. Nobody mails you a request for a report that is already in our drawer.',
      'You hear the fee and the dates early':
        'You hear the fee before the work, the amount before the due date, and the next date before you leave. If a notice comes from the IRS, from Ohio or from a city, send us a copy before you answer it. It is usually shorter than it looks.',
    },
    officesLead: 'Bring your papers, or ask from home: the same people answer.',
    brandsLead:
      'Tax and books under one name, strategy under the second, payroll under the third. The work behind them is shared, so you won’t have to explain your business twice.',
  },
  brownco: {
    title: 'About Brown\u00a0&\u00a0Co. Consulting',
    lead: 'What would you do differently if you saw next quarter’s cash today? We work with Ohio owners on price, cash, people and growth, with the ledger open between us.',
    work: {
      'We start with one question':
        'The question is rarely about accounting. It is about a hire, a lease, a truck, a partner who wants out. We write the decision down as one question with a date, so that both of us know when it has been answered.',
      'We find the numbers that answer it':
        'Margin by job, weeks of cash, what an hour of your own time earns. We take them out of your ledger. And if the ledger cannot say? Then we repair that first.',
      'Each meeting ends with a list':
        'Each meeting ends with a short list: who does what, by when. At the next one we ask.',
    },
    officesLead: 'At our table, or at yours. Owners in Columbus, Newark and Zanesville are within an easy drive.',
    brandsLead: 'Advice needs figures, and figures come from books and pay runs. Two sister brands do that work.',
  },
  payroll: {
    title: 'About Dresden Payroll',
    lead: 'Hours in on Tuesday. Approval on Wednesday. Pay on Friday. We run that week for Ohio employers, and we pick up when it goes sideways.',
    work: {
      'Monday to Wednesday: hours and approval':
        'You send hours, new hires and changes. We look for what is odd: a missed punch, a doubled shift, a raise that starts mid-period. You approve the run. No money moves before that.',
      'Thursday and Friday: pay goes out':
        'Pay goes out. Federal, Ohio, city and school district tax is lined up for its own due dates the same day. The run posts to your ledger, so the bank balance still makes sense on Monday.',
      'The rest of the year: reports and W-2s':
        'Quarterly reports, unemployment, workers’ compensation, W-2s in January. They add up because every run did. Someone moves to another city? Tell us before the first shift there.',
    },
    officesLead: 'Drop the time cards off. Or sit down with us. Or do neither and send the file.',
    brandsLead:
      'Payroll is ours. The return and the plan belong to two sister names in the same back office. One handoff fewer.',
  },
};
