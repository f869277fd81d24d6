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
 * An address too long to be whole. The full slug and its first 120 characters were tried on the way here; the visitor
 * may try 80 and then 50 (specification, section 4).
 */
export function LongSlug({ slug }: { slug: string }) {
  const source = use(DataContext)!;
  const navigate = useNavigate();
  const withBrand = useBrandPath();
  const [attempts, setAttempts] = useState(0);
  const [trying, setTrying] = useState(false);
  useSlugWarning(slug);
  const cut = limits.slugManualTruncations[attempts];

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
        <Button icon="refresh-cw" disabled={trying || cut === undefined} onClick={() => cut && void tryShorter(cut)}>
          Try Shorter URL
        </Button>
        <Button to={href('blog')} variant="secondary" icon="newspaper">
          Go to News
        </Button>
      </div>
    </>
  );
}

/** The first of these slugs that is a post; null when none is. */
async function findPost(source: DataSource, slugs: string[]): Promise<{ slug: string } | 'unavailable' | null> {
  for (const slug of slugs) {
    const answer = await source.load('post', { slug });
    if (answer.ok) return { slug: answer.value.post.slug };
    if (answer.reason === 'moved') return { slug: answer.slug };
    if (answer.reason === 'unavailable') return 'unavailable';
  }
  return null;
}
