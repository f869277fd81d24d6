import { Fragment } from 'react';
import { industriesCatalog } from '#shared/firm/industries-catalog.ts';
import { hoursDiffer, openDays, weekText } from '#shared/firm/office-hours.ts';
import { officeTowns, postalAddress } from '#shared/firm/offices.ts';
import { servicesFor } from '#shared/firm/services-catalog.ts';
import { checkLabel } from '#shared/firm/trust.ts';
import { printedDay } from '#shared/format/ohio-date.ts';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { BrandCards, IndustryCard, ServiceCard, ServicePrice } from '#views/components/cards/illustrated-cards.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Letterhead } from '#views/components/letterhead.tsx';
import { Link, PhoneLink } from '#views/components/link.tsx';
import { PeopleRows } from '#views/components/people.tsx';
import { Art } from '#views/components/picture/art.tsx';
import { LetterForm, QuickToolForm, quickTools } from '#views/components/quick-tools.tsx';
import { Section } from '#views/components/section.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { HeroLabels } from './hero-labels.tsx';

/** Sections of the home page without interaction: the browser keeps the server's markup and does not hydrate them. */
export const sections = {
  letterhead: () => (
    <div className="wrap">
      <Letterhead />
    </div>
  ),
  proof: () => <Proof />,
  card: () => <HeroCard />,
  labels: () => <HeroLabels />,
  welcome: () => <Welcome />,
  services: () => <Services />,
  industries: () => <IndustryCards />,
  about: () => (
    <>
      <Why />
      <Connected />
    </>
  ),
  contact: () => <ContactWays />,
};

/** Below the buttons: what others say of the firm, since when it is there, where the owner has said so; the way in for clients. */
function Proof() {
  const { portalUrl, trust } = usePageContext().brand;
  const { reviews, founded } = trust;
  return (
    <p className="hero-proof">
      {reviews && (
        <Link to={reviews.url}>
          {reviews.rating} of 5 from {reviews.count} reviews on {reviews.source}
        </Link>
      )}
      {founded && <span>{`Here since ${founded}`}</span>}
      <Link to={portalUrl}>Client portal</Link>
    </p>
  );
}

/** Introduction of the firm with three value cards. */
function Welcome() {
  const { welcome } = usePageContext().brand;
  return (
    <section className="section welcome" id="welcome">
      <div className="wrap">
        <div className="columns columns-2 columns-wide welcome-head">
          <h2>{welcome.title}</h2>
          <p className="lead">{welcome.lead}</p>
        </div>
        <div className="card-grid card-grid-3 card-grid-dense value-cards">
          {welcome.cards.map(({ title, text, icon }) => (
            <article key={title} className="card value-card">
              <span className="value-card-chip centered">
                <Icon name={icon as IconName} />
              </span>
              <h3>{wholeFormNumbers(title)}</h3>
              <p>{wholeFormNumbers(text)}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The cards of the scroller of the industries section. */
function IndustryCards() {
  return (
    <ul className="scroller" data-scroller>
      {industriesCatalog.slice(0, limits.homeIndustries).map((industry) => (
        <li key={industry.slug}>
          <IndustryCard industry={industry} />
        </li>
      ))}
    </ul>
  );
}

/** The three brands side by side. */
function Connected() {
  const { brand } = usePageContext();
  return (
    <Section
      title="Our three brands: tax, consulting and payroll"
      lead="Start with the one you need; you won’t have to explain your business twice."
      action={{ label: 'Team to Win', to: brand.teamUrl }}
      tone="subtle"
      className="connected"
    >
      <BrandCards />
    </Section>
  );
}

/** The card below the hero's picture: the next due date and the brand's own question. */
function HeroCard() {
  const { brand, nextDue } = usePageContext();
  return (
    <aside className="hero-card" aria-label="Quick answers">
      {nextDue && (
        <p>
          <Link to={href('deadlines')}>
            <strong>
              Due <time dateTime={nextDue.date}>{printedDay(nextDue.date)}</time>
            </strong>{' '}
            {wholeFormNumbers(nextDue.title)}
          </Link>
        </p>
      )}
      {quickTools[brand.quickTool].heroHasLetter ? <LetterForm /> : <QuickToolForm />}
    </aside>
  );
}

/** The brand's first services as cards, two of them wide, and links to the others; below 768 px all of them as rows. */
export function Services() {
  const { brand } = usePageContext();
  const all = servicesFor(brand);
  const services = all.slice(0, limits.homeServices);
  return (
    <Section
      {...brand.servicesSection}
      action={{ label: 'All services', to: href('services') }}
      className="home-services"
    >
      <div className="bento">
        {services.map((service, index) => (
          <ServiceCard key={service.id} service={service} wide={index < 2} />
        ))}
      </div>
      <ul className="rows">
        {all.map(({ id, title, shortDescription }) => (
          <li key={id} className="card-linked">
            <h3>
              <Link to={href('service', { slug: id })}>{title}</Link>
            </h3>
            <p className="note">{wholeFormNumbers(shortDescription)}</p>
            <ServicePrice id={id} />
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
      <p className="home-services-others quiet">
        {'Also: '}
        {all.slice(limits.homeServices).map(({ id, title }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link to={href('service', { slug: id })}>{title}</Link>
          </Fragment>
        ))}
      </p>
    </Section>
  );
}

/** Reasons to choose the firm, and its people. */
export function Why() {
  const { why, offices, trust } = usePageContext().brand;
  const [first] = offices;
  const hours = hoursDiffer(offices) ? `In ${first.town} ${weekText(first)}` : weekText(first);
  const points = [{ title: openDays(first), text: hours }, ...why.points];
  return (
    <Section title={why.title} action={{ label: checkLabel(trust), to: `${href('about')}#check-us` }} className="why">
      <div className="why-panel no-print">
        <Art scene={why.art} />
      </div>
      <ul className="check-list">
        {points.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" />
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
      {trust.people.length > 0 && <PeopleRows people={trust.people} />}
    </Section>
  );
}

/** Heading of the contact section, and the ways to reach the firm without the form. */
function ContactWays() {
  const { brand } = usePageContext();
  const { title, lead } = brand.contactSection;
  const { reviews } = brand.trust;
  const differ = hoursDiffer(brand.offices);
  const addressed = brand.offices.filter(({ street }) => street || differ);
  const byAppointment = addressed.length === 0 && `, in ${officeTowns(brand.offices)} by appointment`;
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <ul className="rows icon-rows contact-methods text-headings">
        <li>
          <Icon name="phone" />
          <div>
            <h3>Call</h3>
            <PhoneLink />
          </div>
        </li>
        {addressed.length > 0 && (
          <li>
            <Icon name="map-pin" />
            {addressed.map((office) => (
              <div key={office.id}>
                <h3>{office.town}</h3>
                <p>{postalAddress(office)}</p>
                {differ && <p>{weekText(office) || 'By appointment'}</p>}
              </div>
            ))}
          </li>
        )}
        <li>
          <Icon name="clock" />
          <div>
            <h3>{differ ? 'By phone or video' : 'Virtual or in person'}</h3>
            <p>
              {weekText(brand.offices[0])}
              {byAppointment}
            </p>
          </div>
        </li>
        <li>
          <Icon name="calendar-days" />
          <div>
            <h3>By appointment</h3>
            <Link to={href('schedule')}>{brand.closing.button}</Link>
          </div>
        </li>
        {reviews && (
          <li>
            <Icon name="star" />
            <div>
              <h3>Reviews</h3>
              <Link to={reviews.url}>
                {reviews.rating} of 5 from {reviews.count} on {reviews.source}
              </Link>
            </div>
          </li>
        )}
      </ul>
    </>
  );
}
