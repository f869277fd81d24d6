type Props = {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** Above the fold: fetched with the page, no placeholder. */
  eager?: boolean;
};

/**
 * A picture that is fetched when it comes within 50 px of the viewport: the inline head script copies `data-src` to `src`
 * and sets `data-state` to loaded or failed. Without scripts the copy in noscript is shown.
 */
export function LazyImage({ src, alt, width, height, srcSet, sizes, eager = false }: Props) {
  const size = { width, height, sizes };
  if (eager)
    return (
      <span className="picture" data-state="eager">
        <img {...size} alt={alt} src={src} srcSet={srcSet} fetchPriority="high" decoding="async" />
        <PictureFailed />
      </span>
    );
  return (
    <span className="picture" data-state="waiting">
      <img
        {...size}
        alt={alt}
        data-src={src}
        data-srcset={srcSet}
        className="lazy"
        decoding="async"
        suppressHydrationWarning
      />
      <noscript>
        <img {...size} alt={alt} src={src} srcSet={srcSet} loading="lazy" />
      </noscript>
      <PictureFailed />
    </span>
  );
}

function PictureFailed() {
  return (
    <span className="picture-failed" hidden suppressHydrationWarning>
      Image could not be loaded
    </span>
  );
}
