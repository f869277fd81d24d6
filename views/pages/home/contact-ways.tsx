import { weekText } from '#shared/firm/office-hours.ts';
import { postalAddress } from '#shared/firm/offices.ts';
import { href } from '#shared/site/routes.ts';
import { Icon } from '#views/components/icon.tsx';
import { Link, PhoneLink } from '#views/components/link.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Heading of the contact section, and the ways to reach the firm without the form. */
export function ContactWays() {
  const { brand } = usePageContext();
  const { title, lead } = brand.contactSection;
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
      <ul className="rows contact-methods">
        <li>
          <Icon name="phone" />
          <div>
            <h3>Call</h3>
            <PhoneLink />
          </div>
        </li>
        {brand.offices.map((office) => (
          <li key={office.id}>
            <Icon name="map-pin" />
            <div>
              <h3>{office.town}</h3>
              <p>{postalAddress(office)}</p>
            </div>
          </li>
        ))}
        <li>
          <Icon name="clock" />
          <div>
            <h3>Virtual or in person</h3>
            <p>{weekText(brand.offices[0])}</p>
          </div>
        </li>
        <li>
          <Icon name="calendar-days" />
          <div>
            <h3>By appointment</h3>
            <Link to={href('schedule')}>{brand.closing.button}</Link>
          </div>
        </li>
      </ul>
    </>
  );
}
