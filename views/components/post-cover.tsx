import { useBrandPath } from '../context.tsx';

/** The drawn cover of a post without a picture: the server draws it from the slug in the brand's colors. */
export function PostCover({ slug }: { slug: string }) {
  const withBrand = useBrandPath();
  return (
    <span className="art">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`art-${theme}`}
          src={withBrand(`/art/cover/${encodeURIComponent(slug)}.svg?theme=${theme}`)}
          width="560"
          height="350"
          alt=""
          loading="lazy"
          decoding="async"
        />
      ))}
    </span>
  );
}
