import { ThemedPicture } from '#views/components/picture/themed-picture.tsx';
import { useAsset, usePageContext } from '#views/runtime/page-context.tsx';

/** The map of Ohio with the two offices. A file and not inline SVG, which would be larger than the rest of the page. */
export function HeroMap() {
  const asset = useAsset();
  const { brand } = usePageContext();
  return (
    <ThemedPicture
      src={(theme) => asset(`/art/${brand.id}/hero-map-${theme}.svg`)}
      width={720}
      height={570}
      alt="Map of Ohio with Muskingum County marked and pins at Dresden and Pickerington"
      className="art-map"
    />
  );
}
