import type { Post } from '#shared/news/post.ts';
import { ClosingBand } from '#views/components/closing-band.tsx';
import { PageHead } from '#views/components/page-head.tsx';
import { PostBody } from './post-body.tsx';

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
