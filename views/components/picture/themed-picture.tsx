import { Fragment } from 'react';
import { LazyImage } from './lazy-image.tsx';

type Props = {
  src: (theme: 'light' | 'dark') => string;
  width: number;
  height: number;
  alt: string;
  /** In the first screen: fetched with the page when `high`, else after the first paint (client/inline/lazy-images.ts). */
  priority?: 'high' | 'auto';
};

/** A drawing as one picture per theme. The stylesheet hides one of them, and a hidden lazy picture is not fetched. */
export function ThemedPicture({ src, alt, priority, ...size }: Props) {
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
