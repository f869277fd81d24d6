import { useAsset, usePageContext } from '../context.tsx';

/** The counties around the offices with towns and sister sites, and its key. */
export function LocationsPicture() {
  const asset = useAsset();
  const { brand } = usePageContext();
  return (
    <figure className="locations">
      <span className="art">
        {(['light', 'dark'] as const).map((theme) => (
          <img
            key={theme}
            className={`art-${theme}`}
            src={asset(`/art/${brand.id}/locations-map-${theme}.svg`)}
            width="720"
            height="640"
            alt="Map of east central Ohio: offices in Dresden and Pickerington, sister sites in Zanesville, Coshocton, Newark, Cambridge, Mount Vernon, Newcomerstown, Marietta and Columbus"
            loading="lazy"
            decoding="async"
          />
        ))}
      </span>
      <figcaption>
        <span className="locations-home">Muskingum County</span>
        <span className="locations-area">Counties with an office or sister site</span>
      </figcaption>
    </figure>
  );
}
