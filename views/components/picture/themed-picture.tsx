type Props = {
  src: (theme: 'light' | 'dark') => string;
  width: number;
  height: number;
  alt: string;
  /** Above the fold: the inline head script fetches that of the theme at once (client/inline/lazy-images.ts). */
  eager?: boolean;
};

/** A drawing as one picture per theme. The stylesheet hides one of them, and a hidden lazy picture is not fetched. */
export function ThemedPicture({ src, width, height, alt, eager }: Props) {
  return (
    <span className="art">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`art-${theme}`}
          src={src(theme)}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          fetchPriority={eager ? 'high' : undefined}
        />
      ))}
    </span>
  );
}
