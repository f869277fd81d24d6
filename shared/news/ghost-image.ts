/** Widths in pixels to which Ghost scales every uploaded picture. */
export const ghostImageWidths = [600, 1000, 1600, 2000] as const;

const upload =
  /^(https?:\/\/[^?#]*?\/content\/images\/)(?:size\/w\d+\/(?:format\/\w+\/)?)?([^?#]+\.(?:jpe?g|png|webp))$/i;

/**
 * The URL of a picture uploaded to Ghost in one of its sizes, or null for a picture that Ghost cannot scale
 * (another host, SVG, GIF).
 * @param width one of `ghostImageWidths`
 * @param format default: the format of the upload
 */
export function ghostImage(
  url: string,
  width: (typeof ghostImageWidths)[number],
  format?: 'webp' | 'avif',
): string | null {
  const found = upload.exec(url);
  return found && `${found[1]}size/w${width}/${format ? `format/${format}/` : ''}${found[2]}`;
}

/**
 * A `srcset` of a picture uploaded to Ghost, or null for any other picture.
 * @param largest width in pixels above which no candidate is listed; the first size that covers it is the last
 */
export function ghostSrcset(
  url: string,
  format?: 'webp' | 'avif',
  largest: number = Number.POSITIVE_INFINITY,
): string | null {
  const end = ghostImageWidths.findIndex((width) => width >= largest);
  const widths = end === -1 ? ghostImageWidths : ghostImageWidths.slice(0, end + 1);
  const candidates = widths.map((width) => [ghostImage(url, width, format), width] as const);
  if (candidates.some(([resized]) => resized === null)) return null;
  return candidates.map(([resized, width]) => `${resized} ${width}w`).join(', ');
}
