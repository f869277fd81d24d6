type Props = {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  className?: string;
  /** Above the fold: fetched with the page, no placeholder. */
  eager?: boolean;
};

/** Until the picture is fetched. Without a size of its own, so that the attributes' proportions hold. */
const placeholder = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/**
 * A picture that is fetched when it comes within 50 px of the viewport: the inline head script moves `data-src` to `src`
 * and sets `data-state` to loaded or failed. Without scripts the copy in noscript is shown.
 */
export function LazyImage({ src, alt, width, height, srcSet, sizes, className = '', eager = false }: Props) {
  const size = { width, height };
  const candidates = srcSet ? { srcSet, sizes } : {};
  if (eager)
    return (
      <span className="picture" data-state="eager">
        <img {...size} {...candidates} alt={alt} src={src} fetchPriority="high" decoding="async" />
        <PictureFailed />
      </span>
    );
  return (
    <span className={`picture ${className}`.trim()} data-state="waiting">
      <img
        {...size}
        alt={alt}
        src={placeholder}
        data-src={src}
        data-srcset={srcSet}
        data-sizes={sizes}
        className="lazy"
        decoding="async"
        suppressHydrationWarning
      />
      <noscript>
        <img {...size} {...candidates} alt={alt} src={src} loading="lazy" />
      </noscript>
      <PictureFailed />
    </span>
  );
}

/** Its words come from the inline head script: browsers that show only text do not know `hidden`. */
function PictureFailed() {
  return <span className="picture-failed" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
