import { usePageContext } from '#views/runtime/page-context.tsx';
import { LocationsPicture } from '../picture/locations-picture.tsx';
import { OfficeCard } from './office-card.tsx';

/** The brand's offices beside the map of the counties around them. */
export function OfficesRow() {
  return (
    <div className="columns columns-2 columns-wide">
      <div className="card-grid">
        {usePageContext().brand.offices.map((office) => (
          <OfficeCard key={office.id} office={office} />
        ))}
      </div>
      <LocationsPicture />
    </div>
  );
}
