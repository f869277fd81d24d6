import { useEffect, useRef } from 'react';
import type { Post } from '#shared/news/post.ts';
import { type PageContext, withBrand } from '#shared/site/page-context.ts';
import { Prose } from '#views/components/prose.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { Contents } from './contents.tsx';
import { initEmbeds } from './embeds.ts';
import { MembersNote } from './members-note.tsx';

/** The text of a post with its list of contents; a teaser with the way in where it is for clients only. */
export function PostBody({ post }: { post: Post }) {
  const context = usePageContext();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => initEmbeds(body.current!), []);
  const teaser = !post.access && post.html === '';
  return (
    <div className="wrap post-body">
      <Contents headings={post.headings} />
      <div className="post-text">
        {teaser && <p className="lead">{post.excerpt}</p>}
        <Prose html={brandedLinks(post.html, context)} ref={body} />
        {!post.access && <MembersNote visibility={post.visibility} />}
      </div>
    </div>
  );
}

/** Links of the text with the brand parameter where the page was chosen by it; those that carry it already stay. */
export function brandedLinks(html: string, context: Pick<PageContext, 'domainParam'>): string {
  if (!context.domainParam) return html;
  return html.replace(/(<a\s[^>]*?href=")(\/(?!\/)[^"]*)"/g, (link, start: string, address: string) =>
    /[?&;]domain=/.test(address) ? link : `${start}${withBrand(context, address).replace('&domain=', '&amp;domain=')}"`,
  );
}
