import { Icon } from '#views/components/icon.tsx';
import { Section } from '#views/components/section.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Reasons to choose the firm. */
export function Why() {
  const { why } = usePageContext().brand;
  return (
    <Section title={why.title} className="why">
      <ul className="check-list">
        {why.points.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
