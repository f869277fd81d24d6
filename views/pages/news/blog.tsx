import { Suspense } from 'react';
import * as limits from '#shared/limits.ts';
import { coverOf } from '#shared/news/cover.ts';
import type { PostSummary } from '#shared/news/post.ts';
import type { Head } from '#shared/site/head.ts';
import { forBrand } from '#shared/site/page-context.ts';
import { pageNumber } from '#shared/site/page-data.ts';
import { href } from '#shared/site/routes.ts';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link } from '#views/components/link.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { PostShape, Skeleton } from '#views/components/skeleton.tsx';
import { useLoadErrorToast } from '#views/components/toast/load-error-toast.ts';
import { useBrandPath, usePageContext } from '#views/runtime/page-context.tsx';
import type { PageProps, ReadData } from '#views/runtime/page-module.ts';
import { DataBlock, useData } from '#views/runtime/use-data.tsx';
import { ListSection, listLinks } from './post-list.tsx';
import { TagList, TagShapes } from './tag-list.tsx';

/** The news: tags, on the first page the featured posts, then all others in pages. */
export function Page({ query }: PageProps) {
  const { news } = usePageContext().brand;
  const page = pageNumber(query);
  const crumbs = page === 1 ? [{ label: 'News' }] : [{ label: 'News', to: href('blog') }, { label: `Page ${page}` }];
  return (
    <>
      <PageHead title={page === 1 ? news.title : `News, page ${page}`} lead={news.lead} crumbs={crumbs} action={null}>
        <NewsLinks deferred={page === 1} />
      </PageHead>
      <Suspense fallback={<ListSkeleton featured={page === 1} />}>
        {page === 1 && <FirstPage />}
        {page > 1 && <FurtherPage page={page} />}
      </Suspense>
      <ClosingBand sentence="Is one of these about you? Tell us which, and we will tell you what it changes." />
    </>
  );
}

export function head({ context, query }: PageProps, read: ReadData): Head {
  const page = pageNumber(query);
  const posts = read('posts', { page });
  const featured = page === 1 ? read('featured', {}) : undefined;
  const lead = featured?.ok ? featured.value[0] : undefined;
  return {
    title: page === 1 ? 'News' : `News, page ${page}`,
    description: forBrand(descriptions, context.brand.id),
    ...listLinks(href('blog'), page, posts),
    ...(lead && !lead.feature_image && { drawing: coverOf(lead) }),
  };
}

const descriptions = {
  dresdentax:
    'Tax dates, rule changes and plain explanations for households and small businesses in Ohio, with figures, due dates and examples.',
  brownco:
    'Pricing, cash, hiring and tax questions of Ohio owners, worked through in plain words with dates and figures.',
  payroll:
    'Ohio payroll news: deposit dates, withholding changes, new-hire rules and year-end forms, each explained in a few minutes.',
};

function NewsLinks({ deferred }: { deferred: boolean }) {
  const withBrand = useBrandPath();
  return (
    <div className="news-toolbar cluster no-print">
      <Suspense fallback={<TagShapes />}>
        <Topics deferred={deferred} />
      </Suspense>
      <Link className="news-toolbar-link" to={href('search')}>
        <Icon name="search" /> Search
      </Link>
      <a className="news-toolbar-link" href={withBrand('/rss.xml')}>
        <Icon name="rss" /> RSS feed
      </a>
    </div>
  );
}

function Topics({ deferred }: { deferred: boolean }) {
  const tags = useData('tags', {});
  return (
    <>
      {deferred && <DataBlock name="tags" params={{}} />}
      <TagList tags={tags.ok ? tags.value : []} label="Topics" />
    </>
  );
}

function FirstPage() {
  const posts = useData('posts', { page: 1 });
  const featured = useData('featured', {});
  useLoadErrorToast('featured', posts.ok ? featured : noError);
  return (
    <>
      <DataBlock name="posts" params={{ page: 1 }} />
      <DataBlock name="featured" params={{}} />
      {featured.ok && <Featured posts={featured.value} />}
      <ListSection
        list={{ name: 'posts' }}
        result={posts}
        path={href('blog')}
        title="All news"
        excluded={featured.ok ? featured.value : []}
      />
    </>
  );
}

function FurtherPage({ page }: { page: number }) {
  const posts = useData('posts', { page });
  return <ListSection list={{ name: 'posts' }} result={posts} path={href('blog')} title="All news" />;
}

/** When the list itself has failed, no second toast is shown for the featured posts. */
const noError = { ok: true };

function ListSkeleton({ featured }: { featured: boolean }) {
  return (
    <>
      {featured && (
        <Section className="featured">
          <div className="post-grid featured-grid skeleton">
            <PostShape size="lead" />
            <PostShape />
            <PostShape />
          </div>
        </Section>
      )}
      <Section>
        <Skeleton count={limits.pageSize.list} />
      </Section>
    </>
  );
}

/** The posts marked as featured in Ghost: one large, the others below it. */
export function Featured({ posts }: { posts: PostSummary[] }) {
  const [lead, ...others] = posts.slice(0, limits.pageSize.featured);
  if (!lead) return null;
  return (
    <Section className="featured">
      <h2 className="visually-hidden">Featured</h2>
      <div className="post-grid featured-grid">
        <PostCard post={lead} size="lead" eager />
        {others.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </Section>
  );
}
