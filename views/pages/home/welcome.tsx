import { ValueCard } from '#views/components/cards/value-card.tsx';
import type { IconName } from '#views/runtime/icon-names.ts';
import { usePageContext } from '#views/runtime/page-context.tsx';

/** Introduction of the firm with three value cards. */
export function Welcome() {
  const { welcome } = usePageContext().brand;
  return (
    <section className="section welcome" id="welcome">
      <div className="wrap">
        <div className="welcome-head">
          <h2>{welcome.title}</h2>
          <p className="lead">{welcome.lead}</p>
        </div>
        <div className="card-grid card-grid-3 value-cards">
          {welcome.cards.map(({ title, text, icon }) => (
            <ValueCard key={title} title={title} text={text} icon={icon as IconName} />
          ))}
        </div>
      </div>
    </section>
  );
}
