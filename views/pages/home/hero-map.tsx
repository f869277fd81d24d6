import { ThemedPicture } from '#views/components/picture/themed-picture.tsx';
import { useAsset, usePageContext } from '#views/runtime/page-context.tsx';

/** Raised Ohio with Muskingum County filled and the two offices pinned. A file, not markup: it weighs more than the page. */
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
