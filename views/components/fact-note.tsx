import { printedDate } from '#shared/format/ohio-date.ts';
import type { Fact } from '#shared/tax/facts/fact.ts';
import { usePageContext } from '../runtime/page-context.tsx';

type ShownFact = Pick<Fact, 'id' | 'taxYear' | 'source' | 'checkedOn' | 'validThrough'>;

/** Tax year, review date and sources of the figures above; marks figures that are out of date. */
export function FactNote({ facts }: { facts: readonly ShownFact[] }) {
  const { now } = usePageContext();
  const today = now.slice(0, 10);
  const years = distinct(facts.map((fact) => String(fact.taxYear)));
  // A fact may be valid for a range, such as "2026 to 2030".
  const several = years.length > 1 || /\D/.test(years[0] ?? '');
  const checked = facts.map((fact) => fact.checkedOn).sort()[0];
  const sources = [...new Map(facts.map(({ source }) => [source.url, source])).values()];
  const stale = facts.some((fact) => fact.validThrough < today);
  if (!checked) return null;
  return (
    <p className="fact-note" data-stale={stale ? '' : undefined}>
      Figures for {several ? 'tax years' : 'tax year'} {years.join(' and ')}, checked on{' '}
      <time dateTime={checked}>{printedDate(checked)}</time>. {sources.length > 1 ? 'Sources' : 'Source'}:{' '}
      {sources.map(({ label, url }, index) => (
        <span key={url}>
          {index > 0 && '; '}
          <a href={url} rel="noopener noreferrer">
            {label}
          </a>
        </span>
      ))}
      .{stale && <strong> Some of these figures are out of date. Call us before you rely on them.</strong>}
    </p>
  );
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].sort();
}
