import type { Theme } from '#shared/brands/brand.ts';
import { useSource } from '#views/runtime/use-data.tsx';
import { ThemedPicture } from './themed-picture.tsx';

type Props = {
  /** Path of the drawing, without fingerprint and brand parameter. */
  path: (theme: Theme) => string;
  /** Its address. */
  src: (theme: Theme) => string;
  width: number;
  height: number;
};

/**
 * The drawing beside a page's title, there at the first paint and without a request: the server writes it into the page,
 * and the start script shows the one of the theme. Without scripts, and on pages opened later, it is fetched like others.
 */
export function TitleArt({ path, ...picture }: Props) {
  const { drawing } = useSource();
  return <ThemedPicture {...picture} drawn={(theme) => drawing?.(path(theme))} alt="" />;
}
