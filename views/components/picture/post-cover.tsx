import type { Theme } from '#shared/brands/brand.ts';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import { ThemedPicture } from './themed-picture.tsx';

/** The drawn cover of a post without a picture: the server draws it from its name in the brand's colors. */
export function PostCover({ cover, eager }: { cover: string; eager?: boolean }) {
  const withBrand = useBrandPath();
  return (
    <ThemedPicture
      {...coverSize}
      src={(theme) => withBrand(coverPath(cover, theme))}
      alt=""
      priority={eager ? 'high' : undefined}
    />
  );
}

export const coverPath = (cover: string, theme: Theme) => `/art/cover/${encodeURIComponent(cover)}.svg?theme=${theme}`;

export const coverSize = { width: 560, height: 350 };
