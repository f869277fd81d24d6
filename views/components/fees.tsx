import { feeLabel, priceLabel } from '#shared/firm/prices.ts';
import { serviceFees } from '#shared/firm/service-fees.ts';
import type { ServiceSlug } from '#shared/firm/services.ts';
import type { Service } from '#shared/firm/services-catalog.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { contactAbout } from './contact-form/send-to-us.tsx';
import { ArrowLink } from './link.tsx';
import { CheckList } from './lists.tsx';
import { Section } from './section.tsx';

/** What a service costs: where it starts, and worked examples; nothing until the owner has set a price. */
export function Fees({ service }: { service: ServiceSlug }) {
  const { start, examples } = serviceFees(usePageContext().brand, service);
  if (!start && examples.length === 0) return null;
  return (
    <div className="fees">
      {start && (
        <p className="fees-start">
          {start.price[1] === null && <small>from</small>}{' '}
          <b>{priceLabel([start.price[0], start.price[1] ?? start.price[0]])}</b> {start.unit}
        </p>
      )}
      {examples.length > 0 && (
        <dl>
          {examples.map((fee) => (
            <div key={fee.example}>
              <dt>{fee.example}</dt>
              <dd>{feeLabel(fee)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Where the price of a service starts, within a text; nothing until the owner has set it. */
export function StartingFee({ service }: { service: ServiceSlug }) {
  const { start } = serviceFees(usePageContext().brand, service);
  return start && `${feeLabel(start)}.`;
}

/** The same in the head of its page, as a link to where the text says more. */
export function FeeLink({ service }: { service: ServiceSlug }) {
  const { start } = serviceFees(usePageContext().brand, service);
  return start && <ArrowLink to="#fee">{`What it costs: ${feeLabel(start)}`}</ArrowLink>;
}

/** Price and worked examples as a section of its own, with what the firm does for it. */
export function FeeSection({ service: { id, features } }: { service: Service }) {
  const { start, examples } = serviceFees(usePageContext().brand, id);
  if (!start && examples.length === 0) return null;
  return (
    <Section id="fee" title="What it costs, and what we do for it">
      <Fees service={id} />
      <CheckList items={features} />
      <p>You hear your own fee, in writing, before the work begins.</p>
      <ArrowLink to={contactAbout(id)}>Ask for your fee</ArrowLink>
    </Section>
  );
}
