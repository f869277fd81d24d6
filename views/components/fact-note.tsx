import { printedDate } from '#shared/format/ohio-date.ts';
import { type FactHead, isOldSource, isStale } from '#shared/tax/facts/fact.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { Link } from './link.tsx';

/** Tax year, review date and sources of the figures above; marks figures that are expected or out of date. */
export function FactNote({ facts }: { facts: readonly FactHead[] }) {
  const now = new Date(usePageContext().now);
  const years = distinctYears(facts.map((fact) => String(fact.taxYear)));
  // A fact may be valid for a range, such as "2026 to 2027".
  const several = years.length > 1 || /\D/.test(years[0] ?? '');
  const isOld = ({ asOf }: { asOf?: string }) => isOldSource(asOf, now);
  const checked = facts
    .filter((fact) => !isOld(fact))
    .map((fact) => fact.checkedOn)
    .sort()[0];
  // Several sections of an act share one address.
  const sources = [
    ...new Map(facts.map(({ source, asOf }) => [source.label + (asOf ?? ''), { ...source, asOf }])).values(),
  ];
  const stale = facts.filter((fact) => isStale(fact, now));
  const expected = facts.filter(({ expectedFrom }) => expectedFrom !== undefined);
  if (facts.length === 0) return null;
  return (
    <p className="fact-note" data-stale={stale.length > 0 ? '' : undefined}>
      Figures for {several ? 'tax years' : 'tax year'} {years.join(' and ')}
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
          Expected, with the figure of {expected[0]!.expectedFrom}:{' '}
          {expected.map(({ label }) => label.toLowerCase()).join('; ')}.
        </strong>
      )}
      {stale.length > 0 && (
        <strong>
          {' '}
          Out of date, and being checked: {[...new Set(stale.map(({ label }) => label))].join('; ')}. Call us before you
          rely on them.
        </strong>
      )}
    </p>
  );
}

/** Years and ranges such as "2026 to 2027", each once, without those that lie within another. */
function distinctYears(values: string[]): string[] {
  const [first, last] = [(years: string) => years.slice(0, 4), (years: string) => years.slice(-4)];
  const lies = (years: string, within: string) => first(within) <= first(years) && last(years) <= last(within);
  const all = [...new Set(values)].sort();
  return all.filter((years) => !all.some((other) => other !== years && lies(years, other)));
}
