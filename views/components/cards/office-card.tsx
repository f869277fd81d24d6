import { hoursTable } from '#shared/firm/office-hours.ts';
import { type Office, postalAddress } from '#shared/firm/offices.ts';
import { useBrandPath } from '#views/runtime/page-context.tsx';
import { Icon } from '../icon.tsx';
import { OpenNow } from './open-now.tsx';

/** An office with address, hours in Eastern time, whether it is open, and its vCard. */
export function OfficeCard({ office }: { office: Office }) {
  const withBrand = useBrandPath();
  const { id, town, county, visit } = office;
  return (
    <article className="card office-card" id={id}>
      <Icon name="map-pin" className="card-icon" />
      <h3>{town}</h3>
      <address>
        {postalAddress(office)}
        <br />
        {county}
      </address>
      <p>{visit}</p>
      <OpenNow office={office} />
      <dl className="office-hours">
        {hoursTable(office).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <a className="office-vcard" href={withBrand(`/offices/${id}.vcf`)} download>
        <Icon name="download" /> Save contact card<span className="visually-hidden">: {town}</span>
      </a>
    </article>
  );
}
