import { hasHours, hoursTable, specialDayText, unusualDays } from '#shared/firm/office-hours.ts';
import { directionsUrl, type Office, postalAddress, visitText } from '#shared/firm/offices.ts';
import { ohioDate, printedWeekday } from '#shared/format/ohio-date.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';
import { FactsList } from '../facts-list.tsx';
import { ArrowLink } from '../link.tsx';
import { LocationsPicture } from '../picture/locations-picture.tsx';
import { OpenNow } from './open-now.tsx';

/** The brand's offices, beside the map of their counties. */
export function OfficesRow() {
  return (
    <div className="columns columns-2 columns-wide offices">
      <div className="card-grid">
        {usePageContext().brand.offices.map((office) => (
          <OfficeCard key={office.id} office={office} />
        ))}
      </div>
      <LocationsPicture />
    </div>
  );
}

/** An office with address, hours in Eastern time, and whether it is open. */
export function OfficeCard({ office }: { office: Office }) {
  const { now } = usePageContext();
  const { id, town, county, street } = office;
  const usual = hoursTable(office).map(({ days, hours }) => [days, hours]);
  const special = unusualDays(office, ohioDate(new Date(now))).map((day) => [
    [...new Set([day.date, day.last])].map(printedWeekday).join(' to '),
    specialDayText(day),
  ]);
  return (
    <article className="card office-card" id={id}>
      <h3>{town}</h3>
      <address>
        {postalAddress(office)}
        <br />
        {county}
      </address>
      <p>{visitText(office)}</p>
      {hasHours(office) && <OpenNow office={office} />}
      <FactsList className="office-hours" facts={Object.fromEntries([...usual, ...special])} />
      {street && <ArrowLink to={directionsUrl(office)}>Directions to {town}</ArrowLink>}
    </article>
  );
}
