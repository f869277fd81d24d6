import type { ClientBrand } from '#shared/brands/client-brand.ts';
import { printedDate } from '#shared/format/ohio-date.ts';
import { type FactHead, isOldSource, isStale } from '#shared/tax/facts/fact.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { Link } from './link.tsx';

/** Tax year, dates and sources of the figures above, and which are past. `year`: that of a result, whose own amounts stay true. */
export function FactNote({ facts, year }: { facts: readonly FactHead[]; year?: number }) {
  const now = new Date(usePageContext().now);
  const years = [...new Set(facts.map(({ taxYear }) => taxYear))].sort();
  const isOld = ({ asOf }: { asOf?: string }) => isOldSource(asOf, now);
  const checked = facts
    .filter((fact) => !isOld(fact))
    .map((fact) => fact.checkedOn)
    .sort()[0];
  // Several sections of an act share one address.
  const sources = [
    ...new Map(facts.map(({ source, asOf }) => [source.label + (asOf ?? ''), { ...source, asOf }])).values(),
  ];
  const past = usePastText(facts, year);
  const expected = facts.filter(({ expectedFrom }) => expectedFrom !== undefined);
  if (facts.length === 0) return null;
  return (
    <p className="fact-note">
      Figures for {years.length > 1 ? 'tax years' : 'tax year'} {years.join(' and ')}
      {checked && (
        <>
          , checked on <time dateTime={checked}>{printedDate(checked)}</time>
        </>
      )}
      . {sources.length > 1 ? 'Sources' : 'Source'}:{' '}
      {sources.map(({ label, url, asOf }, index) => (
        <span key={label + asOf}>
          {index > 0 && '; '}
          <Link to={url}>{label}</Link>
          {asOf && `, as of ${asOf}${isOld({ asOf }) ? ', not confirmed since' : ''}`}
        </span>
      ))}
      .
      {expected.length > 0 && (
        <strong>
          {' '}
          Expected, with the figure of {expected[0]!.expectedFrom}: {expected.map(({ label }) => label).join('; ')}.
        </strong>
      )}
      {past && <strong> {past}</strong>}
    </p>
  );
}

type Dated = Omit<FactHead, 'id' | 'source'>;

/** What a text says instead of a figure that is past its day. */
export function beingChecked({ contact }: Pick<ClientBrand, 'contact'>): string {
  return `[we are checking this figure: call us at ${contact.phone}]`;
}

/** Above the result of a tool: which of its figures are past their day, and whose they are. `year` as for FactNote. */
export function PastFigures({ facts, year }: { facts: readonly Dated[]; year?: number }) {
  const past = usePastText(facts, year);
  return past && <p className="past-figures">{past}</p>;
}

function usePastText(facts: readonly Dated[], year?: number): string | null {
  const { now, brand } = usePageContext();
  const past = facts.filter((fact) => (fact.taxYear !== year || fact.expectedFrom) && isStale(fact, new Date(now)));
  if (past.length === 0) return null;
  const years = [...new Set(past.map(({ taxYear, expectedFrom }) => expectedFrom ?? taxYear))].sort().join(' and ');
  const labels = [...new Set(past.map(({ label }) => label))].join('; ');
  return `Figures of ${years}. Newer ones are due, and we are checking: ${labels}. Call us at ${brand.contact.phone} before you rely on them.`;
}
