import type { SearchResults } from '#shared/site/page-data.ts';
import { Card, CardGrid } from '#views/components/cards/card.tsx';
import { ContactForm } from '#views/components/contact-form/contact-form.tsx';
import { EmptyState } from '#views/components/empty-state.tsx';

/** When nothing was found: the likeliest pages, and the form with the words carried over. */
export function NothingFound({ q, likely }: { q: string; likely: SearchResults['likely'] }) {
  return (
    <>
      <EmptyState
        title="Try fewer or other words."
        text="The name of a tax, the number of a form or letter, a town or a due date finds most pages."
      />
      <section className="search-group" aria-labelledby="search-likely">
        <h2 id="search-likely">Pages that may help</h2>
        <CardGrid columns={3}>
          {likely.map(({ title, path, description }) => (
            <Card key={path} title={title} text={description} to={path} />
          ))}
        </CardGrid>
      </section>
      <section className="search-group search-ask" aria-labelledby="search-ask">
        <h2 id="search-ask">Ask us instead</h2>
        <ContactForm key={q} message={`I looked for “${q}” and did not find it.`} />
      </section>
    </>
  );
}
