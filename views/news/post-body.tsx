import { useEffect, useRef } from 'react';
import type { Post } from '#shared/post.ts';
import { Prose } from '../components/prose.tsx';
import { Contents } from './contents.tsx';
import { tendEmbeds } from './embeds.ts';
import { MembersNote } from './members-note.tsx';

/** The text of a post with its list of contents; a teaser with the way in where it is for clients only. */
export function PostBody({ post }: { post: Post }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => tendEmbeds(body.current!), []);
  const teaser = !post.access && post.html === '';
  return (
    <div className="wrap post-body">
      <Contents headings={post.headings} />
      <div className="post-text">
        {teaser && <p className="lead">{post.excerpt}</p>}
        <Prose html={post.html} ref={body} />
        {!post.access && <MembersNote visibility={post.visibility} />}
      </div>
    </div>
  );
}
