import type { Head } from '#shared/site/head.ts';
import { LateHydration } from '#views/runtime/hydration.tsx';
import { lazyModule } from '#views/runtime/lazy-modules.ts';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import type { LetterProps } from './letter-view.tsx';

const view = lazyModule(() => import('./letter-view.tsx'));

export const parts = { loadTool: view.load };

/** The page of one letter; its text is page data, so that no browser loads the other letters. */
export function Page({ params, query, path }: PageProps) {
  const result = useData('letter', { slug: params['slug']! });
  if (!result.ok) return null;
  const date = query.get('date');
  return (
    <LateHydration id={`${path}?${date ?? ''}`} className="defer-below-fold" isLoaded={view.isLoaded} load={view.load}>
      <View letter={result.value} sent={date === null ? null : { date }} path={path} />
    </LateHydration>
  );
}

function View(props: LetterProps) {
  const { LetterView } = view.use();
  return <LetterView {...props} />;
}

export function head({ params }: PageProps, read: ReadData): Head {
  const result = read('letter', { slug: params['slug']! });
  if (!result?.ok) return { title: 'Tax letter', description: 'This letter could not be loaded.', noindex: true };
  const { heading, says } = result.value;
  const whole = `${says} What to do, by when, whom to call, and how to tell a fake.`;
  return {
    title: `${heading}: what to do`,
    description: whole.length <= 160 ? whole : says.length <= 110 ? `${says} What to do, and by when.` : says,
  };
}
