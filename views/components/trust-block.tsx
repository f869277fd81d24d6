import type { Person } from '#shared/firm/trust.ts';
import { printedDay } from '#shared/format/ohio-date.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { ArrowLink } from './link.tsx';
import { CheckList } from './lists.tsx';
import { Section } from './section.tsx';

/** Who does the work and how papers are protected, as far as the owner has filled it in; nothing without that. */
export function TrustBlock() {
  const { people, reviews, software, protection, engagementLetter } = usePageContext().brand.trust;
  const hasFacts = reviews || software.length > 0 || engagementLetter;
  return (
    <>
      {people.length > 0 && (
        <Section title="The people who do the work">
          <ul className="auto-grid people">
            {people.map((person) => (
              <PersonCard key={person.name} person={person} />
            ))}
          </ul>
        </Section>
      )}
      {protection.length > 0 && (
        <Section tone="subtle" title="How we protect your papers">
          <CheckList items={[...protection]} />
        </Section>
      )}
      {hasFacts && (
        <Section title="Check us before you sign">
          <dl className="facts">
            {reviews && (
              <div>
                <dt>Reviews</dt>
                <dd>
                  {reviews.rating} of 5 from {reviews.count} reviews on {reviews.source}, as of{' '}
                  {printedDay(reviews.asOf, 'long')}, {reviews.asOf.slice(0, 4)}.{' '}
                  <ArrowLink to={reviews.url}>Read them on {reviews.source}</ArrowLink>
                </dd>
              </div>
            )}
            {software.length > 0 && (
              <div>
                <dt>Software we use</dt>
                <dd>{software.map(({ name, use }) => `${name} (${use})`).join(', ')}</dd>
              </div>
            )}
            {engagementLetter && (
              <div>
                <dt>The letter you would sign</dt>
                <dd>
                  <a href={engagementLetter}>Sample engagement letter (PDF)</a>
                </dd>
              </div>
            )}
          </dl>
        </Section>
      )}
    </>
  );
}

function PersonCard({ person: { name, role, credential, photo } }: { person: Person }) {
  return (
    <li className="person">
      {photo && <img src={photo} alt={`Portrait of ${name}`} width={400} height={500} loading="lazy" />}
      <h3>{name}</h3>
      <p>{role}</p>
      {credential && <p>{credential}</p>}
    </li>
  );
}
