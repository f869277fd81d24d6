import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkedText as Parts, SearchGroup, SearchHit, SearchResults } from '#shared/site/page-data.ts';
import { Card, CardGrid } from '#views/components/cards/card.tsx';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { Disclosure } from '#views/components/disclosure.tsx';
import { EmptyState } from '#views/components/empty-state.tsx';
import { Link } from '#views/components/link.tsx';

/** So many results of a group are shown at once, the others on request. */
const shownAtOnce = 5;

const groupTitles: Record<SearchGroup, string> = {
  do: 'Do it yourself',
  read: 'Read about it',
  ask: 'Let us do it',
};

/** The results by what the visitor can do with them; the group with the best result comes first. */
export function SearchResultList({ hits }: { hits: SearchHit[] }) {
  const order = [...new Set(hits.map(({ group }) => group))];
  return order.map((group) => {
    const own = hits.filter((hit) => hit.group === group);
    const more = own.slice(shownAtOnce);
    return (
      <section key={group} className="search-group" aria-labelledby={`search-${group}`}>
        <h2 className="small-heading" id={`search-${group}`}>
          {groupTitles[group]}
        </h2>
        <Hits hits={own.slice(0, shownAtOnce)} />
        {more.length > 0 && (
          <Disclosure summary={`${more.length} more`}>
            <Hits hits={more} />
          </Disclosure>
        )}
      </section>
    );
  });
}

function Hits({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className="rows search-results">
      {hits.map(({ title, path, section, excerpt }) => (
        <li key={path} className="card-linked">
          <h3>
            <Link to={path}>
              <MarkedText parts={title} />
            </Link>
          </h3>
          <p>
            {section.length > 0 && (
              <strong>
                <MarkedText parts={section} />{' '}
              </strong>
            )}
            <MarkedText parts={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** When nothing was found: the likeliest pages, and the form with the words carried over. */
export function NothingFound({ q, likely }: { q: string; likely: SearchResults['likely'] }) {
  return (
    <>
      <EmptyState
        title="Try fewer or other words."
        text="The name of a tax, the number of a form or letter, a town or a due date finds most pages."
      />
      <section className="search-group" aria-labelledby="search-likely">
        <h2 className="small-heading" id="search-likely">
          Pages that may help
        </h2>
        <CardGrid columns={3}>
          {likely.map(({ title, path, description }) => (
            <Card key={path} title={title} text={description} to={path} />
          ))}
        </CardGrid>
      </section>
      <section className="search-group search-ask" aria-labelledby="search-ask">
        <h2 className="small-heading" id="search-ask">
          Ask us instead
        </h2>
        <ContactForm key={q} message={`I looked for “${q}” and did not find it.`} />
      </section>
    </>
  );
}

/** A text with the words that match the query marked. */
export function MarkedText({ parts }: { parts: Parts }) {
  const nodes: ReactNode[] = parts.map((part, index) => (index % 2 === 1 ? createElement('mark', null, part) : part));
  return createElement(Fragment, null, ...nodes);
}
