import type { Head } from '#shared/site/head.ts';
import { loadRelatedSections } from '#views/components/related/related-section.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { useData } from '#views/runtime/use-data.tsx';
import { LetterView } from './letter-view.tsx';

export const preload = loadRelatedSections;

/** The page of one letter; its text is page data, so that no browser loads the other letters. */
export function Page({ params, query }: PageProps) {
  const result = useData('letter', { slug: params['slug']! });
  return result.ok ? <LetterView letter={result.value} date={query.get('date')} /> : null;
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
