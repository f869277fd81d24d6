import { useEffect, useState } from 'react';
import type { Post } from '#shared/news/post.ts';
import { Icon } from '#views/components/icon.tsx';
import { wholeFormNumbers } from '#views/components/whole-form-numbers.tsx';

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
      <details className="contents-folded">
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
