import type { Post } from '#shared/news/post.ts';
import { href } from '#shared/site/routes.ts';
import { PostCard } from '#views/components/cards/post-card.tsx';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { Steps } from '#views/components/lists.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { Section } from '#views/components/section.tsx';
import { PostBody } from './post-body.tsx';

type FeedProps = {
  title: string;
  /** Absolute URL of the feed. */
  url: string;
  posts: Post[];
};

/** What a person sees who opens the URL of a feed in a browser. Written by the server only. */
export function FeedPage({ title, url, posts }: FeedProps) {
  return (
    <>
      <PageHead
        title={title}
        lead="This address is an RSS feed. A feed reader checks it for you and shows new articles as they appear. It needs no account with us and no email address."
        crumbs={[{ label: 'News', to: href('blog') }, { label: 'RSS feed' }]}
        action={{ label: 'Read the news here', to: href('blog') }}
      />
      <Section title="How to follow our news in a feed reader" tone="subtle">
        <Steps items={steps} />
        <p className="feed-url">
          Address of this feed: <code>{url}</code>
        </p>
      </Section>
      <Section title="Articles in this feed">
        <div className="post-grid">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      </Section>
    </>
  );
}

const steps = {
  'Choose a feed reader':
    'Feedly, Inoreader and NewsBlur work in any browser. NetNewsWire is for Mac and iPhone. Thunderbird shows feeds beside your mail.',
  'Copy the address': 'It is below, and also in the address bar of this page.',
  'Add it to the reader': 'Look for “Add feed” or “Subscribe” there, and paste the address.',
};

/** A page of Ghost's, with the cards of a post. Written by the server only. */
export function GhostPageView({ page }: { page: Post }) {
  return (
    <>
      <article>
        <PageHead title={page.title} lead={page.custom_excerpt} crumbs={[{ label: page.title }]} action={null} />
        <PostBody post={page} />
      </article>
      <ClosingBand />
    </>
  );
}
