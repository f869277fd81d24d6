import { useAsset, usePageContext } from '#views/runtime/page-context.tsx';
import { ThemedPicture } from './themed-picture.tsx';

/** Map of the counties around the offices with towns and sister sites, and its legend. */
export function LocationsPicture() {
  const asset = useAsset();
  const { brand } = usePageContext();
  return (
    <figure className="locations no-print">
      <ThemedPicture
        src={(theme) => asset(`/art/${brand.id}/locations-map-${theme}.svg`)}
        width={720}
        height={640}
        alt="Map of east central Ohio: offices in Dresden and Pickerington, sister sites in Zanesville, Coshocton, Newark, Cambridge, Mount Vernon, Newcomerstown, Marietta and Columbus"
      />
      <figcaption>
        <span className="locations-home">Muskingum County</span>{' '}
        <span className="locations-area">Counties with an office or sister site</span>
      </figcaption>
    </figure>
  );
}
