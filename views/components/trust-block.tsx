import type { ReactNode } from 'react';
import { peopleOf, type Trust } from '#shared/firm/trust.ts';
import { printedDay } from '#shared/format/ohio-date.ts';
import { href } from '#shared/site/routes.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { FactsList } from './facts-list.tsx';
import { ArrowLink } from './link.tsx';
import { PeopleRows } from './people.tsx';
import { Section } from './section.tsx';

const checkUsId = 'check-us';

/**
 * Who answers and what vouches for the firm, as far as the owner has filled it in; without that, where About says what
 * anybody can look up.
 * @param props.service title of a service: those whose work names it, if any does
 */
export function WhoAnswers({ service = '' }: { service?: string }) {
  const { trust } = usePageContext().brand;
  const people = peopleOf(service, trust);
  const hasPeople = people.length > 0;
  if (!vouches(trust))
    return (
      <Section title="Before you sign">
        <p>
          Look up the person and the license, and have the fee in writing. One page says what to look up and where, how
          your papers come to us, and what we do not do with them.
        </p>
        <ArrowLink to={`${href('about')}#${checkUsId}`}>Check us before you sign</ArrowLink>
      </Section>
    );
  return (
    <Section title={hasPeople ? 'Who answers you' : 'Check us first'}>
      {hasPeople && <PeopleRows people={people} />}
      <TrustFacts />
    </Section>
  );
}

/** Whether the owner has said who works here, or anything that a visitor can check. */
function vouches({ people, firstMeeting, insurance, founded, reviews }: Trust): boolean {
  return people.length > 0 || [firstMeeting, insurance, founded, reviews].some(Boolean);
}

/**
 * What a client can check before signing: what the owner has said, then what holds without it.
 * @param props.children cards
 */
export function CheckUs({ children }: { children: ReactNode }) {
  return (
    <Section
      tone="subtle"
      id={checkUsId}
      title="Check us before you sign"
      lead="What you can look up, and what holds for every client."
    >
      <TrustFacts whole />
      {children}
    </Section>
  );
}

/** Who pays when the firm errs, within a text; nothing until the owner has said so. */
export function Mistakes() {
  return usePageContext().brand.trust.mistakes;
}

/** @param props.whole with the programs, the letter and how papers are kept */
function TrustFacts({ whole }: { whole?: boolean }) {
  const { firstMeeting, insurance, mistakes, founded, reviews, software, engagementLetter, protection } =
    usePageContext().brand.trust;
  const facts = {
    'First meeting': firstMeeting,
    Insurance: insurance && [insurance.cover, insurance.insurer].filter(Boolean).join(', with '),
    'If we make a mistake': whole && mistakes,
    Founded: founded,
    Reviews: reviews && (
      <>
        {reviews.rating} of 5 from {reviews.count} reviews on {reviews.source}, as of {printedDay(reviews.asOf, 'long')}
        , {reviews.asOf.slice(0, 4)}. <ArrowLink to={reviews.url}>Read them on {reviews.source}</ArrowLink>
      </>
    ),
    'Software we use': whole && software.map(({ name, use }) => `${name} (${use})`).join(', '),
    'Your papers': whole && protection.join(' '),
    'The letter you would sign': whole && engagementLetter && (
      <a href={engagementLetter}>Sample engagement letter (PDF)</a>
    ),
  };
  return <FactsList className="trust-facts" facts={facts} />;
}
