import type { ReactNode } from 'react';
import { checkLabel, peopleOf } from '#shared/firm/trust.ts';
import { printedDay } from '#shared/format/ohio-date.ts';
import { listed } from '#shared/format/text.ts';
import { href } from '#shared/site/routes.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { FactsList } from './facts-list.tsx';
import { ArrowLink, Link } from './link.tsx';
import { PeopleRows } from './people.tsx';
import { Section } from './section.tsx';

const checkUsId = 'check-us';

/**
 * Who answers, and what vouches for the firm, as far as the owner has said so.
 * @param props.service title of a service: those whose work names it, if any does
 */
export function WhoAnswers({ service = '' }: { service?: string }) {
  const { trust } = usePageContext().brand;
  const { firstMeeting, reviews } = trust;
  const people = peopleOf(service, trust);
  return (
    <div className="who-answers">
      {people.length > 0 && <PeopleRows people={people} />}
      <ul className="who-answers-facts">
        {firstMeeting && <li>{firstMeeting.replace(/\.$/, '')}</li>}
        {reviews && (
          <li>
            <Link to={reviews.url}>{`${reviews.rating} of 5 on ${reviews.source}`}</Link>
          </li>
        )}
        <li>
          <ArrowLink to={`${href('about')}#${checkUsId}`}>{checkLabel(trust)}</ArrowLink>
        </li>
      </ul>
    </div>
  );
}

/**
 * What a client can check before signing: what the owner has said, then what holds without it.
 * @param props.children cards
 */
export function CheckUs({ children }: { children: ReactNode }) {
  return (
    <Section tone="subtle" id={checkUsId} title={checkLabel(usePageContext().brand.trust)}>
      <TrustFacts />
      {children}
    </Section>
  );
}

/** Who pays when the firm errs, within a text; nothing until the owner has said so. */
export function Mistakes() {
  return usePageContext().brand.trust.mistakes;
}

/** The programs that payroll is run in, within a text; nothing until the owner has named one. */
export function PayrollPrograms() {
  const { software } = usePageContext().brand.trust;
  const programs = software.filter(({ use }) => /payroll|paychecks/i.test(use)).map(({ name }) => name);
  return programs.length > 0 && `The software for it: ${listed(programs)}.`;
}

/** A text with a $ before each amount that was typed without one, such as "1,000,000 a claim". */
function inDollars(text: string): string {
  return text.replace(/(^| )(?=\d{1,3},\d{3})/g, '$1$');
}

function TrustFacts() {
  const { people, firstMeeting, insurance, mistakes, founded, reviews, software, engagementLetter, protection } =
    usePageContext().brand.trust;
  const facts = {
    'Who does the work': people.length > 0 && <a href="#people">{listed(people.map(({ name }) => name))}</a>,
    'First meeting': firstMeeting,
    Insurance: insurance && [inDollars(insurance.cover), insurance.insurer].filter(Boolean).join(', with '),
    'If we make a mistake': mistakes,
    Founded: founded,
    Reviews: reviews && (
      <>
        {reviews.rating} of 5 from {reviews.count} reviews on {reviews.source}, as of {printedDay(reviews.asOf, 'long')}
        , {reviews.asOf.slice(0, 4)}. <ArrowLink to={reviews.url}>Read them on {reviews.source}</ArrowLink>
      </>
    ),
    'Software we use': software.map(({ name, use }) => `${name} (${use})`).join(', '),
    'Your papers': protection.join(' '),
    'The letter you would sign': engagementLetter && <a href={engagementLetter}>Sample engagement letter (PDF)</a>,
  };
  return <FactsList className="trust-facts" facts={facts} />;
}
