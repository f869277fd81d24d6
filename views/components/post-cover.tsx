import { useBrandPath } from '../context.tsx';
import { ThemedPicture } from './themed-picture.tsx';

/** The drawn cover of a post without a picture: the server draws it from the slug in the brand's colors. */
export function PostCover({ slug }: { slug: string }) {
  const withBrand = useBrandPath();
  return (
    <ThemedPicture
      src={(theme) => withBrand(`/art/cover/${encodeURIComponent(slug)}.svg?theme=${theme}`)}
      width={560}
      height={350}
      alt=""
    />
  );
}
