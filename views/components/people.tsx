import { initials, type Person } from '#shared/firm/trust.ts';
import { fragmentId } from '#shared/format/text.ts';
import { href } from '#shared/site/routes.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { FactsList } from './facts-list.tsx';
import { Link } from './link.tsx';
import { Section } from './section.tsx';

/** Who does the work, each with what can be checked; nothing until the owner has named somebody. */
export function People() {
  const { people } = usePageContext().brand.trust;
  if (people.length === 0) return null;
  return (
    <Section id="people" title="The people who do the work">
      <ul className={people.length > 2 ? 'columns columns-3 people' : 'columns columns-2 columns-wide'}>
        {people.map((person) => (
          <li key={person.name} id={fragmentId(person.name)} className="person">
            <Portrait person={person} />
            <h3>{person.name}</h3>
            <p>{person.role}</p>
            <PersonFacts person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The same in short, for pages about something else. */
export function PeopleRows({ people }: { people: readonly Person[] }) {
  return (
    <ul className={`columns${people.length > 2 ? ' columns-3' : ''} people-rows`}>
      {people.map((person) => (
        <li key={person.name} className="person">
          <Portrait person={person} />
          <h3>
            <Link to={`${href('about')}#${fragmentId(person.name)}`}>{person.name}</Link>
          </h3>
          <p>{person.credential ?? person.role}</p>
        </li>
      ))}
    </ul>
  );
}

function PersonFacts({ person: { name, credential, verifyUrl, office, since, languages } }: { person: Person }) {
  // The town of a sister site is no office of the brand.
  const own = usePageContext().brand.offices.find(({ town }) => town === office);
  const facts = {
    Credential: (credential || verifyUrl) && (
      <>
        {credential}
        {credential && verifyUrl && <br />}
        {verifyUrl && <Link to={verifyUrl}>{`Look up ${name}’s credential at ${hostOf(verifyUrl)}`}</Link>}
      </>
    ),
    Office: own ? <Link to={`${href('contact')}#${own.id}`}>{office}</Link> : office,
    'In practice': since && `since ${since}`,
    Speaks: languages,
  };
  return <FactsList className="person-facts" facts={facts} />;
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}

/** The photo, or the initials without one. */
function Portrait({ person: { name, photo } }: { person: Person }) {
  if (photo) return <img src={photo} alt={`Portrait of ${name}`} width={400} height={500} loading="lazy" />;
  return (
    <span className="person-initials centered" aria-hidden="true">
      {initials(name)}
    </span>
  );
}
