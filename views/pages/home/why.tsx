import { Icon } from '#views/components/icon.tsx';
import { LocationsPicture } from '#views/components/picture/locations-picture.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Reasons to choose the firm, beside the map of the offices. */
export function Why() {
  const { why } = usePageContext().brand;
  return (
    <section className="section why">
      <div className="wrap">
        <LocationsPicture towns />
        <div className="why-text">
          <h2>{why.title}</h2>
          <ul>
            {why.points.map(({ title, text }) => (
              <li key={title}>
                <span className="why-tick">
                  <Icon name="check" />
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
