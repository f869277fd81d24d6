import type { HeroSlide } from '#shared/brands/brand.ts';
import { ThemedPicture } from '#views/components/picture/themed-picture.tsx';
import { useAsset, usePageContext } from '#views/runtime/page-context.tsx';

/** The drawing, and what comes into it one after the other when its slide is shown. */
const frames = ['drawing', 'first', 'second'] as const;

/** The picture of one slide: a file with three frames below each other (views/art/iso-kit.ts), each laid over the last. */
export function HeroPicture({ art, eager }: Pick<HeroSlide, 'art'> & { eager: boolean }) {
  const asset = useAsset();
  const { brand } = usePageContext();
  return frames.map((frame) => (
    <ThemedPicture
      key={frame}
      src={(theme) => asset(`/art/${brand.id}/hero-${art}-${theme}.svg`)}
      width={640}
      height={480}
      eager={eager}
      alt={art === 'map' && frame === 'drawing' ? mapAlt : ''}
    />
  ));
}

const mapAlt = 'Map of Ohio with Muskingum County marked and pins at Dresden and Pickerington';
