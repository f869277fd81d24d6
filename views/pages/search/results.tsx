import type { SearchGroup, SearchHit } from '#shared/site/page-data.ts';
import { Disclosure } from '#views/components/disclosure.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import { MarkedText } from './marked-text.tsx';

/** So many results of a group are shown at once, the others on request. */
const shownAtOnce = 5;

const groups: Record<SearchGroup, { title: string; icon: IconName }> = {
  do: { title: 'Do it yourself', icon: 'calculator' },
  read: { title: 'Read about it', icon: 'newspaper' },
  ask: { title: 'Let us do it', icon: 'handshake' },
};

/** The results by what the visitor can do with them; the group with the best result comes first. */
export function SearchResultList({ hits }: { hits: SearchHit[] }) {
  const order = [...new Set(hits.map(({ group }) => group))];
  return order.map((group) => {
    const own = hits.filter((hit) => hit.group === group);
    const more = own.slice(shownAtOnce);
    return (
      <section key={group} className="search-group" aria-labelledby={`search-${group}`}>
        <h2 id={`search-${group}`}>
          <Icon name={groups[group].icon} /> {groups[group].title}
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
    <ol className="search-results">
      {hits.map(({ title, path, excerpt }) => (
        <li key={path} className="card-linked">
          <h3>
            <Link to={path}>
              <MarkedText parts={title} />
            </Link>
          </h3>
          <p>
            <MarkedText parts={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}
