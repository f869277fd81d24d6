import { ohioDate } from '#shared/format/ohio-date.ts';
import { truncate } from '#shared/format/text.ts';
import * as limits from '#shared/limits.ts';
import type { PostPage, PostSummary } from '#shared/news/post.ts';
import { articleRelations } from '#shared/site/relations.ts';
import { href } from '#shared/site/routes.ts';
import { Callout } from '#views/components/callout.tsx';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Icon } from '#views/components/icon.tsx';
import { Link, NewsletterLink } from '#views/components/link.tsx';
import { LinkSection } from '#views/components/related-links.tsx';
import { Section } from '#views/components/section.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { AuthorBox } from './author.tsx';
import { PostHeader } from './post-header.tsx';
import { TagList } from './tag-list.tsx';

/** Above the text of a post. */
export function Head({ post }: PostPage) {
  const { now } = usePageContext();
  const year = post.tax_year;
  return (
    <>
      <PostHeader post={post} />
      {year && ohioDate(new Date(now)) > `${year + 1}-04-15` && <OfAnEarlierYear year={year} />}
    </>
  );
}

export function Topics({ post }: PostPage) {
  return <TagList tags={post.tags} label="Topics of this article" />;
}

/** Who wrote the post, and its neighbors. */
export function About({ post, newer, older }: PostPage) {
  return (
    <>
      <AuthorBox author={post.primary_author} />
      <NewsletterLink />
      <PostNavigation newer={newer} older={older} />
    </>
  );
}

/** What the post leads on to. */
export function Below({ post, related }: PostPage) {
  const { tools, services } = articleRelations(post.tags.map(({ slug }) => slug));
  return (
    <>
      <LinkSection
        title="Tools and services for this subject"
        tools={tools.slice(0, 2)}
        services={services.slice(0, 2)}
      />
      <RelatedPosts posts={related} />
      <ClosingBand sentence="Does this change something for you? Tell us what, and we will tell you the next step." />
    </>
  );
}

/** The line on top of an article about a tax year whose returns are filed. */
function OfAnEarlierYear({ year }: { year: number }) {
  return (
    <div className="wrap wrap-narrow">
      <Callout tone="warning" title={`Written for tax year ${year}`}>
        <p>
          Later years have other dates and may have other amounts. See the{' '}
          <Link to={href('deadlines')}>deadline calendar</Link> and{' '}
          <Link to={href('whatsNew')}>what changed in tax</Link>.
        </p>
      </Callout>
    </div>
  );
}

/** Links to the next older and newer post. */
function PostNavigation({ newer, older }: Pick<PostPage, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav className="columns post-navigation" aria-label="Older and newer articles">
      {older && <PostNavigationLink post={older} rel="prev" label="Older" icon="arrow-left" />}
      {newer && <PostNavigationLink post={newer} rel="next" label="Newer" icon="arrow-right" />}
    </nav>
  );
}

type LinkProps = { post: PostSummary; rel: 'prev' | 'next'; label: string; icon: 'arrow-left' | 'arrow-right' };

function PostNavigationLink({ post, rel, label, icon }: LinkProps) {
  return (
    <Link
      className={`card post-navigation-link post-navigation-${rel}`}
      to={href('blogPost', { slug: post.slug })}
      rel={rel}
    >
      <span className="quiet with-icon">
        <Icon name={icon} /> {label}
      </span>{' '}
      {`${truncate(post.title, limits.cardTitleLength)} `}
    </Link>
  );
}

/** Posts with the same tags. */
function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section title="More on this" tone="subtle" className="no-print" action={{ label: 'All news', to: href('blog') }}>
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </Section>
  );
}
