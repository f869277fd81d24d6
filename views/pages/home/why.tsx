import { Icon } from '#views/components/icon.tsx';
import { Section } from '#views/components/section.tsx';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Reasons to choose the firm. */
export function Why() {
  const { why } = usePageContext().brand;
  return (
    <Section title={why.title} className="why">
      <ul className="auto-grid">
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
    </Section>
  );
}
