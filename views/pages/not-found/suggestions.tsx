import { Suspense } from 'react';
import { Link } from '#views/components/link.tsx';
import { DataBlock, useData } from '#views/runtime/use-data.tsx';

/** Pages and posts with a path similar to the requested one, streamed after the rest of the page. */
export function Suggestions({ path }: { path: string }) {
  return (
    <Suspense fallback={null}>
      <DidYouMean path={path} />
    </Suspense>
  );
}

function DidYouMean({ path }: { path: string }) {
  const result = useData('suggestions', { path });
  const suggestions = result.ok ? result.value : [];
  return (
    <>
      <DataBlock name="suggestions" params={{ path }} />
      {suggestions.length > 0 && (
        <div className="not-found-suggestions ruled">
          <p>Did you mean ...?</p>
          <ul className="plain-list">
            {suggestions.map((suggestion) => (
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
