import { Suspense } from 'react';
import * as limits from '#shared/limits.ts';
import { href } from '#shared/site/routes.ts';
import { Section } from '#views/components/section.tsx';
import { Skeleton } from '#views/components/skeleton.tsx';
import { useLoadErrorToast } from '#views/components/toast/load-error-toast.ts';
import { StaticMarkup } from '#views/runtime/hydration.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { DataBlock, useData } from '#views/runtime/use-data.tsx';
import { homeSections } from './server-only-section.tsx';

/** The newest posts, streamed after the rest of the page when they are not cached. */
export function LatestPosts() {
  const { news } = usePageContext().brand;
  return (
    <Section {...news} action={{ label: 'All news', to: href('blog') }} className="latest">
      <Suspense fallback={<Skeleton count={limits.pageSize.home} />}>
        <Posts />
        <DataBlock name="latestPosts" params={{}} />
      </Suspense>
    </Section>
  );
}

function Posts() {
  const result = useData('latestPosts', {});
  useLoadErrorToast('posts', result);
  const posts = result.ok ? result.value.slice(0, limits.pageSize.home) : [];
  // Other posts than those of the document are rendered.
  return (
    <StaticMarkup id={['home-posts', ...posts.map(({ slug }) => slug)].join(' ')}>
      {() => {
        const { LatestCards } = homeSections.use('parts');
        return <LatestCards posts={posts} failed={!result.ok} />;
      }}
    </StaticMarkup>
  );
}
