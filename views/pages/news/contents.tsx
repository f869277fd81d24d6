import { useEffect, useState } from 'react';
import type { Post } from '#shared/news/post.ts';
import { Icon } from '#views/components/icon.tsx';

type Heading = Post['headings'][number];

const fewest = 3;
const mostWithSubheadings = 24;
const most = 80;

/** What the post is made of: beside the text on wide screens, folded above it on others. Left out of short posts. */
export function Contents({ headings }: { headings: Heading[] }) {
  const shown = contentsOf(headings);
  const current = useCurrentHeading(shown);
  if (shown.length < fewest) return null;
  const links = (
    <ol>
      {shown.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? 'contents-sub' : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {text}
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
      <details className="contents-folded">
        <summary>
          On this page <Icon name="chevron-down" />
        </summary>
        {links}
      </details>
    </>
  );
}

/** A long post lists its chapters only. */
function contentsOf(headings: Heading[]): Heading[] {
  const listed = headings.length > mostWithSubheadings ? headings.filter(({ level }) => level === 2) : headings;
  return listed.slice(0, most);
}

/** Id of the heading the reader has reached. */
function useCurrentHeading(headings: Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = headings.map(({ id }) => id).join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(reached.target.id);
      },
      { rootMargin: '-80px 0px -70%' },
    );
    for (const id of ids.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
