import { useBrandPath } from '../context.tsx';

/** The drawn cover of a post without a picture: the server draws it from the slug in the brand's colors. */
export function PostCover({ slug }: { slug: string }) {
  const withBrand = useBrandPath();
  return (
    <img
      className="post-cover"
      src={withBrand(`/art/cover/${encodeURIComponent(slug)}.svg`)}
      width="640"
      height="400"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
