import { useEffect } from 'react';
import * as limits from '#shared/limits.ts';
import { isLongSlug } from '#shared/news/slug.ts';

/** Warns in the console about a long slug of a post, found or not. */
export function useSlugWarning(slug: string): void {
  useEffect(() => {
    if (isLongSlug(slug)) console.warn(`Blog slug is longer than ${limits.slugLength} characters: ${slug.length}`);
  }, [slug]);
}
