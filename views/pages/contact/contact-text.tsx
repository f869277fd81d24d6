import { hasHours, weekText } from '#shared/firm/office-hours.ts';
import { visitText } from '#shared/firm/offices.ts';
import { easternTime } from '#shared/format/ohio-date.ts';
import { fragmentId, telHref } from '#shared/format/text.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Card, CardGrid } from '#views/components/cards/card.tsx';
import { OfficesRow } from '#views/components/cards/offices-row.tsx';
import { OpenOffices } from '#views/components/cards/open-now.tsx';
import { PhoneLink } from '#views/components/link.tsx';
import { Steps } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { RelatedLinks } from '#views/components/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { WhoAnswers } from '#views/components/trust-block.tsx';
import { moving } from '#views/pages/schedule/schedule-copy.tsx';
import type { ContactFrontMatter } from '#views/runtime/front-matter.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { frontMatter } from './contact.mdx';

const texts: ContactFrontMatter = frontMatter;

/** @param props.sent a message was just sent without scripts: thanks follow in place of the buttons */
export function Intro({ sent }: { sent: boolean }) {
  const { brand } = usePageContext();
  return (
    <PageHead
      title={sent ? 'Your message is sent' : forBrand(texts.title, brand.id)}
      lead={forBrand(texts.lead, brand.id)}
      crumbs={[{ label: 'Ways to contact' }]}
      art={sent ? undefined : 'contact'}
      action={null}
    >
      <OpenOffices offices={brand.offices} />
      {!sent && (
        <p className="page-head-action button-row">
          <Button to="#write" icon="arrow-right">
            Write to us
          </Button>
          <Button to={telHref(brand.contact.phone)} icon="phone" variant="secondary">
            Call {brand.contact.phone}
          </Button>
        </p>
      )}
    </PageHead>
  );
}

/** Telephone, offices, video, visits and the portal. */
export function Ways() {
  const { brand } = usePageContext();
  const call = forBrand(texts.call, brand.id);
  const [phoneOffice] = brand.offices;
  const addressed = brand.offices.filter(({ street }) => street);
  return (
    <Section
      title="Ways to reach us"
      action={{ label: 'Move or cancel a meeting', to: `${href('schedule')}#${fragmentId(moving)}` }}
    >
      <CardGrid columns={addressed.length % 3 === 2 ? 3 : 2} dense>
        <Card title="Call us" text={hasHours(phoneOffice) ? `${weekText(phoneOffice)}, ${easternTime}. ${call}` : call}>
          <PhoneLink />
        </Card>
        {addressed.map((office) => (
          <Card
            key={office.id}
            title={`Visit ${office.town}`}
            text={visitText(office)}
            to={`#${office.id}`}
            linkLabel="Address and hours"
          />
        ))}
        <Card
          title="Meet by video"
          text={forBrand(texts.video, brand.id)}
          to={href('schedule')}
          linkLabel="Schedule a meeting"
        />
        <Card
          title="We come to you"
          text={forBrand(texts.visit, brand.id)}
          to={href('schedule')}
          linkLabel="Schedule a meeting"
        />
        <Card
          title="Send papers"
          text="W-2s, statements and anything with a Social Security number on it go into the client portal."
          to={brand.portalUrl}
          linkLabel="Open the portal"
        />
      </CardGrid>
    </Section>
  );
}

/** The offices, and what the page leads on to. */
export function Below({ path }: { path: string }) {
  const { brand } = usePageContext();
  return (
    <>
      <Section title={`Our ${brand.offices.length > 1 ? 'offices' : 'office'}: address and hours`}>
        <OfficesRow />
      </Section>
      <RelatedLinks path={path} />
    </>
  );
}

/** What happens to a message. */
export function NextSteps() {
  const { brand } = usePageContext();
  return (
    <div className="contact-next">
      <h2 className="small-heading">What happens next</h2>
      <Steps items={forBrand(texts.steps, brand.id)} />
      <WhoAnswers />
    </div>
  );
}
