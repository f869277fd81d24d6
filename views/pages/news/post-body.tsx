import { useEffect, useRef, useState } from 'react';
import type { Post } from '#shared/news/post.ts';
import { type PageContext, withBrand } from '#shared/site/page-context.ts';
import { Button } from '#views/components/button.tsx';
import { Icon } from '#views/components/icon.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';
import { observeIntersection } from '#views/runtime/observe-intersection.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { initEmbeds } from './embeds.ts';

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
function brandedLinks(html: string, context: Pick<PageContext, 'domainParam'>): string {
  if (!context.domainParam) return html;
  return html.replace(/(<a\s[^<>]*?href=")(\/(?!\/)[^"<>]*)"/g, (link, start: string, url: string) =>
    /[?&;]domain=/.test(url) ? link : `${start}${withBrand(context, url).replace('&domain=', '&amp;domain=')}"`,
  );
}

/** Below the public part of a members-only post: how to read the rest. */
function MembersNote({ visibility }: { visibility: string }) {
  const { brand } = usePageContext();
  const paid = visibility === 'paid' || visibility === 'tiers';
  return (
    <aside className="callout members-note" aria-label="For clients">
      <Icon name="lock" />
      <div>
        <p className="members-note-title">
          {paid ? 'The rest of this article is part of a paid plan.' : 'The rest of this article is for our clients.'}
        </p>
        <p>Sign in to read on. If you have no account yet, the same page lets you ask for one.</p>
        <Button to={brand.signupUrl} icon="arrow-up-right">
          Sign in to read on
        </Button>
      </div>
    </aside>
  );
}

type Heading = Post['headings'][number];

const minHeadings = 3;
const maxWithSubheadings = 24;
const maxHeadings = 80;

/** Table of contents of a post: beside the text on wide screens, folded above it on others, none for short posts. */
export function Contents({ headings }: { headings: Heading[] }) {
  const listed = listedHeadings(headings);
  const current = useCurrentHeading(listed);
  if (listed.length < minHeadings) return null;
  const links = (
    <ol>
      {listed.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? 'contents-sub' : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {wholeFormNumbers(text)}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="contents" aria-label="Contents">
        <p className="contents-title">On this page</p>
        {links}
      </nav>
      <details className="contents-folded frame">
        <summary>
          On this page <Icon name="chevron-down" />
        </summary>
        {links}
      </details>
    </>
  );
}

/** Without subheadings for a long post. */
function listedHeadings(headings: Heading[]): Heading[] {
  const listed = headings.length > maxWithSubheadings ? headings.filter(({ level }) => level === 2) : headings;
  return listed.slice(0, maxHeadings);
}

/** Id of the heading scrolled to last. */
function useCurrentHeading(headings: Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const reached = new Set<Element>();
    return observeIntersection(
      headings,
      (entries) => {
        for (const { isIntersecting, target } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
        setCurrent(headings.findLast((heading) => reached.has(heading))?.id ?? null);
      },
      // What is above the screen has been reached, too.
      { rootMargin: '99999px 0px -70%' },
    );
  }, [ids]);
  return current;
}
