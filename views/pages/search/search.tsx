import { useRef, useState } from 'react';
import { minQueryLength, searchQuery } from '#shared/news/search-query.ts';
import { type Head, titleWithBrand } from '#shared/site/head.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { EmptyState } from '#views/components/empty-state.tsx';
import { Link, PhoneLink } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps } from '#views/runtime/page-module.ts';
import { isFetchRefused } from '#views/runtime/request.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { NothingFound, SearchResultList } from './results.tsx';
import { type SearchState, useSearch } from './use-search.ts';

/** Search over everything the site says: a plain form without scripts, results while typing with them. */
export function Page({ query }: PageProps) {
  const q = searchQuery(query.get('q'));
  const result = useData('search', { q });
  const input = useRef<HTMLInputElement>(null);
  const { brand, domainParam } = usePageContext();
  const documentTitle = (text: string) => titleWithBrand(titleOf(text), brand.name, href('search'));
  const { results, loading, type, submit, retry } = useSearch(q, result, input, documentTitle);
  const [tooShort, setTooShort] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const isSearched = results.q.length >= minQueryLength && !results.failed;
  return (
    <>
      <PageHead title="Search" crumbs={[{ label: 'Search' }]} action={null} searched={results.q}>
        <search>
          <form
            className="search-form no-print"
            action={href('search')}
            onSubmit={(event) => {
              if (isFetchRefused()) return;
              event.preventDefault();
              const text = input.current!.value;
              const isTooShort = searchQuery(text).length < minQueryLength;
              setTooShort(isTooShort);
              if (isTooShort) input.current!.focus();
              // The keyboard on the screen would stay over the results.
              else if (matchMedia('(pointer: coarse)').matches) input.current!.blur();
              submit(text);
            }}
          >
            {domainParam && <input type="hidden" name="domain" value={domainParam} />}
            <label className="visually-hidden" htmlFor="search-words">
              Search pages and articles
            </label>
            <input
              id="search-words"
              type="search"
              name="q"
              ref={input}
              defaultValue={q}
              aria-invalid={tooShort || undefined}
              aria-describedby="search-count"
              onInput={(event) => {
                setTooShort(false);
                type(event.currentTarget.value);
              }}
              maxLength={300}
              placeholder="estimated tax, W-2, city return …"
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" icon="search">
              Search
            </Button>
          </form>
        </search>
      </PageHead>
      <section className="section section-plain">
        <div className="wrap search-results-area">
          <p
            role="status"
            id="search-count"
            className={`search-count${loading ? ' search-loading' : ''}`}
            data-invalid={tooShort ? '' : undefined}
            tabIndex={-1}
            ref={status}
          >
            <span>
              {summary(results)}
              {results.total > results.hits.length && <span className="no-print"> Add a word to narrow them.</span>}
            </span>
            {loading && <span>Searching …</span>}
          </p>
          {results.hits.length > 0 && <SearchResultList hits={results.hits} />}
          {results.hits.length === 0 && isSearched && <NothingFound q={results.q} likely={results.likely} />}
          {results.failed && (
            <Failed
              onRetry={() => {
                // The button goes away with the error.
                status.current!.focus();
                retry();
              }}
            />
          )}
          {results.hits.length === 0 && !isSearched && !results.failed && <Start />}
        </div>
      </section>
    </>
  );
}

export function head({ context, query }: PageProps): Head {
  const q = searchQuery(query.get('q'));
  return {
    title: titleOf(q),
    description: `Search the pages and articles of ${context.brand.name}: services, tax resources, due dates and news.`,
    noindex: true,
  };
}

function titleOf(q: string): string {
  return q ? `Search: ${q}` : 'Search';
}

function summary({ q, hits, total, corrected, leftOut, failed }: SearchState): string {
  if (failed) return 'The search does not answer right now. Please try again in a minute.';
  if (q.length < minQueryLength) return 'Type at least two letters.';
  if (hits.length === 0) return `Nothing found for “${q}”.`;
  if (corrected === '') return `Nothing found for “${q}”. These pages have a part of it.`;
  if (leftOut.length > 0)
    return `Nothing about ${leftOut.map((word) => `“${word}”`).join(' or ')}; these are for “${corrected}”.`;
  if (corrected) return `Showing results for “${corrected}”. Nothing on the site is spelled “${q}”.`;
  if (total > hits.length) return `Best ${hits.length} of ${total} results for “${q}”.`;
  return hits.length === 1 ? `1 result for “${q}”` : `${hits.length} results for “${q}”`;
}

/** In place of the results when the search has not answered. */
function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="The results could not be loaded."
      text={
        <>
          What you typed is still in the field. If it does not work again, <Link to={href('contact')}>ask us</Link> or
          call <PhoneLink />.
        </>
      }
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

/** Before the first search. */
function Start() {
  return (
    <EmptyState
      title="Look for a form, a tax, a town or a date."
      text={
        <>
          Many find what they need under <Link to={href('services')}>services</Link>,{' '}
          <Link to={href('ohioBusinessTaxes')}>Ohio business taxes</Link>, the{' '}
          <Link to={href('deadlines')}>deadline calendar</Link> or the <Link to={href('blog')}>news</Link>. Or ask us:{' '}
          <PhoneLink />.
        </>
      }
    />
  );
}
