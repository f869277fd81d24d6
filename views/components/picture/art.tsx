import { Fragment } from 'react';
import type { SceneName } from '#shared/brands/scenes.ts';
import { useAsset, usePageContext } from '#views/runtime/page-context.tsx';
import { LazyImage } from './lazy-image.tsx';

/** An illustration in the brand's colors, 640 by 480; decoration beside the words that it illustrates. */
export function Art({ scene, priority }: { scene: SceneName; priority?: 'high' | 'auto' }) {
  const asset = useAsset();
  const { brand } = usePageContext();
  return (
    <ThemedPicture
      src={(theme) => asset(`/art/${brand.id}/${scene}-${theme}.svg`)}
      width={640}
      height={480}
      alt=""
      priority={priority}
    />
  );
}

type ThemedPictureProps = {
  src: (theme: 'light' | 'dark') => string;
  width: number;
  height: number;
  alt: string;
  /** In the first screen: fetched with the page when `high`, else after the first paint (client/inline/lazy-images.ts). */
  priority?: 'high' | 'auto';
};

/** A drawing as one picture per theme. The stylesheet hides one of them, and a hidden lazy picture is not fetched. */
export function ThemedPicture({ src, alt, priority, ...size }: ThemedPictureProps) {
  return (
    <span className="art">
      {(['light', 'dark'] as const).map((theme) => (
        <Fragment key={theme}>
          {priority ? (
            <img
              className={`art-${theme}`}
              src={src(theme)}
              alt={alt}
              {...size}
              loading="lazy"
              fetchPriority={priority === 'high' ? 'high' : undefined}
            />
          ) : (
            <LazyImage className={`art-${theme}`} src={src(theme)} alt={alt} {...size} />
          )}{' '}
        </Fragment>
      ))}
    </span>
  );
}
