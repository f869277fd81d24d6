import { printedDay } from '#shared/format/ohio-date.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { FactsList } from './facts-list.tsx';
import { ArrowLink } from './link.tsx';
import { CheckList } from './lists.tsx';
import { PeopleRows } from './people.tsx';
import { Section } from './section.tsx';

/** Who answers and what vouches for the firm, as far as the owner has filled it in; nothing without that. */
export function WhoAnswers() {
  const { trust } = usePageContext().brand;
  const hasPeople = trust.people.length > 0;
  if (!hasPeople && !trust.firstMeeting && !trust.insurance && !trust.founded && !trust.reviews) return null;
  return (
    <Section title={hasPeople ? 'Who answers you' : 'Check us first'} className="section-split">
      {hasPeople && <PeopleRows />}
      <TrustFacts />
    </Section>
  );
}

/** What a client can check before signing. */
export function CheckUs() {
  const { trust } = usePageContext().brand;
  const { firstMeeting, insurance, founded, reviews, software, engagementLetter, protection } = trust;
  return (
    <>
      {(firstMeeting || insurance || founded || reviews || software.length > 0 || engagementLetter) && (
        <Section tone="subtle" title="Check us before you sign" className="section-split">
          <TrustFacts whole />
        </Section>
      )}
      {protection.length > 0 && (
        <Section title="How we protect your papers" className="section-split">
          <CheckList items={[...protection]} />
        </Section>
      )}
    </>
  );
}

/** @param props.whole with the programs and the letter */
function TrustFacts({ whole }: { whole?: boolean }) {
  const { firstMeeting, insurance, founded, reviews, software, engagementLetter } = usePageContext().brand.trust;
  const facts = {
    'First meeting': firstMeeting,
    Insurance: insurance && [insurance.cover, insurance.insurer].filter(Boolean).join(', with '),
    Founded: founded,
    Reviews: reviews && (
      <>
        {reviews.rating} of 5 from {reviews.count} reviews on {reviews.source}, as of {printedDay(reviews.asOf, 'long')}
        , {reviews.asOf.slice(0, 4)}. <ArrowLink to={reviews.url}>Read them on {reviews.source}</ArrowLink>
      </>
    ),
    'Software we use': whole && software.map(({ name, use }) => `${name} (${use})`).join(', '),
    'The letter you would sign': whole && engagementLetter && (
      <a href={engagementLetter}>Sample engagement letter (PDF)</a>
    ),
  };
  return <FactsList className="trust-facts" facts={facts} />;
}
