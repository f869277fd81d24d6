import type { ReactNode } from 'react';
import { printedDate } from '#shared/format/ohio-date.ts';
import { type FactHead, isOldSource, isStale } from '#shared/tax/facts/fact.ts';
import { usePageContext } from '../runtime/page-context.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { wholeFormNumbers } from './whole-form-numbers.tsx';

/** More sources than these are in a row that opens. */
const mostOpenSources = 2;

/** Tax year, dates and sources of the figures above. */
export function FactNote({ facts }: { facts: readonly FactHead[] }) {
  const now = new Date(usePageContext().now);
  const years = [...new Set(facts.map(({ taxYear }) => taxYear))].sort();
  const isOld = ({ asOf }: { asOf?: string }) => isOldSource(asOf, now);
  // A figure of a year often comes out the year before.
  const isOlder = ({ asOf, taxYear }: FactHead) => Number(asOf?.match(/\d{4}/)?.[0]) < taxYear - 1;
  const checked = facts
    .filter((fact) => !isOld(fact) && !fact.source.secondHand)
    .map((fact) => fact.checkedOn)
    .sort()[0];
  // Several sections of an act share one address.
  const sources = [
    ...new Map(facts.map(({ source, asOf }) => [source.label + (asOf ?? ''), { ...source, asOf }])).values(),
  ];
  const expected = facts.filter(({ expectedFrom }) => expectedFrom !== undefined);
  if (facts.length === 0) return null;
  const head = (
    <>
      Figures for {years.length > 1 ? 'tax years' : 'tax year'} {years.join(' and ')}
      {facts.some((fact) => isOld(fact) || isOlder(fact)) && ', some from older editions'}.{' '}
      {sources.length > 1 ? `${sources.length} sources` : 'Source'}
      {checked && (
        <>
          , read on <time dateTime={checked}>{printedDate(checked)}</time>
        </>
      )}
    </>
  );
  const links = sources.map(({ label, url, asOf }, index) => (
    <span key={label + asOf}>
      {index > 0 && '; '}
      <Link to={url}>{wholeFormNumbers(label)}</Link>
      {asOf && `, edition of ${asOf}${isOld({ asOf }) ? ', not confirmed since' : ''}`}
    </span>
  ));
  const note = expected.length > 0 && (
    <strong>
      {' '}
      Expected, with the figure of {expected[0]!.expectedFrom}: {expected.map(({ label }) => label).join('; ')}.
    </strong>
  );
  return (
    <SourcesNote head={head} links={links}>
      {note}
    </SourcesNote>
  );
}

type SourcesProps = { head: ReactNode; links: readonly ReactNode[]; children?: ReactNode };

/** What is said of a text’s sources, then the sources, more than two in a row that opens; `children` is in sight in both cases. */
export function SourcesNote({ head, links, children }: SourcesProps) {
  if (links.length <= mostOpenSources)
    return (
      <p className="note fact-note">
        {head}: {links}.{children}
      </p>
    );
  return (
    <>
      <details className="note fact-note">
        <summary>
          <span>{head}</span>
          <Icon name="chevron-down" />
        </summary>
        <p>{links}.</p>
      </details>
      {children && <p className="note fact-note">{children}</p>}
    </>
  );
}

type Dated = Omit<FactHead, 'id' | 'source'>;

/** What a text says of a figure that is past its last day: the figure, and when it held. */
export function pastFigure(text: string, { asOf, taxYear }: Pick<FactHead, 'asOf' | 'taxYear'>): string {
  return `${text} (${asOf ?? taxYear})`;
}

/** Above the result of a tool: which of its figures are past their day, and whose they are. `year`: that of the result, whose own amounts stay true. */
export function PastFigures({ facts, year }: { facts: readonly Dated[]; year?: number }) {
  const { now, brand } = usePageContext();
  const past = facts.filter((fact) => (fact.taxYear !== year || fact.expectedFrom) && isStale(fact, new Date(now)));
  if (past.length === 0) return null;
  const years = [...new Set(past.map(({ taxYear, expectedFrom }) => expectedFrom ?? taxYear))].sort().join(' and ');
  const labels = [...new Set(past.map(({ label }) => label))].join('; ');
  return (
    <p className="past-figures">
      {`Figures of ${years}, not compared with newer ones: ${labels}. Call us at ${brand.contact.phone} before you rely on them.`}
    </p>
  );
}
