import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as limits from '#shared/limits.ts';
import { truncateSlug } from '#shared/news/slug.ts';
import { href } from '#shared/site/routes.ts';
import { Button } from '#views/components/button.tsx';
import { Callout } from '#views/components/callout.tsx';
import { showLoadError } from '#views/components/toast/load-error-toast.ts';
import { showToast } from '#views/components/toast/toast-store.ts';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import { DataContext, type DataSource } from '#views/runtime/use-data.tsx';
import { useSlugWarning } from './slug-warning.ts';

/**
 * For a post's slug that is too long. The server has tried the full and the automatically truncated slug; the visitor may
 * try the lengths of `slugManualTruncations`.
 */
export function LongSlug({ slug }: { slug: string }) {
  const source = use(DataContext)!;
  const navigate = useNavigate();
  const withBrand = useBrandPath();
  const [attempts, setAttempts] = useState(0);
  const [trying, setTrying] = useState(false);
  useSlugWarning(slug);
  const nextLength = limits.slugManualTruncations[attempts];

  async function tryShorter(length: number) {
    setTrying(true);
    const found = await findPost(source, truncateSlug(slug, length));
    setTrying(false);
    if (found === 'unavailable') {
      showLoadError('post');
      return;
    }
    if (found) {
      showToast({ title: 'Success!', description: 'Post found with shorter URL. Redirecting...' });
      navigate(withBrand(href('blogPost', { slug: found.slug })));
      return;
    }
    setAttempts(attempts + 1);
    const last = attempts + 1 === limits.slugManualTruncations.length;
    const description = last
      ? 'Multiple attempts failed. The post may not exist.'
      : 'Could not find the post with a shorter URL.';
    showToast({ title: 'Retry failed', description, tone: 'destructive' });
  }

  return (
    <>
      <Callout tone="warning">This blog post URL is exceptionally long and might cause issues.</Callout>
      <p>Part of it may have been pasted twice. A shorter address often leads to the same article.</p>
      <div className="button-row">
        <Button
          icon="refresh-cw"
          disabled={trying || nextLength === undefined}
          onClick={() => nextLength && void tryShorter(nextLength)}
        >
          Try Shorter URL
        </Button>
        <Button to={href('blog')} variant="secondary" icon="newspaper">
          Go to News
        </Button>
      </div>
    </>
  );
}

/** The first of the slugs that belongs to a post; null for none. */
async function findPost(source: DataSource, slugs: string[]): Promise<{ slug: string } | 'unavailable' | null> {
  for (const slug of slugs) {
    const result = await source.load('post', { slug });
    if (result.ok) return { slug: result.value.post.slug };
    if (result.reason === 'redirected') return { slug: result.slug };
    if (result.reason === 'unavailable') return 'unavailable';
  }
  return null;
}
