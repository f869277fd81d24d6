import { useEffect, useRef } from 'react';
import type { Post } from '#shared/news/post.ts';
import { type PageContext, withBrand } from '#shared/site/page-context.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Contents } from './contents.tsx';
import { initEmbeds } from './embeds.ts';
import { MembersNote } from './members-note.tsx';

/** The text of a post with its table of contents; of a members-only post the teaser and the sign-in note. */
export function PostBody({ post }: { post: Post }) {
  const context = usePageContext();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => initEmbeds(body.current!), []);
  const teaser = !post.access && post.html === '';
  return (
    <div className="wrap post-body defer-below-fold">
      <Contents headings={post.headings} />
      <section className="post-text">
        {teaser && <p className="lead">{post.excerpt}</p>}
        <div
          ref={body}
          className="prose"
          data-post-body
          dangerouslySetInnerHTML={{ __html: brandedLinks(post.html, context) }}
          suppressHydrationWarning
        />
        {!post.access && <MembersNote visibility={post.visibility} />}
      </section>
    </div>
  );
}

/** Adds `?domain=` to the links of the text on pages chosen by it, unless a link has it already. */
export function brandedLinks(html: string, context: Pick<PageContext, 'domainParam'>): string {
  if (!context.domainParam) return html;
  return html.replace(/(<a\s[^<>]*?href=")(\/(?!\/)[^"<>]*)"/g, (link, start: string, url: string) =>
    /[?&;]domain=/.test(url) ? link : `${start}${withBrand(context, url).replace('&domain=', '&amp;domain=')}"`,
  );
}
