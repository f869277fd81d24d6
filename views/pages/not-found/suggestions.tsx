import { Suspense } from 'react';
import { Link } from '#views/components/link.tsx';
import { DataBlock, useData } from '#views/runtime/use-data.tsx';

/** Pages and articles whose address is close to the one asked for. Comes late, and not at all when there is none. */
export function Suggestions({ path }: { path: string }) {
  return (
    <Suspense fallback={null}>
      <DidYouMean path={path} />
    </Suspense>
  );
}

function DidYouMean({ path }: { path: string }) {
  const answer = useData('suggestions', { path });
  const found = answer.ok ? answer.value : [];
  return (
    <>
      <DataBlock name="suggestions" params={{ path }} />
      {found.length > 0 && (
        <div className="not-found-suggestions">
          <p>Did you mean ...?</p>
          <ul>
            {found.map((suggestion) => (
              <li key={suggestion.path}>
                <Link to={suggestion.path}>{suggestion.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
